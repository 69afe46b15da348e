"""Notices: what reaches people who are not at the table. Asked for, one by one, and never more than that.

`occasions` says what is worth a notice, `outbox` keeps it until it is sent or no longer true, `wishes` what each person asked
for, `courier` sends: by Web Push (`push`), by mail (`mail`) or to a program (`reaching`).
"""
