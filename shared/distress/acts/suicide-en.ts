import type { Patterns } from '../grammar.ts'

/**
 * What shows that the visitor may die by suicide or harm themselves, ordered by certainty. Builds on suicide-words-en.
 */
export const suicideEn: Record<string, Patterns> = {
  'suicide.sure': `
    (leave|leaving|come|coming|go|going|get_there|arrive|check_out|depart|come_home) (home)? early ~ (god|jesus|lord|heaven|forgive|sin|mad|ok|okay|bad|wrong|angry|mind)?
    (god|jesus|lord|heaven|forgive|sin|mad|ok|okay|wrong|angry|mind|bad) ~ (if|to) i? (leave|come|go|check_out|depart) (home)? early
    (would_it_be|is_it|be) (so|that|really)? (bad|wrong|terrible) ~ (leave_early|to_leave|to_go|let_go|if_i_left|if_i_went|to_stop|not_be|slip|go_now|if_i_did_it)
    (i|i_would|i_am) rather (go|die|leave|be_gone|not_be|not_exist|be_with) (now|already|early|early|home|today)?
    (i|i_just|really|already|please) want (to_get)? out (of_this_life|of_life|of_here_for_good|of_this_body|of_this_world)?
    (doing|do) (everyone|everybody|them|the_world|my_family|you_all) a (favor|favour|kindness)
    (they|everyone|family|kids|wife|husband|parents) (would|will|might) (be)? (all)? (relieved|relief|thank_me|celebrate|free_of_me|sigh|glad|better_off|get_over_it|move_on)
    (survived|survive|woke_up_after|saved_from|after|failed|since|botched|messed_up|regret_surviving) (my|the|an|another|a|this)? (own)? (attempt|attempts|overdose|hanging|jump)
    (pulled|saved|rescued|revived|resuscitated|stopped|found|brought) me (out|back|up|in_time)? ~ (wish|hate|should_have|why|angry|sorry|regret|too_soon|wished|mad|furious|disappointed)
    wish (they|he|she|you|someone|everyone|the_doctors) (had|would|have) not (saved|found|pulled|revived|stopped|woken|let_me_live|brought)?
    wish they had (let_me|not|never|left_me)
    not (think)? (that)? i (will|would|can|could) (last|make_it|survive|be_here|live|hold_on|see|get_through) ~ (till|until|tonight|week|night|long|through|back|morning|much|another|christmas|monday|past)?
    not enough (of_me|left|strength|reason|life)
    (look|turn) away ~ (so|while|minutes|moment|when) ~ (do_it|end|i_can|jump|kill|die)
    so i can (do_it|die|end_it|go|disappear|be_done|rest_forever)
    pray (for)? me to (go|die|leave|be_taken|not_wake|pass|be_released)
    (pray|prayed|praying) ~ (not|instead|rather) ~ (better|heal|live) ~ (go|die|take|end|gone)
    (pain|it|this|hurting|noise|ache|everything|shame) ~ (will|can|would) (only|finally|just)? (stop|end|be_quiet|be_over) ~ (when_i|when_my|if_i|once_i|heart|dead|gone|i_do|die)
    (i|we) (can_not|can|cannot) (live|survive|exist|breathe|be_alive) (anymore|like_this|in_this_body|any_longer|with_myself|with_me|this_life|another_day)?
    not (eat|sleep|pray|cry|feel) i can not live
    (leave|leaves|left|keep|keeps|kept|leaving|keeping) me (here|alive|breathing|behind|living|on_this_earth) ~ (when|why|and|while|to_suffer|instead|god|lord|for_what|breathing)?
    (ones|people|those|person|someone|somebody|anyone) who (jump|jumps|jumped|did_it_themselves|does_it|did_it|take_their_own|took_their_own|opens_their|end_it|ends_it|kills|hang_themselves|leave_early)
    (waking_up|wake_up|woke_up|opening_my_eyes|open_my_eyes|morning|mornings) ~ (hurts|hurt|worst|not_again|oh_no|disappointed|disappointment|still_here|still_alive|curse|dread|hate|mistake|angry|regret|cruel|punishment|again_and_again|why_god)
    (hurts|hurt|worst|disappointed|hate|sorry|sad|angry|dread|curse|mistake) ~ (waking_up|wake_up|woke_up|opening_my_eyes|open_my_eyes|to_wake|wake_again)
    (how_long|how|does|do|will|would|is) ~ (hanging|drowning|drown|bleeding_out|overdose|overdosing|suffocation|suffocating|strangulation|carbon_monoxide|jumping|freezing|starving|bleed_out|exsanguinate) ~ (take|takes|hurt|hurts|feel|feels|work|quick|painful|painless|peaceful|fast|long)
    (how_much|how_many|what_amount|how_long) ~ (insulin|Pills|morphine|fentanyl|benadryl|potassium|helium|tylenol|oxy|aspirin|sleeping_pills) ~ (too_much|kill|enough|lethal|fatal|stop|die|sleep_forever|not_wake|diabetic|safe|overdose|take)
    (done|over|tired_of|sick_of|through_with|finished|quit) ~ (being|be) (a_person|alive|human|here|me|anything|this|a_burden|strong|in_this_body|on_this)
    not let me (wake_up|wake|live|survive|see_tomorrow|see_morning|make_it)
    (voice|voices|something|thought|it|whisper|demon) ~ (say|says|saying|said|whispers|keeps|tells) (me)? (to)? (do_it|jump|just_jump|end_it|die|cut|let_go|go_ahead|kill_yourself|not_worth|drive_off|you_should_die|better_off)
    (nobody|no_one|not_one|who|anyone) (will|would|is_going_to|to) (even)? (cry|miss|notice|mourn|care|come|look_for|grieve|weep|ask) (when_i|if_i|for_me|me|that_i|at_my)
    (bury|buried|burial|rest|funeral|grave) ~ (churchyard|holy_ground|cemetery|church|consecrated|catholic|mass|christian) ~ (if_i|i_did|myself|suicide|who_did|kills|took)
    (would|will|can|do|could) (they|i|the_church) ~ (bury|buried) (me)? ~ (holy_ground|churchyard|consecrated|church|cemetery)
    (carved|carve|carving|cut|wrote|scratched|burned|scratch) ~ (in|into|on|open) my (leg|legs|arm|arms|thigh|thighs|wrist|skin|stomach|body|hip|flesh)
    (carved|carve|scratch|scratched|claw|pick) ~ my (arms|skin|face|legs|wrists|thighs|flesh)
    (punish|hurt|burn|whip|beat|flog|cut) my (body|skin|flesh|arms|legs|self)
    (feel|am) (like)? (a|an|just|already)? (ghost|dead|corpse|shell|zombie) (that|who|inside|walking|already|forgot|and)? ~ (die|dead|live|gone|alive|invisible|no_one)?
    (nothing|no_one|nobody|no_reason) (left)? (is|that)? (keeping|keeps|holding|left|here|to_keep) (me|for_me) (here|alive|anymore|now|going|around)?
    nothing (here|left) for me
    (want|wish|longing|like|love|ready|need) to (sink|drown|dissolve|be_swallowed|be_nothing|be_nowhere|be_erased|stop_being|not_be|be_done|drift_off|slip_under|let_go_of_everything|go_under|leave_everything|leave_it_all|be_out_of|go_to_sleep_and|not_have_to|be_gone|go_be|leave_my_body|close_my_eyes|go_now|go_early)
    (have|be|let|make|wish|want) it all (be|to_be)? (done|over|gone|end|stop|finished)
    (same|me_too|me_as_well|so_do_i|i_get_it|i_understand_him|i_feel_that|that_is_me|like_me|asking_for_me|i_relate)  ~ (judas|elijah|job|jonah|saul)?
    (elijah|judas|job|jonah|saul|samson|ahithophel|jeremiah|moses|peter) ~ (same|me_too|i_get_it|i_know_how|me_as_well|honestly_same|i_feel_that|so_do_i|that_is_me|like_me|so_am_i|i_am_next|my_turn|asking_for_me|is_me|now_me)
    (like|as|than|where|with) (judas|elijah|job|jonah|saul|samson) ~ (want_to|wish|done|rope|tree|under_the|end|tonight|and_i|ready|too)
    (kids|children|family|husband|wife|they|son|daughter|everyone) deserve(s|d)? (a)? (better|more|someone_else)
    (kids|children|family|husband|wife|they|son|daughter) (deserve|deserves) ~ (better|more|someone_else|another)
    (drifted|drift|swerved|came|comes|hit) ~ (my_lane|at_me|into_me) ~ (not_move|not_brake|not_swerve|let_it|would_not|not_jump)
    (would|will) not (move|brake|swerve|fight_it|stop_it|mind|run|jump_out|care) ~ (if|dying|die|dead|truck|car|bus|cancer|hit)?
    (stop|stopped|quit|skip|skipping|not) (taking)? (my) (heart_meds|heart_pills|insulin|dialysis|chemo|blood_pressure|heart_medicine|treatment|medicine|medication|seizure_meds|warfarin|pills) ~ (waiting|wait|die|see_what_happens|hope|god_can|let_god|on_purpose|end|over|let_it)
    (God|please|lord|could|let|hope|make) ~ (cancer|tumor|it|end|death|heart_attack) (be|is)? (quick|fast|soon|come|take_me|now|tonight|painless|finish)
    (my|a) (mom|mother|mum|parents|god) (had|should_have|have|would_have)? (aborted|never_had|not_had|miscarried|not_created|not_made) me
    wish ~ (aborted|never_had|not_made|unmade|not_created) (me)?
    (all|it|everything) (will|is_going_to|would) be (over|finished|done|quiet|better) ~ (friday|tonight|weekend|tomorrow|soon|monday|sunday)
    (maybe|perhaps|i_think|probably|thinking) (this_weekend|tonight|friday|tomorrow|sunday|saturday|monday|next_week) (i|will|it|is|is_it|is_the)? (do_it|will|when|finally|the_day|then|goodbye|over|end)?
    not (scared|afraid) (of)? (dying|death|to_die|hell|the_end) (anymore|now|tonight|any_more)
    (turning|turn|reach|reaching|be|being|see|seeing|make) (18|20|21|25|30|40|50|thirty|forty|twenty|eighteen|my_birthday|graduation) ~ (not|never|can_not)
    (not|never) (see|picture|imagine|make_it|think|reach|expect|live) ~ (myself|i_will)? ~ (turning|turn|be|to|at|past|until|reaching|being) (18|20|21|25|30|40|50|thirty|forty|twenty|eighteen|old|older|there|alive|graduation|graduating|anything)
    (world|earth|life|god|everyone|heaven) ~ (better|fine|same|nothing_changes) if i (never|was|were|had|just|left|am|stopped)
    (I|i) > Wish
    (I|i) > KillMe
    (I|i) > HurtMe
    (i|am|feel|feeling|felt|me|i_have_been|being|so|getting) _ (so|very|really|just|deeply|a_bit|still|always|often|kind_of|chronically|actively|passively)? _ suicidal
    my (suicide|suicidal|self_harm|cutting|suicidal_thoughts|death_wish)
    (I|i) > (Try|tried) (to)? ~ (EndAll|KillMe|JumpOff|HurtMe)
    Want ~ (Slay|hurt|harm|cut|punish) Myself
    (how|when|should|can|could|may|would|let|why) ~ (can|do|could|should|may|not)? (i|me) ~ (KillMe|end_it_all|end_it|commit_suicide|end_things)
    StrongWant ~ (unalive|off|kill|end) Myself
    (if|after|when|once|even_if|because|that) i ~ (KillMe|EndAll|jump|jumped|did_it_tonight|ended_it|took_my_own|took_all)
    Wish ~ (my|me|myself|i)
    (hope|pray|praying|prayed|hoping|wish|wishing|ask|asking|beg|begging|begged|asked) ~ (Gone|TakeMe|cancer|crash|die_in_my_sleep) ~ (me|i|my|tonight|before|in_my_sleep|soon|tomorrow)?
    (hope|pray|praying|hoping|wish|wishing|wait|waiting|would_not_mind|would_be_fine|want) ~ (car|truck|bus|train|plane|lightning|cancer|heart_attack|tumor|bullet|stroke|meteor|lorry|virus|covid) ~ (hit|hits|take|takes|kill|kills|crash|crashes|end|ends|got|get|terminal|strike|strikes|crushes|finishes) (me|my|it|us)?
    (pray|praying|prayed|prayer|beg) ~ (for)? (my|own)? own (death|heart_to_stop|end)
    (pray|praying|prayed|beg|begging|ask|asking) (god)? (for|that) (my)? (own)? (death|the_end|to_die|a_heart_attack|cancer)
    my own death
    (God|please|lord|why|just|dear_god|abba|father|can_you|when|will_you|beg|wish|wont|not|someone|somebody|want|would) ~ TakeMe
    (God) ~ not let me (die|go)
    WhyBorn
    (why|what) ~ (born|alive|on_this_earth|here_at_all|still_here|breathing) ~ (if|just_to|when|for|at_all|only_to|anyway|suffer)
    (regret|hate|cursed|curse|sorry|wish_i_had|ashamed|sad|disappointed|angry|wake_up) ~ (i|being|that_i|my)? (woke_up|was_born|wake_up|survived|am_alive|being_born|still_alive|am_still_alive|birth|am_still_here|did_not_die)
    (HowDie) ~ DieWay
    (what|which|is_there|are_there|how) ~ HowDie ~ (die|death|kill|dying|suicide|go_be_with|be_with_jesus|meet_god|leave_this)
    (what|is_there|not|no|where|the) (point|reason|use|sense|purpose) ~ (of|in|to|for) (me|my)? ~ (being_alive|living|staying_alive|Stay|carrying_on|going_on|my_life|keep_going|breathing|existing|getting_up|waking_up)
    no (Point|one_left) (left)? (for_me|in_me)? (to|in|for) (me)? (to)? (Stay|live|living|life|keep_living|wake_up|go_on|keep_going|breathe)
    nothing left (to_live|for_me|for_me_here|to_lose|to_hold)
    (live|living|stay|wake_up|get_up) for (nothing|nobody|no_one|anymore)
    DeathSounds
    TooMuch
    Ready
    (I|i) > CanNotGoOn
    (go|going|went|end_up|still_go|burn|let_me_into|accept|take_me|get_into|welcome|forgive|forgives|forgiven|forgiveness|hell|heaven|sin|condemn|lose_my_salvation|unforgivable|reject|save|saved|mad|angry|hate) ~ (if|for|when) (i|me) ~ (EndAll|KillMe|jump|jumped|did_it|ended_it|took_my|overdose|hang|die_by|end_my|go_early|leave_early|come_early|come_home_early|pull_the_trigger|let_go|took_the_pills|take_the_pills|do_it_tonight|kill|end_things|left_this_world|leave_this_world|take_all|die_tonight|die_by_my_own)
    (skip|leave|end|quit|exit) (this|my) (life|world|earth) (early|myself|tonight|now|soon|by)
    not see (tomorrow|another|any_other|myself_alive|myself_living|myself_here|myself_growing|myself_turning|myself_being|a_future|the_point|me_making)
    see no (future|tomorrow|way|hope|point|reason|end_to)
    (drive|driving|drove|crash|crashing|swerve|steer) ~ (my|the|this)? car ~ (into|off) ~ (wall|tree|bridge|pole|river|lake|traffic|road|barrier|cliff|truck|oncoming|side|divider|embankment|sea|guardrail|water)
    (I|i) > JumpOff
    JumpOff ~ (and_be|and_it|would_end|thoughts|urge|tempted|tonight)
    (sleep|asleep|bed|close_my_eyes|lie_down) ~ (never|not) (wake|waking|get|open|have_to_wake)
    (go_to_sleep|fall_asleep|sleeping) (forever|for_good|for_ever|and_not|and_never)
    (not|never) (want|wanted) ~ (be_born|to_be_born|exist|to_be_alive|to_live|this_life|to_wake_up)`,
  'suicide.likely': `
    Start Wish
    Start CanNotGoOn
    Start KillMe
    Start HurtMe
    Start (EndAll|JumpOff) ~ (tonight|my|me|please|god|lord)
    KillMe
    (alone|lonely|empty|numb|hopeless|worthless|unloved|failure|hate_myself|depressed|depression|broken) ~~ Wish
    life ~ (not|no|never) ~ (worth|anymore|for_me)
    (dark|darkest|bad|intrusive|scary) (thoughts|thought|place|urges) ~ (again|back|tonight|myself|hurt|end|die|not_go_away|louder)
    (the|those|these) (thoughts|voices|urges) ~ (back|louder|winning|stronger|tell_me|telling_me|say|not_stop)
    voices ~ (tell|telling|say|saying|want) me`,
  'suicide.hint': `
    (I|i) > (hate|hated|loathe|despise|disgust|disgusts) Myself
    i (am|feel|have_been|have|got|suffer) ~ (depressed|hopeless|worthless|empty_inside|dead_inside|numb|despair|depression|broken_beyond|so_alone|utterly_alone|completely_alone|desperate|lost_all_hope|no_hope|given_up|unwanted|unlovable|invisible|a_failure|a_mistake|useless)
    (lost|no|without|out_of) (all|any)? hope
    (nobody|no_one|noone|not_even_god) (loves|wants|cares|would_care|understands|needs|sees|hears) (me|about_me|if_i)
    (i|my) ~ (panic_attack|panic_attacks|anxiety_attack|breakdown|falling_apart|mental_breakdown|spiraling|spiralling)
    (everything|it|nothing|life) ~ (too_much|matters_anymore|matters|unbearable|hurts|pointless|meaningless) (anymore|for_me|to_bear|lord|god|now)?
    i give up
    my depression
    (can|cannot|can_not) (not)? stop crying
    cry myself to sleep
    (i|we) (used_to|once) ~ (Wish|KillMe|HurtMe|suicidal|EndAll)`,
}
