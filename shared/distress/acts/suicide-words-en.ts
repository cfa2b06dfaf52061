import type { Patterns } from '../grammar.ts'

/**
 * Dying by one's own will: ways, wishes, farewells and self-harm. A wish does not show whose it is: after "I" it is the
 * visitor's; after another person, that person is at risk (see other-at-risk-en).
 */
export const suicideWordsEn: Record<string, Patterns> = {
  KillMe: `
    Slay _ Myself
    Slay _ just? Myself
    do Myself in
    blow My (brains|head) out?
    (slit|slitting|open|opening|opened) My (wrists|wrist|throat|veins)
    (put|putting) a bullet in My? (head|brain|mouth|myself)
    (End|end) ~ my own? (life|existence)
    (take|took|taking|taken) my own? life
    (gun|pistol|blade|knife|barrel|shotgun) (in|to|at|against) my (mouth|head|temple|throat|wrist|wrists|chin|heart|chest)
    (rope|noose|belt|cord|scarf|cable) (around|round|on) my (neck|throat)
    (kill|murder) _ me _ by
    throw myself (Crash|in|off|under|into|from|down)
    hang myself`,
  KillHimself: `
    Slay _ Himself
    do Himself in
    blow His (brains|head) out
    (slit|slitting) His (wrists|throat)
    (End|end) ~ His own? (life|existence)
    (take|took|taking|taken) His own? (life|lives)
    (gun|pistol|blade|knife|barrel) (in|to|at|against) His (mouth|head|temple|throat|wrist|wrists)
    (rope|noose|belt|cord) (around|round) His neck`,
  JumpOff: `
    Jump _ (off|from|into|in|under|onto) ~ Crash
    Jump ~ (in_front_of|front_of|off|under|into|from|onto) ~ Crash
    (jump|jumping) (off|from) (Height|something|somewhere|here|it)
    (jump|jumping|lie|lying|lay|walk|step|stepping|run) ~ (in_front|on_the_tracks|on_the_rails|under_a)
    Crash ~ (would|could|might|to) just? (hit|take|run) me`,
  Ending: `
    Gone
    EndAll
    JumpOff
    TakeMe
    (fall|falling|go) asleep and (not|never)
    sleep ~ (forever|never|not) (wake|waking|open)?
    (close|shut) my eyes ~ (never|forever|not)
    it all? (to|be) (over|stop|end)
    (everything|all_this|this|life) (to|be) just? (over|stop|end)
    (my|this) (life|suffering|misery|story|pain) ~ (to|be) (over|stop|end)
    (go|going) home to (be_with|god|jesus|him|heaven|glory|the_lord)
    (stop|stopped|quit) _ (existing|living|breathing|being)
    join my (Person|late) 
    join (him|her|them) (in|there|up)
    be with my? (late|dead|Person) ~ (heaven|again|there|tonight)
    the ground ~ swallow me
    never (have|to) (existed|be_born|wake_up|been_born|been_conceived)
    (rather|instead) be dead
    dead
    die`,
  Wish: `
    StrongWant ~ Gone
    StrongWant ~ Ending
    Want ~ (EndAll|JumpOff|KillMe|KillHimself)
    Not StrongWant ~ Stay
    Not StrongWant ~ GoOn ~ Anymore
    Not StrongWant GoOn (living|existing|on|with_life|like_this|with_this_life)
    (EndAll|KillMe) ~ (on_my_mind|thought|thoughts|idea|ideas|plan|plans|urge|urges)
    (thoughts|thought|thinking|ideas|plan|plans|urge|urges|dreams|visions) ~ (KillMe|KillHimself|EndAll|death|dying|suicide|not_being|not_existing)
    Not (see|have|find|got|feel|know|think|believe) any? (a|the|my)? (Point|way_out|way_forward|way_through|other_way|light|tomorrow|future) ~ (Stay|GoOn|ending|EndAll|in_life|Anymore|for_me|for_myself|ahead|except|but|left|living)
    (see|have|find|got|feel|know|is|was) no (Point|way_out|way_forward|other_way|exit|tomorrow|future|light) ~ (Stay|GoOn|ending|EndAll|in_life|Anymore|for_me|for_myself|ahead|except|but|left|living|out)
    no (other)? (Point|reason_left) ~ (Stay|GoOn|living|breathing|left)
    (lost|lose|losing|no|without|little|not_have) (all|the|any|my|every)? (will|hope|desire|reason|wish|strength) ~ (Stay|GoOn|life|living)
    no longer ~ (want|wish|care|see) ~ (Stay|GoOn|live)
    (Tired|tired) _ (so|just|really|already|completely)? _ OfLife
    (had_enough|had_it|enough) (of|with) (life|living|this_life|this_world|everything|it_all|existing|all_of_it|this_existence)
    life ~ (not|never|no_longer|hardly|nothing) ~ (worth|meaning|point|purpose|livable)
    life ~ (pointless|meaningless|unbearable|a_prison|torture|hell|worthless|not_worth)
    My life is (over|nothing|a_waste|finished|ruined|done|not_worth)
    (hate|hates|hating|loathe|despise) ~ (being_alive|my_life|my_own_life|living|life|existing|waking_up|waking|that_i_woke|that_i_am_alive|that_i_wake|breathing|opening_my_eyes)
    (better|best) (if)? _ (I|i) (was|were|had|am|just)? _ (Gone|never_born|never_been)
    (ready|prepared|time) (for_me)? to (die|go_home|go_to_heaven|be_done|check_out|leave_this|meet_god|meet_jesus|end|be_with|depart|let_go_of_life|go_for_good|call_it_quits_on)
    (not|without) ~ (afraid|scared) ~ (die|dying|death) (anymore|tonight|any_more)
    (death|dying|suicide|heaven|grave|being_dead|the_grave|not_existing|nothingness|the_ground) ~ (sounds|seems|looks|feels|would_be|is|be) ~ (Peace|like)
    Not ~ (deserve|deserves|meant|supposed) ~ (Stay|be_alive|live|life|breathe|exist|be_here|survive|oxygen)
    (give|gave|given|giving) up on (life|living|everything|myself|my_life|himself|herself|surviving)`,
  DeathSounds: `
    (death|dying|suicide|grave|being_dead|the_grave|not_existing|nothingness|oblivion|eternal_sleep|not_being_here|never_waking|drowning|disappearing) ~ (sounds|seems|looks|feels|would_be|would_feel|is_starting|start_to_look|appeals) ~ (Peace|like)`,
  // What only a person who wants to die writes about the means, the place and the farewell.
  Ready: `
    Means ~ (my|in|on) my? (lap|hand|hands|mouth|head|neck|pocket|drawer|nightstand|desk|sock|purse|bag|pillow|counter|table|closet|safe|glovebox) (and|is|waiting|next_to|now|tonight|ready)?
    (saving|hoarding|stockpiling|collecting|stashing|counting|saved|counted|hoarded|collected|stashed) (up)? (my|all_my|his|her|moms|dads|mother's|the)? ~ (antidepressants|Pills|morphine|insulin|fentanyl|tablets|prescriptions)
    (wrote|written|write|writing|left|record|recorded|made) ~ (note|notes|letter|letters|cards|videos|video) ~ (children|kids|family|wife|husband|mother|mom|parents|everyone|gone|birthday|after|each)
    (open|opens|opened|opening|slit|slitting|cut|cutting) (my|their|his|her|the|both) (wrists|wrist|veins)
    (sharpened|sharpen|sharpening|cleaned_the|bought|unwrapped|hid|picked) (a|the|my)? (box_cutter|blade|razor|knife|knives|scissors|scalpel|razor_blades|gun)
    (one|last|single) bullet
    (all|only_thing|everything) i (can)? (think|dream) (about|of) (is|are) ~ (rope|beam|ceiling|bridge|gun|pills|dying|death|end|river|jumping|train|dead|blade|razor|water|trigger|knife)
    (life|my) insurance ~ (pay|pays|kids|family|cover|covers|suicide|after|two_years|them|worth|still)
    my life insurance
    (date|day) (is)? (circled|picked|chosen|set|marked) ~ (calendar|finished|over|end|last|gone|free|and|then)
    (everything|affairs|house|papers|things) (is|are)? (now)? in order (now|before|so)?
    (dog|cat|pets|plants|bird) ~ (new_home|new_owner|shelter|neighbor) ~ (everything|order|ready|tonight|now|already|when_i)
    (in_order|ready) ~ (dog|cat) ~ (home|owner)
    (my_hands|hands|i) ~ (know|knows) how to ~ (noose|knot|tie|cut_deep)
    (tie|tied|tying) (the|a) knot ~ (not|wedding|noose|beam|tight|rope)
    (look|looks|made_to_look|seem) like an accident
    (i|and) made sure ~ (tonight|see|no_one|alone|enough|die|time)?
    (see|be_with|join|meet) (grandma|mom|mum|dad|him|her|my_Person|my_mother|my_father|my_wife|my_husband|my_son|my_daughter|jesus|god) (again)? (tonight|tomorrow|soon|very_soon|early|by_morning|before)
    tonight ~ (see|be_with|join|meet) (grandma|mom|mum|dad|him|her|jesus|god|my)
    (garage|car|engine) ~ (engine|running|hose|exhaust|door_closed) ~ (think|sit|sleep|windows|end|garage|close|closed|asleep)
    (long_swim|swim_out|swim|swimming|walk|drive|walking) ~ (not|never|without) (turn|turning|come|coming) (around|back)
    (stopped|stop|quit) (making|planning) (plans|for) ~ (past|after|future|beyond|next|christmas|summer)?
    (past|beyond|after) (christmas|my_birthday|summer|this_year|next_week|friday) ~ (not|no|nothing) (plans|see|there|be)
    (i|i_have|i_still) ~ Have ~ (Means|the_rope) ~ (Night|tonight|ready|enough|hand|hands|drawer|closet|next_to_me|in_front|lap|loaded|counted|bedside|nightstand|under_my|beside|counter|mouth|garage|locker|bag|pocket|glove|hidden|saved|planned|car|trunk|attic|shed|basement|bath|table|now)
    (have|got|holding|counting|hold|counted|saved|hoarding|stockpiling|stashing|hidden|saving) (up|out|all)? (a|the|my|enough|all|these|some|of|his|her|mom|mum|dad|grandma)? (pills|tablets|sleeping_pills|rope|noose|razor|blade|razor_blade|razor_blades|bottle_of_pills|stash|insulin) 
    (bought|buying|loaded|borrowed|cleaned|ordered|tied|tying|practiced|picked_out|learned_to_tie|found|got) (a|the|my|his|some|enough|dads|another|how_to_tie)? (gun|pistol|revolver|rope|noose|helium|blade|razor_blades|rifle|shotgun|handgun|exit_bag|nitrogen|charcoal|beam|knot|knots|hose)
    (pills|tablets|rope|noose|gun|pistol|razor|blade|knife|bottle|stash|shotgun) ~ (calling|calls|whispers|waiting|wait|ready|in_my_hand|in_my_hands|in_front_of_me|next_to_me|beside_me|on_my_lap|on_the_bed|lined_up|laid_out|counted|loaded|within_reach|sits_on|looking_at_me|whispering|all_set|in_the_garage|from_the_beam)
    (stare|staring|looking|stared|look|gazing|keep_looking) (at|over|down) (a|the|my|this|these|his)? (pills|tablets|rope|noose|gun|razor|blade|knife|bottle_of_pills|beam|rafters|ceiling_fan|tracks|pistol|rails|bullet|edge|medicine_cabinet|water_below|drop)
    (i|am|me) ~ Standing ~ (the|a|this|that|my|train|railway|hotel|roof|hospital)? ~ (bridge|ledge|edge|rooftop|railing|train_tracks|railway_tracks|overpass|cliff|viaduct|rails|parapet|top_floor|12th_floor|tracks|subway_platform|railroad|platform)
    (bridge|tracks|trains|train|roof|river|cliff|ledge|water|balcony|window|edge|lake|sea|ocean|overpass|railing) ~ (calls|calling|inviting|so_easy|one_step|one_jump|over_quickly|be_over|pulls_me|whispers|tempting|looks_good|looks_peaceful|and_wonder|and_jump|looks_so|would_be_quick|would_be_so)
    (one|single|last|final|just_a) (step|jump|leap|push|pull|bullet|cut|swallow) ~ (over|away|peace|done|free|end|ends|gone|enough|finished|quiet)
    (the|a|my|this|his) (rope|noose|gun|bridge|razor|blade) (is|seems|looks) (ready|waiting|my_only|the_only|calling)
    (write|wrote|written|writing|finished|left|leave|leaving|record|recorded|preparing|drafting|drafted|mailed|sealed|made) (my|a|the|some|out|all|their|each)? (last|final)? ~ Farewell
    (say|saying|said) (my|all_my|our|everyone|everybody|final)? (goodbyes|last_goodbye|final_goodbye|farewells|goodbye_to_everyone|goodbye_to_life|goodbye_forever|goodbye_to_everything|goodbye_to_this_world|goodbye_to_this_life|goodbye_world)
    (goodbye|bye|farewell) (cruel)? (world|life|everyone|everybody)
    this is (goodbye|my_goodbye|my_last|the_end_for_me|where_it_ends|my_final|my_farewell|where_my_story_ends)
    my (last|final) (night|day|hours|message|prayer|words|sunday|christmas|birthday|week|text|letter|meal|post|wish|will|question|sunrise|sunset|hour)
    (tonight|today|tomorrow|this_weekend|friday|sunday|it) (is|will_be|would_be) (the_night|the_day|my_last|when_i_do_it|the_end|when_it_ends|when_i_die|the_last)
    (give|gave|given|giving) (away)? (all)? (of)? (my|the)? (stuff|things|belongings|clothes|guitar|dog|cat|possessions|bible|books|car) away
    (give|gave|given|giving) away (all|everything)? (of)? my (stuff|things|belongings|dog|cat|possessions|bible|clothes|guitar|car|jewelry|everything)
    (plan|planned|planning|picked|choose|chose|chosen) (out)? (my|the) (own)? (funeral|death|burial|exit|suicide|way_out|song_for_my_funeral|date_and|hymns_for_my_funeral|coffin)
    (who|someone|somebody|please|will_you|asked|find_someone|arranged|found_a_home) ~ (take_care_of|feed|look_after|watch|care_for|raise) (my|the) (Child|dog|cat|pets|pet|animals|fish|kids|mother|mom) ~ (WithoutMe|gone|not_here|after_tonight|after_tomorrow|afterwards)
    (tell|let) (my|the) (Person|everyone) ~ (i_loved|i_love|i_am_sorry|i_was_sorry|sorry|not_their_fault|it_was_not|i_tried)
    (will|would|am|be) not (going)? (to)? be (here|alive|around|there) ~ (tomorrow|next|by|when|for|christmas|long|much|morning|monday|sunday|to_see|after|anymore|easter|in_the_morning|summer|birthday|graduate|graduation|anyway)
    (by|when|once|if) ~ (read|reads|see|get|find) (this|it|me) ~ (will|would) (be|have_been) (gone|dead|over|with_god|with_jesus|too_late)
    (after|by|come) (tonight|tomorrow|friday|sunday|monday|midnight|this_weekend|morning) ~ (will_not|no_one|over|gone|free|not_have|not_matter|no_more|not_be|does_not|quiet)
    (all|it) (will|would) be over (soon|tonight|tomorrow|quickly|by)
    (how|way) ~ (tie|make) (a|the)? noose
    (last|final|only) thing i (will|would) (do|ever|see|say|write)
    (see|seeing|meet) you (soon|tonight|tomorrow) (jesus|god|lord|mom|mum|dad|father|grandma|in_heaven)
    (jesus|god|lord|mom|mum|dad|heaven|grandma) ~ (see_you_soon|coming_home|i_am_coming|on_my_way_to_you|coming_to_you|see_you_tonight|be_with_you_soon|be_with_you_tonight|meet_you_tonight)
    (i_am|i) (coming|going) (home)? ~ (to_you|to_god|to_jesus|to_be_with) ~ (lord|god|jesus|tonight|soon|early)
    (see|seeing|saw|picture|imagine|imagining|picturing) (my|me) (own)? (funeral|body|casket|coffin|lying|hanging|corpse)
    (practice|practiced|rehearsed|tried|tested) ~ (knot|noose|rope|hanging|jumping)`,
  // The visitor is too much for the others.
  TooMuch: `
    Better ~ WithoutMe
    WithoutMe ~ Better
    NoOne ~ Miss ~ (WithoutMe|me|i_was|i_disappeared|if_i)
    NoOne ~ Not (need|want|love) ~ me
    (nobody|no_one|not_even_god|everyone|everybody|they|family|kids|world|people) ~ (would|will|will_not|not) (even|ever)? (notice|miss|care|cry|come|mourn) ~ (WithoutMe|i_died|gone|funeral|me)
    (world|place|earth|family|kids|children|everyone|they|wife|husband|people|church) ~ (better|happier|nicer|easier|lighter|safer) ~ (WithoutMe|without_me|if_i)
    (would|will|does|do) ~ (anyone|anybody|someone|they|god|everyone|people|somebody) ~ Miss ~ (WithoutMe|if_i|me|i_was)
    (i|me|am|just|being|nothing_but|such) ~ Burden ~ (everyone|everybody|family|them|others|all|people|kids|parents|world|and_should|to_my|better)
    (family|everyone|they|kids|children|nobody|no_one) ~ not need me
    (world|family|everyone|they|nobody|no_one) ~ (rid_of|free_of|relieved_of) me
    (worth|insurance|policy) ~ (more|money|pay) ~ (dead|than_alive|Gone|WithoutMe)
    more dead than alive
    worth more dead
    (should|wish|if_only) (it|that)? (had|have|have_been|was|were) ~ been? me (who|that|instead|who_died)? (Died|instead)?
    (should|wish) ~ (been|was|were) me (instead|who|that|not)
    (who|nobody|no_one|anyone|anybody) ~ (come|show_up|cry) ~ my funeral`,
  CanNotGoOn: `
    can not ~ GoOn ~ Anymore
    can not (do_this|do_it|go_on|take_it|take_this|bear_it|bear_this|stand_it|stand_this|do_life|keep_going|carry_on) (Anymore|god|lord|please|help|any_more|on_my_own|without_him|jesus)?
    can not keep (going|living|doing_this|fighting|existing|breathing|waking_up|pretending|on)
    can not (live|survive|exist|face_tomorrow|face_another|endure) (like_this|with_this|with_myself|anymore|any_more|any_longer|another|one_more|this_way|with_the)
    (not|no) ~ (strength|energy|fight|will|strong_enough) ~ (left|Stay|GoOn|anymore|to_live|to_go_on|to_fight|for_another|in_me)
    (not|no|never) ~ make it (through|to|past|till|until) (tonight|the_night|morning|tomorrow|this_night|another|christmas|monday|the_week|the_weekend)
    (i|i_am) (give|giving|gave) up (god|lord|jesus|on_life|on_everything|completely|anymore|there_is|for_good|tonight)?
    (i|i_am) (done|finished|through|out) (with_life|with_this_world|with_living|fighting|trying|living|with_everything|with_it_all|pretending|here|existing)
    (hanging|holding) on by a thread
    (reached|at|hit|past|come_to) (the|my|a)? (end_of_my_rope|breaking_point|end_of_my_strength|end_of_the_line|end_of_my_tether|end_of_myself|end_of_the_road|point_of_no_return|limit)
    no way out (of_this|for_me|anymore|except|but|left|of_it|other)?
    Not (see|have|find) ~ way out
    (drowning|sinking|breaking|slipping) ~ (can_not|no_one|nobody|inside|anymore|lord|god|further)
    make it (all)? stop
    (make|want|need|beg) ~ (the|this|my)? (pain|hurting|hurt|suffering|voices|noise|darkness) ~ (stop|end|over|go_away|quiet)`,
  HurtMe: `
    SelfHarm _ (again)? _ Myself
    SelfHarm (on|into|up|open)? _ my (own|left|right|upper|inner|whole)? _ Body
    (Slay|cut|harm|hurt) (again)? Myself
    (cut|cutting|cuts) (again|since|myself|to_feel|to_cope|when_i|is_the_only|every_night|helps|calms|deeper|until|last_night|too|for_years)
    (start|started|back_to|stop|relapsed|keep|want|need|urge|urges|begin|began|tempted|went_back_to|quit|addicted_to) (to|on|on_to|with|into)? (cut|cutting|burning_myself|self_harm|self_harming|hurting_myself|harming_myself|purging|starving_myself)
    self harm*
    (self) (harm|harmed|harming|harms|injury|injure|mutilate|mutilation|harmer|injuring)
    (razor|blade|blades|lighter|scissors|knife|needle|glass|broken_glass|cigarette|razors|boxcutter|box_cutter|compass|sharpener|pin) ~ (my|own) (own|left|right|inner)? Body
    (my|own) Body ~ (razor|blade|scissors|blades|razors|cuts_on|full_of_cuts|covered_in_cuts|covered_in_scars)
    (cuts|scars|burns|slices|gashes|marks) ~ (on|all_over|down|up|across) my (own)? Body
    (sleeves|bracelets|hoodie|long_sleeves) ~ (hide|cover) ~ (cuts|scars|cutting|marks|arms)
    (bang|banging|banged|hit|hitting|slam|slamming|smash|smashing) my own? (head) (against|into|on|until|with)
    (only|the_pain|bleeding|blood|blade|razor) ~ (helps|calms|relief|feel_something|feel_anything|feel_real|feel_alive|makes_it_better|quiets)
    (pull|pulling|rip|ripping|tear) out my (own)? (hair|nails)
    (stop|stopped|not|refuse) eating ~ (punish|disappear|die|fade|hate_my)
    (starve|starving|starved) Myself`,
}
