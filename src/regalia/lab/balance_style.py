"""The style sheet of the balance report: vellum and ink, dark where the reader prefers it, white on paper."""

from __future__ import annotations

STYLE = """
:root{--page:#e4d9c3;--card:#fdfbf5;--ink:#2f251d;--soft:#5d5044;--rule:#8c7a50;--line:#d9ccb0;--stripe:#f4eee2}
@media(prefers-color-scheme:dark){
:root{--page:#211b17;--card:#2d2620;--ink:#f1e8d8;--soft:#c4b6a0;--rule:#b39c66;--line:#4b4035;--stripe:#372e26}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px 20px 40px;max-width:1200px;
background:var(--page);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
h1,h2,.lead{font-family:Georgia,"Times New Roman",serif}
h1{margin:0;font-size:30px;line-height:1.2}
header{border-bottom:1px solid var(--rule);padding-bottom:14px}
header p{margin:6px 0 0;color:var(--soft);display:flex;flex-wrap:wrap;gap:4px 20px}
.lead{font-size:19px;max-width:52rem;margin:18px 0}
main{columns:2;column-gap:14px}
section{break-inside:avoid;background:var(--card);border:1px solid var(--line);
border-radius:8px;padding:14px 18px;margin:0 0 14px}
section.wide{column-span:all}
h2{font-size:18px;margin:0}
h2 i{font:600 13px system-ui,sans-serif;color:var(--soft);margin-right:8px}
section>p{margin:2px 0 8px;color:var(--soft);font-size:14px}
.fig{overflow-x:auto}
svg{width:100%;min-width:470px;height:auto;display:block;font:13px system-ui,sans-serif}
svg text{fill:var(--ink)} svg .ax{fill:var(--soft);font-size:12px} svg .v,svg .ev{font-weight:600;font-size:12px}
svg .small{font-size:11px}
.m{text-anchor:middle}.e{text-anchor:end}
.g{stroke:var(--line);fill:none}.even{stroke:var(--ink);stroke-dasharray:4 3;fill:none}.mid{stroke:var(--ink);stroke-width:1.5}
.bar{fill:var(--rule)}.whisk{stroke:var(--rule);stroke-width:4}.tick{stroke:var(--ink);stroke-width:3}
.outline{stroke:var(--ink);stroke-width:2;fill:none}.stripe{fill:var(--stripe)}
.dot{fill:var(--ink)}.ring{fill:var(--card);stroke:var(--ink);stroke-width:2}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:4px 18px;margin:8px 0 0;padding:0;font-size:13px;color:var(--soft)}
.legend li::before{content:"";display:inline-block;margin-right:7px;vertical-align:middle}
.legend .dot::before{width:11px;height:11px;border-radius:50%;background:var(--ink)}
.legend .ring::before{width:11px;height:11px;border-radius:50%;border:2px solid var(--ink)}
.legend .whisk::before{width:18px;height:5px;background:var(--rule)}
.legend .bar::before{width:18px;height:12px;background:var(--rule)}
.legend .outline::before{width:18px;height:12px;border:2px solid var(--ink);border-bottom:0}
.legend .tick::before{width:4px;height:14px;background:var(--ink)}
table{border-collapse:collapse;width:100%;font-size:13px;font-variant-numeric:tabular-nums}
td,th{text-align:right;padding:3px 10px;border-bottom:1px solid var(--line)}
td:first-child,th:first-child{text-align:left}
footer{color:var(--soft);font-size:13px;max-width:52rem;margin-top:8px}
@media(max-width:860px){main{columns:1}body{padding:16px 12px}}
@media print{:root{--page:#fff;--card:#fff;--ink:#000;--soft:#333;--rule:#777;--line:#ccc;--stripe:#f3f3f3}
body{max-width:none;padding:0}main{columns:1}section{border:0;border-top:1px solid #999;border-radius:0;padding:10px 0}
section.wide,table{break-inside:auto}tr{break-inside:avoid}svg{max-width:15cm}.bar,.whisk,.stripe,.dot{print-color-adjust:exact}}
"""
