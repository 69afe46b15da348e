rules-section-all = All
rule-TINY-ALL-01 = One.
rule-TINY-ALL-02 = Two.
rule-TINY-ALL-03 = Three.
action-add = Add { $item }
action-draw = Draw
action-peek = Peek
action-done = Done
action-plan = Plan { $item }
prompt-act = { $count ->
    [one] One left
   *[other] { $count } left
}
waiting-act = { $who } acts
reason-elsewhere = Not now.
reason-too-much = { $left } at most.
reason-no-card = No card left.
log-add = { $seat } adds { $number }.
log-plan = { $seat } plans { $item }.
only-english = Only here
greeting = Hello { $name }
