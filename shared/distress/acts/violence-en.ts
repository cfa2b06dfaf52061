import type { Patterns } from '../grammar.ts'

/** Hurting, threatening, controlling: any person to any person, most of all to the visitor. */
export const violenceEn: Record<string, Patterns> = {
  Harm: `
    Beat
    Hurt
    Hands
    (beat|beats|beating|knock|knocks|slap|slaps|kick|kicks|knocked|kicked|scared|scares|whip|whips|smack|smacks) (the|seven)? _ (crap|shit|hell|living|daylights|snot|tar|life|stuffing|bells|bejesus|pulp) _ (out|of|daylights)? (of|out)?
    (raise|raises|raised|lift|lifts|lifted|raising) (his|her|their|a) (hand|hands|fist|fists|voice_and_hand|belt|arm) (to|at|against|on|over)
    (throw|throws|threw|thrown|hurl|hurls|hurled|chuck|chucks|chucked|flings|flung|launched|tossed) (a|the|his|her|hot|my|our|heavy)? ~ (at|on|over|across|against)
    (lay|lays|laid|put|puts|putting|laying) (his|her|their|a)? (hand|hands|finger|fists) (on|around|round|over)
    (come|comes|came|coming|go|goes|went|going|run|runs|ran|charge|charges|charged) (at|for|after|towards)
    (get|gets|got|becomes|turns|turned|getting|is|was) ~ Angry _ (with|toward|towards|at|around|to)
    (take|takes|took|taking) it out on
    (take|takes|took) (his|her|their) (anger|temper|frustration|rage|fists|belt|stress) (out)? (on|to)
    (use|uses|used|using) (me|us|her|him|mom) as
    (force|forces|forced) Me ~ (kneel|floor|ground|stand_in|cold_shower|eat_off|sleep_on)
    (pull|pulls|pulled|yank|yanks|yanked|drag|drags|dragged|grab|grabs|grabbed) ~ by (the|my|her|his) (hair|arm|throat|neck|collar|ear|shirt|ankles|wrist|legs)
    (hold|holds|held|holding|pin|pins|pinned|push|pushes|pushed|shove|shoves|shoved|slam|slams|slammed|throw|throws|threw) Me? ~ (against|down|downstairs|down_the_stairs|up_against|to_the_floor|to_the_wall|into|across|to_the_ground|out_of|off|through)`,
  MyBody: `
    my own? (left|right|whole|little|lower|upper|poor)? Body`,
  // Someone does something violent to the visitor.
  HarmMe: `
    Harm _ (and|both|then|even)? _ Me
    Harm _ (and|or) _ Harm _ Me
    Harm _ (and|or) (insults|yells|curses|kicks|screams|calls) _ at? Me
    (Beat|Hurt|Smash|pull|pulls|pulled|twist|twists|twisted|bend|bends|bent|grab|grabs|grabbed|squeeze|squeezes|crack|cracked|split|snapped|dislocated|busted|bust|bloody|bloodied|fractured|rips|ripped|holds|held|covers|covered) _ MyBody
    Strangling _ (my|our) (neck|throat|head|chest|mouth|face|temple|back|ribs|arm|wrist|hair|jaw)
    (Strangling|hands|hand|fingers|belt|cord) _ (around|round|on|over|to|at|against) _ (my|our) (neck|throat|mouth|head|face|chest|windpipe)
    (Shout|spit|spits|spat|point|points|pointed|aim|aims|aimed|wave|waves|waved|swing|swings|swung|shoot|shoots|shot|hold|holds|held|put|puts|pulled|pulls|draws|drew) ~ (Weapon|gun|knife|fist) ~ (me|us|my|on_us|at_me)
    (Weapon|Belt|fist|fists|boot|boots|elbow) ~ (at|to|against|in|into|on|across) (my) (head|face|throat|neck|back|ribs|chest|side|temple|stomach|legs|belly|mouth|jaw|eye)
    (Weapon) ~ (on_me|at_me|at_us|on_us)
    (throw|throws|threw|thrown|hurl|hurls|hurled|throwing|fling|flings|flung|chuck|chucks|chucked|launches) ~ at _ (me|us|my)
    (pull|pulls|pulled|drag|drags|dragged|grab|grabs|grabbed|yank|yanks|yanked|rips|tears) ~ my hair
    (throw|throws|threw|push|pushes|pushed|shove|shoves|shoved|kick|kicks|kicked|knocked|knocks) Me ~ (down|stairs|wall|floor|out|against|ground|car|bed|through|over|into|off|door)
    (leave|leaves|left|leaving|covered_me|gave|give|gives|giving) ~ Me? ~ Injury
    (black_and_blue|black_eye|busted_lip|broken_nose|fat_lip) 
    (kick|kicks|throw|throws|threw|kicked|thrown|put) Me out ~ (street|cold|rain|if|house|because|snow|pregnant|door|nowhere|onto|of_the_house)
    make* Me (bleed|kneel|beg|flinch|crawl)
    (bite|bites|bit|spit|spits|spat|pee|pees|urinate|urinates) _ (on|at|in)? _ (me|my)
    (wake|wakes|woke) me (up)? (by|with|to|screaming|yelling) ~ (hit|hitting|punch|scream|screaming|yelling|water|slap|slapping|shouting)
    (lock|locks|locked|locking|shut|shuts) Me ~ (in|out|up|inside|outside|balcony|closet|basement|cellar|house|room|bathroom|garage|shed|freezer|car|attic)
    (tie|ties|tied|chain|chains|chained|handcuff|handcuffs|handcuffed) Me (up|to|down)?
    (hold|holds|held|holding|keep|keeps|kept|keeping) Me (hostage|prisoner|captive|against_my_will|under|locked|from_leaving|by_the_throat|here_against|trapped|in_the_house|inside|caged)
    (try|tries|tried|trying|attempted|attempts) to ~ (Kill|drown|choke|strangle|suffocate|poison|run_over|run|hit|shoot|stab|smother|hurt) _ Me
    (kill|murder|kills|shoot|stab|bury|strangle|finish) _ (Me|us_all) _ (and|if|when|or|one_day|because|in|for|with|dead|before|someday|tonight|next|to)?`,
  HarmOther: `
    Harm _ (MyPerson|her|them|him|my|our|the) (Person|old|elderly|own|little)?
    Harm ~ (my|his|her|our|their) (Person|dog|cat|pet|old|elderly|dear)
    (give|gives|gave|given) (my|his|her|mom|mum|mama|the) Person? ~ (Injury|beating|beatings)
    (threw|throws|shoved|shoves|pushed|pushes) (my|his|her|mom|mum) Person? ~ (down|wall|stairs|against|floor|ground)`,
  Threat: `
    (will|would|gonna|going_to|could|might|wants_to|want_to|ready_to|about_to|can|plans_to|threatens_to|planning_to|swears_to|promised_to|trying_to|tried_to|tries_to|trying_to) (just|really|actually)? _ (Kill|hurt|beat|shoot|stab|strangle|end|destroy|find|hunt|ruin|bury|burn|cut|slit|punish|choke|harm|murder|smash|disfigure) _ (Me|my|us|everyone|all_of_us|both)
    (Kill|burn|shoot|stab|hurt|murder|drown|harm|poison) ~ (me|us|my) (and|or|family|kids|children|dog|parents|mother|sister|cat|if|mom)?
    (take|takes|took|taking|keep|get|steal|run_off_with|disappear_with|hide|never_see|lose) (away)? (my|our|the) (kids|children|son|daughter|baby|boys|girls|little) (away|from_me|again|if|and|to)?
    (if|when) i (ever|try_to|even)? (leave|left|go|tell|told|scream|call|talk|speak|report|divorce|break_up|go_to_the_police|say|cry|walk_out|file|open_my_mouth)
    (burn|blow|set_fire) ~ (house|home|car|place|us)
    (put|throw|toss|lock) (me) (in|out|on|into) (the)? (ground|hospital|grave|street|streets|asylum|river|trunk|psych_ward)
    (make|makes|making) (my|sure|me) ~ (life_hell|hell|pay|disappear|regret|lose_everything|lose_the_kids|sorry|suffer|vanish)`,
  Control: `
    Not (LetNot|let|allow|allowed|permit|permitted|want) (me|us) ~ Outside
    Not (LetNot|let|allow|permit) (me|us)
    (forbid|forbids|forbade|forbidden|stops|stopped|keeps|kept|prevents|isolates|isolated|cuts|cut|bans|banned|block|blocks|separates) (me|us) ~ (from|to|off) ~ (family|friends|church|work|working|leaving|phone|seeing|talking|anyone|everyone|speaking|driving|going|home|mother|sister|parents|money|everybody|outside|people|school|sleeping|eating|car)
    (Control|Force) (all|away|every)? (of)? (my|the) (Phone|Money|kids|clothes|food|friends|mail|weight|life|calories|time|whole_life|every_penny|texts)
    (Control|took|takes) (all)? (my|our) (own)? (Phone|Money|every)
    (check|checks|checking|track|tracks|tracking|monitor|monitors|monitoring|control|controls|controlling|read|reads|reading|count|counts|counting|time|times|decide|decides|know|knows|demand|demands|watch|watches|watching|record|records|inspects|dictates|approves|picks|chooses|tells_me|criticizes) ~ (what_i|who_i|where_i|how_long_i|when_i|how_much_i|every_cent|every_penny|every_dollar|every_move|every_mile|every_call|every_minute|everything_i|my_every|all_my|mileage|my_location|my_phone|my_messages|my_texts|me_with|the_odometer|whom_i|whether_i|my_weight|how_i|the_miles|every_receipt|if_i_eat|my_clothes)
    (control|controls|controlling|controlled|stalk|stalks|stalking|stalked|isolate|isolates|isolated|track|tracks|hunts|harasses|blackmails|blackmailed|blackmailing|intimidates|terrorizes|terrorises|monitors) _ (Me|my|every|everything|all)
    (have|has|need|needs|had) to (ask|beg|account|explain|report|get|earn|show|justify) ~ (permission|money|groceries|receipts|every_penny|every_cent|every_dollar|food|allowance|before_i|to_leave|to_see|to_go|to_use|to_buy|to_eat|shower|bathroom|medicine)
    (not|never) allowed to ~ (work|see|leave|talk|have|drive|go|own|speak|use|wear|call|eat|sleep|touch|close|say|visit|lock|cry|answer|be|sit|make|look|disagree|study|cut)
    (need|needs|require|requires|ask|asking|beg|begging|begged) (his|her) permission
    (follow|follows|followed|following|wait|waits|waited|waiting|show|shows|showed|showing|turn|turns|turned|stand|stands|standing|stood|sit|sits|park|parks|parked|lurks|lurking|drives|circling|drive|keeps_coming|keeps_showing|camped|watching|watches|appears) ~ (me_to|me_home|me_everywhere|me_around|my_house|my_work|my_job|my_door|my_window|my_street|my_apartment|outside_my|at_my|up_at_my|outside_work|after_work|past_my|my_church|my_school|my_car|my_kids|me_from_work|my_workplace|outside_the_house|outside_my_work|my_shift|in_front_of_my|my_gym|my_building)
    follow* me
    (put|puts|placed|installed|hid|hides|planted|found) ~ (tracker|airtag|air_tag|gps|spyware|camera|cameras|spy_app|tracking_app|keylogger|recorder) ~ (my|in|on|me)
    (found|find|finds|keeps_finding|got|has|knows) (out)? (my|our) (new)? (address|number|location|apartment)
    (give|gives|gave|giving) me (an|a) allowance
    (hide|hides|hid|took|takes|keep|keeps|holds) (my|all_my) (passport|papers|car_keys|keys|documents|medication|birth_control|glasses|wallet|shoes|phone|wheelchair|walker|id|insulin|inhaler|money|clothes|visa|pills)
    (turn|turns|turned|turning|poison) (my|our|the) (kids|children|family|friends|church|son|daughter|everyone) against me`,
  Belittle: `
    (call|calls|called|calling|name|names) (me|us|my) (a|an|his|so|such|such_a|the)? _ (fat|lazy|useless|stupid|filthy|dumb|worthless|ugly)? _ Names
    (calls|call|calling|called) _ you _ (a|an)? _ Names
    (Insult|Shout) _ (at|and|me|to)? _ (at|me|us)? (me|us|at_me|at_us)
    (Say|says|tells|told|makes|make) (me|us)? (that)? ~ (i|me|we) ~ (nothing|worthless|stupid|useless|garbage|trash|crazy|ugly|fat|no_one_else|nobody_else|lucky|deserve|my_fault|without_him|without_her|his_property|belong_to|burden|disgusting|asked_for|imagining|going_insane|make_him|made_him|provoke|provoked|cannot_survive)
    (no_one|nobody) (else)? (would|will|could) (ever)? (want|love|believe|have) me
    nothing without (him|her)
    (break|breaks|broke|breaking|crush|crushes) (me|my_spirit|my_will) (down|with_words|mentally)?
    (makes|make|made|making) me ~ (afraid|scared|feel_like_nothing|feel_worthless|feel_crazy|feel_small|feel_stupid|apologize|beg|crawl|sleep_on|sleep_in|sleep_outside|eat_on_the_floor|kneel|stand_for|walk_on|prisoner|slave|his_maid|doubt_my|thank_him|lick)
    (punishes|punish|punished) (me|us)
    treats? (me|us) (like|as|worse) ~ (dog|dirt|slave|trash|garbage|servant|animal|maid|property|prisoner|nothing|child|garbage)
    (treat|treats|treated|treating) (me|us) (like|as|worse) ~ (dog|dirt|slave|trash|garbage|servant|animal|maid|property|prisoner|nothing|a_child|rubbish|his_property)`,
  Smashing: `
    Smash (all|up|through|in)? (of)? (a|the|my|our|his|her|another|every|things|stuff|plates|dishes|furniture|doors|walls|holes|everything|household)
    (break|breaks|broke|smash|smashes|throws|throw|threw|breaking|throwing|hurls|destroys|kicks|punches) (things|stuff|plates|dishes|furniture|doors|chairs|glasses|everything|bottles)
    (punch|punches|punched|kick|kicks|kicked|hit|hits|fist|put|puts|pounds|slams|rams) ~ (wall|walls|door|doors|dashboard|steering_wheel|window|cupboard|mirror|table|hole|holes|windshield|pillow_next)`,
  Afraid: `
    Fear ~ (of|when|that|to|for|from|whenever|every_time|around|near) ~ (MyPerson|him|her|Partner|go_home|going_home|come_home|comes_home|be_home|sleep_at_home|his_car|his_key|his_keys|his_footsteps|footsteps|his_temper|next_time|be_alone_with|being_alone_with|his_mood|key_turns|front_door|weekends)
    (go|going|be|being|went|goes) home ~ Fear
    (flinch|flinches|freeze|tremble|shake|panic|cower|hide|jump|tense|duck|brace|wince) ~ (when|whenever|every_time|if|as_soon|each_time|at) ~ (he|she|they|his|her|Partner|Parent|key|keys|door|car|footsteps|voice|raises|hand)
    (hear|heard|hearing|sound_of) (his|her|the|their) (car|key|keys|truck|footsteps|boots|belt|voice|garage) ~ (door|pulling|driveway|stomach|heart|shake|hide|panic|scared|freeze|run|drops|stairs|coming|sick)
    (eggshells|egg_shells|minefield|landmines|powder_keg|time_bomb|ticking_bomb)
    (hide|hiding|hid|locked_myself|lock_myself|sleep|sleeping|slept|stay|sit|sitting|barricade|barricaded|ran|escape|escaped|run|fled|flee|fleeing|crouching) ~ (from|until|because|with|while|so|in|under) ~ (him|her|Partner|Parent|he|she|passed_out|drunk|calms|sober|falls_asleep|bathroom|closet|car|knife|chair_against|door_locked|keys_in|yelling|screaming)
    (chair|dresser|knife|bat|door|lock) ~ (under|against|pushed|jammed|beside|by) (the|my) (door|doorknob|handle|pillow|bed|bedroom) ~ (he|she|him|in_case|because|at_night|so)
    (watch|watching|careful|afraid|measure|weigh|count|choose|guard) ~ (every_word|my_words|what_i_say|my_mouth|every_step|tone) ~ (he|she|him|explode|angry|snap|mood|because|or_else|around|home|husband|wife)
    (never_know|no_idea|guess|depends|wait_to_see|predict) ~ (mood|which_version|version_of|set_him_off|will_set|explode|next_slap|next_blow)
    one wrong (word|look|move|step|tone)`,
  Injured: `
    (cover|covers|covering|covered|hide|hides|hiding|hid|explain|explained|lied_about|lie_about|conceal|conceals|disguise|photographed|photos_of) ~ Injury
    (makeup|make_up|foundation|concealer|long_sleeves|sunglasses|turtleneck|scarf|sleeves|turtlenecks|dark_glasses|hat) ~ (cover|hide|over|because|so|church|summer|again|july|bruise|bruises|marks|neck|eye|conceal|see)
    (tell|told|telling|say|said|lied) ~ (i|he|she|mom) (just)? (fell|tripped|walked_into|bumped|slipped|ran_into|hit_my|clumsy)
    (walked|ran|bumped) into a door
    (Injury) ~ (from|because|where|after|when|by|on_my|all_over_me|again) ~ (he|she|him|his|her|Partner|Parent|last_night|my|body|face|arms|neck)
    my (bruises|black_eye|broken_rib|broken_ribs|split_lip|stitches|swollen)
    (er|emergency_room|hospital|doctor|dentist|a_and_e) ~ (he|husband|wife|boyfriend|because_of_him|again|partner) ~ (Beat|Hurt|broke|pushed|threw|my_rib|my_arm|my_jaw|fell|excuse|lied)`,
  'violence.sure': `
    (Who3|MyPerson|he|she|husband|wife) > (keep|keeps|puts|put|lays|laid|leaves|sets|sat|cleans|shows|has|points|pulls|waves|sharpens|slept|sleeps|brings|fetches|gets|got|loads|strokes|plays_with|took_out|takes_out) (a|the|his|her|out|down)? (gun|knife|machete|belt|bat|axe|rifle|pistol|cleaver|hammer|shotgun|revolver|bullet|whip|stick|paddle) ~ (table|when|while|bed|nightstand|if|next_to|argue|talk|mad|angry|me|us|out|pillow|dinner|between|on|and_says|at|every|before|in_front)
    (the|his|her|then|that) (belt|fist|fists|hand|slipper|stick|gloves|hands|boot|back_of_his_hand) (come|comes|came|goes|fly|flies|flew|is|swings|raised|start|starts) (off|out|up|down|again|flying)?
    (plates|plate|dishes|fists|things|chairs|bottles|phones|pots|glasses|furniture|shoes|remotes|knives|words_and_fists|hands) (fly|flies|flew|flying|start_flying|go_flying|get_thrown|crash|smash|hit_the_wall)
    (Who3|MyPerson) > (throws|threw|pours|poured|splash|splashed|dumps|dumped|flung|flings|spilled|hurled|throw) ~ (boiling|hot|scalding|acid|bleach|coffee|tea|grease|gasoline|kettle|oil|water|food|plate|plates|dish|dishes|phone|shoes|chair|bible|dinner|lamp|pan|knife|knives|bottle|petrol|keys|remote|soup) ~ (me|when|if|us|upset|angry|mad|at|over|because|wall|every|kids|my|on)
    (chase|chases|chased|chasing|hunted|hunts|comes_after|came_after|coming_after|ran_after|runs_after|run_at|ran_at|comes_at|came_at|swings_at|swung_at|shot_at|shoots_at|drove_at|drives_at) (me|us|my|mom|him|her)
    (kill|killed|kills|drown|drowned|shot|poisoned|strangled|hung|kick|kicked|kicks|hurts|threatens|beat|beats|skinned|gave_away|got_rid_of) ~ (my|our|the_kids|kids|moms) (cat|dog|puppy|kitten|pet|rabbit|bird|hamster|horse|goat|chickens|parrot|fish)
    (send|text|text_him|send_him|show|show_him|call|photo|picture|share|prove) ~ (him|her|husband|wife|boyfriend) ~ (where_i_am|location|who_i_am_with|picture|every_15|every_hour|every_ten|every_thirty|minutes|receipt|receipts|proof|every_time_i)
    (have|has|must|had|supposed) to (text|send|call|show|prove|check_in|ask|report|photograph|film|account) ~ (him|her|where|every|minutes|location|picture|receipt|hour|permission)
    only (leave|go|go_out|talk|eat|speak|see|shop|drive|use|allowed) ~ (with_his|with_him|if_he|when_he|with_her|his_mother|if_she|escort|supervised)
    (has|keeps|took|holds|burned|hid|hides|got) (my|all_my) (passport|visa|papers|green_card|documents|id|phone) ~ (deport|and|says|if|so|deported|him|safe|locked|immigration)?
    (have|get|got|getting) me (deported|arrested|committed|locked_up|fired|sectioned|killed|institutionalized|put_away)
    (nails|hands|fingers|thumbs|knee|teeth|fork|elbow|keys|cigarette|pen|fist) (in|into|on|around|to|round|across) my (neck|throat|back|arm|face|ribs|eye|eyes|cheek|chest|skin|mouth|hand|leg|scalp|thigh|stomach)
    (squeeze|squeezes|hits|hit|punches|pulls|pushes|twists|presses|grips|holds|tightens|chokes|goes|gets) (me|it|even)? (harder|tighter|worse|again)
    (his|her) (fist|fists|boot|boots|belt|knuckles|temper|rages|outbursts|violence|beatings|slaps|backhand|knife|gun)
    (if|when|whenever|every_time|unless|because) ~ (i|we|dinner|supper|house|kids|baby|food) ~ (scream|cry|late|cold|not_ready|messy|talk_back|say_no|disagree|answer|burn|burned|forget|forgot|spill|wrong|smile|laugh|speak) ~ (he|she|plates|belt|fist|hand|hits|squeezes|locks|slaps|harder|burned_me|punishes|rages|explodes|pays|beats)
    (because|when|if|every_time) ~ (dinner|supper|food|rice|coffee|house|shirt|baby|toast|soup) ~ (cold|late|burned|burnt|not_ready|messy|dirty|wrong|cried|salty|not_ironed|wrinkled|was_not) ~ (he|she|me|hit|slapped|threw|lip|beat|burned|belt|busted)?
    (busted|bust|split|broke|broken|cracked|fractured|dislocated|bloodied|blacked|knocked_out|burst) (my|his|her|moms|mom_s)? ~ (lip|eye|nose|jaw|tooth|teeth|rib|ribs|arm|wrist|eardrum|finger|cheekbone|collarbone|ankle) ~ (because|when|over|dinner|him|he|she|again|last|for|with|husband|wife|me|and|by)
    (jaw|arm|rib|ribs|nose|wrist|eardrum|tooth|teeth|lip|eye|hand|leg|collarbone) ~ (wired_shut|broken|broke|fractured|cast|stitches|sling|swollen|burst|knocked_out|black|purple) ~ (him|he|because|husband|wife|her|she|boyfriend|again|dad|by)
    (because_of|thanks_to|courtesy_of|from) (him|her|my_husband|my_wife|my_boyfriend|my_father|my_ex) ~ (jaw|broken|bruise|hospital|stitches|blood|scar|surgery|afraid|hide|limp|deaf|teeth|black)
    (hand|hands|give|gives|gave|turn_over|turns_over) (him|her|husband) ~ (envelope|paycheck|wages|money|every_cent|tips|salary|card|pay) ~ (or|else|every|payday|because|otherwise|all)
    or else (he|she|i|there|it)?
    (lie|lied|lying|lies) to the (er|doctor|nurse|police|cops|hospital|dentist|social_worker|teacher|judge) ~ (about|doctor|because|again|he|bruise|fell|arm|was)?
    (loosened|cut|tampered|messed_with|unscrewed|sabotaged|slashed|drained|poked) ~ (brakes|brake_lines|tires|my_car|my_tires|my_brakes|ladder|wheel|seat_belt|gas)
    (aims|aim|drives|drive|drove|speeds|speed|swerves|swerved|floors|steers) ~ (car|truck|into|at|toward|off|fast) ~ (argue|fight|scare|mad|angry|scream|trees|tree|with_me_inside|with_us|ditch|cliff|on_purpose|threatens|together|all_die|both)
    (family|wash|restore|our|his) honor ~ (blood|kill|death|die|shame|brothers|marry|threat|acid)
    honor killing
    (sleep|sleeping|slept|bed) ~ (shoes_on|clothes_on|keys_in_my|bag_packed|one_eye_open|knife|dresser_against|door_locked|car|bathtub|with_the_kids) ~ (in_case|run|because|again|since|leave|he|him|wakes|door)?
    (in_case|ready) (we|i) (have_to|need_to|must)? (run|escape|flee|leave_fast|get_out|leave) ~ (again|night|him|tonight)?
    (only|just|always) cry (in|when|where|into|quietly) ~ (shower|hear|hears|asleep|gone|car|closet|work|pillow)
    (so|that|where) (he|she|they) (can_not|not|does_not|will_not|would_not) (hear|see|find|know|reach|touch|hurt|notice) (me|us|it|out)?
    (call|calling|called|report|reported|reporting|testify|press_charges|pressing_charges|arrested|have_him_arrested) ~ (police|cops|911|charges|arrested|authorities)? ~ (on|against) (my|our|the) (own)? (husband|wife|boyfriend|girlfriend|partner|father|dad|brother|son|ex|mother|fiance|stepdad|family|pastor)
    (he|she|husband|wife|partner) (is)? (waiting|watching|listening|coming|looking|knows|will_know|finds_out|will_find) ~ (car|outside|know|back|soon|if|me|history|phone|home|door|this|hurry|minutes)
    (writing|typing|hiding|asking|texting|whispering|calling) ~ (bathroom|closet|garage|quick|quickly|quietly|before_he|while_he|secretly|car|toilet|neighbor) ~ (he|she|husband|wife|know|back|wait|waiting|home|asleep|sleeps|passed)?
    (take|took|takes|removed|remove|ripped) ~ (the)? (doors|door|handle|lock|locks|phone|phones|tires|battery) off? ~ (so|bathroom|nowhere|bedroom|my|hide|car|leave|cry|privacy)
    (made|make|makes|making) (me|us) (to)? (kneel|stand|crawl|beg|apologize|strip|eat|sleep|stay|sit|sign|drink|swallow|lie|hold|watch|quit|pay|bark|thank) ~ (rice|rain|snow|hours|hour|floor|cold|outside|corner|mother|garage|balcony|front|dark|naked|bread|dog|pee|papers|sun|basement|gravel|knees|dirt|until|while|feet)
    (ripped|rips|tore|tears|tear|burned|burns|burnt|shredded|shreds|cut_up|cuts_up|destroyed|destroys|slashed) (up)? (my|our|all_my|moms) ~ (bible|dress|clothes|phone|diary|journal|passport|photos|pictures|letters|books|diploma|wedding_dress|shirt|work_clothes|visa|papers|hair|uniform)
    (grabbed|grabs|drags|dragged|pulled|pulls|yanked|lifted|shook|shakes|held|holds|threw|throws|pinned|choked) (me|us|mom|her|him) ~ (by|out|across|down|against|under|up|off|over|into) (my|the|her|his)? (ankles|ankle|hair|throat|neck|collar|wrists|wrist|arm|arms|bed|floor|stairs|wall|car|room|ear|shirt|legs|foot|jaw|face)
    (keeps|hits|shoves|pushes|shakes|grabs|threatens|screams|started|starts|kicks) (me)? (shoving|pushing|hitting|shaking|grabbing|kicking|slapping|choking|beating|punching|threatening|screaming_at|raising_his|spitting)  (me|us|my|mom|like|when|her|him)?
    (lock|locks|locked) (the|up)? (fridge|food|pantry|kitchen|phone|doors|door|windows|gate|bathroom|medicine|thermostat|money|car|wheelchair) ~ (me|from|so|and|with|when|at_night|inside|outside|in|teach|husband)
    (teach|teaching|taught|show|give) me (a)? (lesson|respect|manners|obedience|who_is_boss|my_place|who_is_the_man|how_to_behave)
    tell(s)? (my)? husband to (teach|beat|discipline|control|hit|punish|correct)
    (camera|cameras|microphone|bug|tracker) ~ (every_room|toilet|bathroom|bedroom|house|car|kitchen|baby_monitor) ~ (he|she|watch|husband|put|even|me)?
    (put|puts|installed|has|hid) (a|up)? (camera|cameras|microphone|mic|tracker) ~ (room|toilet|bathroom|bedroom|house|car|kitchen|purse)
    (pictures|photos|picture|photo|video) of my (own)? (front_door|house|car|kids|street|window|work|bed|school)
    (tell|tells|says|telling) (everyone|people|them|my_family|the_church|friends|police|judge|my_kids|kids) ~ (i_am|i|that_i) ~ (crazy|insane|lying|hit|unstable|abusive|drunk|mental|bad_mother|liar)
    (cut|cuts|shaved|shaves|chopped|hacked) (off)? (my|all_my)? ~ hair (off)? ~ (because|punish|they|he|sleep|and|when|with|shame|phone|so)?
    (not|never) (touched|hit|hits|hurt|laid_a_hand_on) me (but|yet|just|only|still|though|physically|where|however)
    (i|we) (can_not|not_allowed|never|only) ~ (leave_the_house|go_out|go_anywhere|see_anyone|answer_the_phone|lock_the_door|have_friends|have_money|close_the_door|work|go_to_church|speak_to)
    (is|are|was|does|do|when|can|should|must|would|how_many|what_if|grounds) ~ (slap|slaps|beating|beatings|hitting|one_punch|strangling|choking|abuse|violence|fist|bruise|bruises|broken_nose|black_eye|broken_rib|shove) ~ (divorce|leave|marriage|husband|wife|stay|sin|forgive|count|submit|annul|annulment|enough|separate|vow|vows|allowed|discipline)
    (divorce|leave|annulment|forgive|submit|obey|stay|endure|separate|turn_the_other) ~ (slap|slaps|beating|beatings|hitting|punch|strangling|choking|broken_nose|black_eye|broken_rib|bruises|fists|shoves|rage)
    (obey|submit|wives|wife) ~ (order|orders|command|demand|kneel|rain|naked|degrading|hurts|beats|cruel|violent|takes|sick|knife) ~ (husband|stand|coat|rain|floor|him|he|must|have_to|me)?
    (shook|shakes|shaking|kicks|kicked|pushes|pulled|moves|moved|rocked) the (ladder|chair|stool|car|bed|boat|crib) ~ (while|when|under|i_was|me|laughed|laughing|with)
    (head|face) (under|in|into|against|through|on) (the)? (water|toilet|wall|floor|pillow|sink|pool|window|bathtub|mattress|table|counter|door|dashboard)
    (for_fun|as_a_joke|laughs|laughed|laughing) ~ (hits|hurt|hurts|choke|chokes|grabs|pinches|water|head|knife|burn|burns|ladder|scared|cry|trips|kicks)
    (kick|kicked|punched|hit|elbowed|pushed|shoved|knee|kneed|stomped) ~ (my)? (belly|stomach|bump) ~ (pregnant|months|weeks|baby|along|unborn)
    (pregnant|months_along|weeks_along) ~ (kick|kicked|punched|hit|elbowed|pushed|shoved|kneed|stomped|beats|slaps|chokes|choked|threw)
    (stand|stay|sleep|wait|left_me|leave_me) (in|out) (the|in)? (rain|snow|cold|dark|street|yard|balcony|garage|hallway) ~ (he|she|husband|wife|order|punish|because|until|naked|all|door|locked|barefoot)?
    (men|man|guy|husbands) (can_not|can|also|get|be) (be)? (victims|abused|beaten|hit|victim) ~ (me|my|i|she|wife|girlfriend)?
    (she|wife|girlfriend|he|boyfriend|husband) ~ (me) ~ (with_a|using_a|with_the|with_her|with_his) (pan|frying_pan|bat|bottle|shoe|belt|knife|phone|heel|lamp|hammer|chair|iron|remote|plate|fork|cord|stick|pot|ladle|hanger|ruler|broom|candlestick|rolling_pin|book|vase|keys)
    (persecuted|beaten|beat|disowned|threatened|attacked|tortured|locked|arrested|beats) ~ (because|since|for|when|after|if) (i|we|me|my) ~ (christian|convert|converted|jesus|faith|baptized|baptised|gay|lesbian|trans|married|bible|left_islam|pray|church|believe)
    (my) (parents|father|mother|family|brothers|uncles|husband|brother|dad) (will|would|are_going_to|is_going_to|threatened_to|said_they_will) kill me (for|because|if|when|over)? ~ (faith|marry|marrying|love|pregnant|gay|christian|converted|convert|mean_it|really|leave|leaving|find_out|finds_out|honor|dishonor|run|boyfriend|girlfriend|muslim|outside|jesus|baptized)
    (he|she|they) (mean|means|meant) it
    (Who3|MyPerson|I|i|they|that|and|then|Person) > HarmMe
    (Who3|MyPerson) ~ (and|then|gets|drinks|starts|drunk|angry) ~ HarmMe
    (Beat|Hands|strangles|choked|tried_to_kill) _ Me
    (Who3|MyPerson) > Not? (Threat) ~ (me|us|my|him|her|i)
    (Who3|MyPerson) > (Say|Threaten|says|swears|promised|threatens|keeps|will|going) ~~ Threat ~ (me|us|my|i|house|kids|everyone|her|him)
    (Who3|MyPerson) > Control
    (Who3|MyPerson) > Belittle
    (Threaten|threatened|threatens|threatening) ~ (me|us|my|to_kill|to_take|to_hurt|kids|mom|mother|sister|with_a)
    (get|gets|getting|receive|received|keep_getting) (death)? threats
    (Who3|MyPerson) > HarmOther
    (i|am|was|were|been|get|got|getting|being|keep_getting|be|having_been|are|is) _ (being|just|always|often|still|also|badly|physically|emotionally|verbally|mentally|regularly|constantly|repeatedly|nearly|almost|once|sometimes|getting)? _ (beaten|choked|strangled|slapped|punched|kicked|whipped|smacked|shoved|thrashed|battered|abused|assaulted|attacked|stalked|threatened|mistreated|bullied|terrorized|terrorised|controlled|tortured|stabbed|blackmailed|manipulated_and|hit|burned_by|dragged|humiliated|harassed|isolated|gaslit|gaslighted|starved|locked|trapped|kidnapped|trafficked|forced|held_captive|beat_up|jumped_by|mugged|belittled|manhandled|tormented|spat_on|screamed_at|yelled_at|intimidated|cursed_at) _ (up|by|at|in|and|every|for|with|daily|all|again|on|almost|until|to|when|because|so|as|out|into|from|last|since|like|badly|again)?
    (I|we) _ (live|lived|living|stay|stayed|am|are|grew_up) ~ (violence|abuse|fear_of_him|fear_of_her|violent_home|abusive|violent|fear_every_day|constant_fear|fear_in_my_own|terror)
    (my|an|this|his|her|our|the|leave|left|in|escape|escaped|stay|stayed) ~ (abuser|abusers|abusive) (Partner|marriage|relationship|home|Parent|man|Person|household|situation)?
    my abuser
    (domestic|physical|emotional|verbal|spousal|psychological) (violence|abuse) ~ (i|me|my|we|home|husband|wife|survivor)
    (my|i|me|we) ~ (domestic|physical|emotional|verbal|spousal) (violence|abuse)
    (MyPerson|he|she|Partner|Parent) _ (is|was|gets|got|becomes|has_become|became|can_be|turns|has_been|are|being|who_is|that_is|has|goes|has_a|went|turned) _ (so|very|really|extremely|physically|emotionally|verbally|more_and_more|increasingly|always|a|an|getting|often|too|quite|pretty|such_a|still)? _ (violent|abusive|aggressive|controlling|abuser|dangerous|out_of_control_when|a_monster|monster|physical_with|rough_with|violent_temper|unhinged|threatening)
    (he|she|Partner|Parent|MyPerson) ~ Drinks ~ (HarmMe|Angry|Smashing|Shout|Belittle|hit|hits|fists|mean|afraid|scared|terrified)
    Drinks ~ (he|she|and|then|he_gets|it) ~ (HarmMe|violent|mean|abusive|fists|scary|monster|angry|rage|hits|hit|rough)
    (he|she|Partner|Parent|MyPerson|Kin|Child) > Smashing ~ (me|my|when|angry|mad|next_to|head|face|drunk|near|scared|us|front|kids|argue|fight|because|and|if|hole|every|again|at|until)
    (i|am|we|me|my|kids|mom|children) ~ Afraid
    Start Afraid
    (i|we|my|am|me|she|mom) ~ Injured
    Start Injured
    (Who3|MyPerson|I|i|they) > (corner|corners|cornered|trap|traps|trapped|block|blocks|blocked|blocking) (Me|the_door|the_doorway|my_way)
    (stay|staying|stayed|leave|leaving|left|divorce|divorcing|live|living|go_back|return|returning|submit|submitting|obey|honor|honour|forgive|forgiving|love|respect|married|separate_from|run_from|escape|reconcile) ~ (him|her|Partner|Parent|man|woman|someone|Person|marriage) ~ (who|that|when|if|because|after|even|while|and|to|every_time|though|since|let|as_long) ~ (Beat|Hurt|HarmMe|abusive|abuses|violent|Hands|threatens|Control|abuse|chokes|Belittle|calls_you|calls_me|threatened|tried_to|punishes|locked|broke_my|Insult|Smash)
    (let|letting|allow) (him|her|them|my) Person? ~ (Harm|beat|hit|hurt|abuse) me
    (submit|submission|submitting|obey|obedience|head_of|suffer|endure|patient|cheek|honor|honour|forgive|vows|covenant|pray_for|stay) ~~ (HarmMe|hits_me|beats_me|hit_me|his_fists|the_beatings|beatings|his_blows|blows|being_hit|being_beaten|punches|slaps|abusive_husband|abuser|his_rage|violence)
    (beatings|his_fists|her_fists|blows|his_belt|his_rage|his_violence|his_temper|his_hands_on|his_anger) ~ (me|i|my|us|mine|again|worse|every|stop|endure|night|kids)
    (me|i|my|us|again|worse|night|another) ~ (beatings|his_fists|her_fists|blows|his_belt|his_rage|his_violence|his_temper|her_temper|beating)
    (Injury|blood) ~ (from|because_of|by) (him|her|his|her|my) (Partner|Parent|fists|hands|boyfriend|ring|belt)?
    (force|forces|forced|forcing|make|making|sell|selling|sold|arranged|promised|arrange|pressure|pressuring) ~ (me|my|us)? ~ (marry|marriage|marrying|wedding|wed|to_be_married)
    (restraining|protection|protective|no_contact) order
    (he|she|they|ex|someone|stalker|husband|boyfriend|man) ~ (outside|banging|pounding|knocking|kicking) ~ (door|window|house|gate|apartment|my_work) ~ (yelling|screaming|let_him_in|threat|drunk|afraid|scared|knife|gun|break|angry|refuse|not_leave|now|right|do|shouting|bat)
    (he|she|they|someone|ex|Partner) ~ (trying_to_break|breaking|breaks|broke|kicked|kicking|tried_to_break) (in|into|down|the_door|through) ~ (my|our|house|apartment|door|me|now)?
    (throw|throws|threw|kick|kicks|kicked|put|puts) (me|us) out ~ (if|because|when|pregnant|night|house|again|nowhere|and|gay|believe|home|street|cold)
    (will|gonna|going_to) ~ kill _ (me|us) 
    (i_am|we_are|am_i|i_feel|feel|we) (not|in)? (in)? (grave|great|real|serious|immediate)? (danger|unsafe|not_safe|danger_of|danger_from)
    not (feel|be|am|safe)? safe ~ (home|with_him|with_her|house|here|own|around|marriage|husband|father|dad)
    safe ~ (place|shelter|somewhere) ~ (him|kids|children|tonight|husband|us_from)
    (women's|womens|women|domestic) ('s)? (shelter|refuge)
    (police|cops|911) ~ (again|came|called|call) ~ (he|him|husband|boyfriend|wife|hit|violent|ex|father|dad)
    (hit|hits|hurt|hurts|beat|beats|slap|slaps|punch|punches|push|pushes|shoves|kicks|chokes) _ (me|us)
    (hit|hits|hurt|hurts) (me) (first|again|back|when|if|in|with|because|every|last|so|and|where|until|for|hard)
    (steal|steals|stole|stealing|takes|took|taking|spends|demands|empties|drains|emptied) (all)? (of)? (my|our) (pension|social_security|disability|wages|paycheck|salary|money|savings|checks|benefits|groceries|tips|earnings)
    (neglect|neglects|neglected|neglecting|ignore|ignores|leaves|left|leave) ~ (mother|father|grandma|grandmother|grandpa|grandfather|nana|parents|aunt|uncle|elderly|wheelchair) ~ (diaper|soiled|days|hungry|no_food|alone|medication|wet|bed|filth|screams|bedsores|dirty|without_food)
    (carer|caregiver|nurse|aide|nursing_home|care_home|staff) ~ (Shout|Harm|Belittle|slaps|hits|hit|shouts|steals|rough|neglect|bruise|bruises) ~ (him|her|mother|father|grandma|my|me|mom|dad|wife|husband|Injury)?
    (mother|father|grandma|grandmother|grandpa|wife|husband|dad|mom|sister|brother|neighbor|neighbour|friend|aunt|daughter) ~ (is|are|was|being|gets|got|keeps_getting) (being|getting)? (beaten|abused|hit|choked|battered|beat_up|strangled|threatened|stalked|mistreated|controlled|locked|held)
    (neighbor|neighbour|neighbors|neighbours|next_door|upstairs|downstairs|flat_above|through_the_wall|across_the_street) ~ (scream|screams|screaming|hitting|hits|beats|beating|thuds|crying_for_help|begging|smashing|beat|slaps|thud|yells_at|dragging)`,
  'violence.likely': `
    (stalker|stalking|stalked|stalks) ~ (me|my|him|ex)
    (he|she|they|who|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mom) > (Shout|Insult) ~ (at)? (me|us)
    Beat ~ (in_the_face|in_the_head|in_the_stomach|in_the_mouth|in_the_ribs) ~ (me|i|he|she)?
    (I|we|my) ~ (abused|abuse) ~ (by|from|my|years|him|her|still)
    (leave|leaving) (him|her) ~ (afraid|scared|danger|kill|find_me|nowhere|money|kids)
    (Partner|Parent) ~ Smashing
    (he|she) _ (hits|beats|slaps|punches|chokes|kicks|strangles|shoves|threatens|controls)
    (Partner) ~ (rape|rapes|hit|hits|beat|beats|slap|slaps|slapped|choked|chokes|strangled|punched) ~ (me|us|my)?`,
  'violence.hint': `
    (Partner|Parent|he|she) ~ (Angry|silent_treatment|cheating|cheats|ignores_me|temper)
    (fight|fights|fighting|argue|arguing|screaming) ~ (every_day|every_night|constantly|all_the_time|kids|front) 
    (my) (marriage) ~ (toxic|afraid|miserable|hell|prison|unsafe|nightmare)
    (bully|bullied|bullies|bullying) ~ (me|my|i|at_school|at_work|him|her)
    (me|my|i|am|son|daughter) ~ (bullied|bullying)`,
}
