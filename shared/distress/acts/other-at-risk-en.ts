import type { Patterns } from '../grammar.ts'

/** Another person wants to die, is hurting themselves, or may be hurt or killed, also by the visitor. */
export const otherAtRiskEn: Record<string, Patterns> = {
  Cry: `
    Wish
    KillHimself
    KillMe
    EndAll
    JumpOff
    CanNotGoOn
    TooMuch
    better off without (him|her|them|me)
    better without (him|her|them|me)
    (want|wants|wish|wishes|hopes|rather|ready|plans|going) ~ (Gone|dead|die)
    (not|nothing) ~ (live_for|Stay|be_here|point)
    (this|it|tonight|today|tomorrow) (is|was|will_be|would_be) (his|her|their|the|my) (last|end)
    (his|her|their) (last|final) (night|day|message|words|post|christmas|goodbye|letter|wish)
    (done|tired|sick|over|finished|given_up) (with|of|on) (life|living|everything|it_all|this_world|this_life)
    (death|dying|suicide|suicidal)
    goodbye (world|everyone|forever|to_everyone)
    (not|never) be (here|around|alive) ~ (tomorrow|longer|when|next|by|christmas|much|anymore)
    (see_you|meet_you) (in_heaven|on_the_other_side)
    (burden|better_off_dead)
    (last|final) (straw|goodbye|words|message)
    (take|took|taking|swallow|swallowing|swallowed) (all|every|a_lot|a_bunch|the_whole|a_whole) ~ Pills`,
  Weaponed: `
    (took|take|has|have|grabbed|got|holding|holds|found|bought|loaded|bring|brings|brought|with|went_for|locked|hid|keeps|carrying|carries|waving|cleaning|ordered|hides|waves) (a|his|her|their|the|my|our|dads|another|all|some|up)? (Weapon|Means)`,
  Others:
    '(everyone|everybody|people|Person|school|classmates|class|him|her|them|someone|somebody|us|kids|church|mosque|synagogue|teachers|office|coworkers|family|whole_family|place|girl|boy|man|woman|me)',
  'other_at_risk.sure': `
    (MyPerson|Who3) > (Say|wants|want|wish|plans|thinks|talks|going) ~ (go_to|be_with|going_to|meet|take|send|bring) ~ (jesus|god|heaven|the_lord) ~ (together|with_her|with_him|with_them|kids|children|us|all|soon|tonight|early|now)
    (MyPerson|Who3) > (Say|wants|want|wish|begs|asks|prays|praying|hopes|keeps|tells) ~ (TakeMe|take_him|take_her|take_them|finish_him|finish_her|end_him|hurry_up|let_him_die|let_her_die|let_him_go|let_her_go|come_get_him|come_get_her|call_him_home|call_her_home|starve|be_done|let_her_starve|let_him_starve)
    (MyPerson|Who3) > (send|sends|kill|take|bring) (the|my|our|her|his)? (kids|children|baby|boys|girls|family|us) ~ (god|heaven|jesus|with_her|with_him|peace)
    (MyPerson|Who3|roommate|friend) > (Say|tweeted|posted|wrote|texted|story|status|post) ~ (last_one_out|turn_off_the_lights|other_side|remember_me|been_fun|thanks_for_everything|do_not_be_sad|do_not_cry_for|nobody_will_find|it_is_over|i_am_tired|i_am_done|game_over|signing_off|logging_off|peace_out|rest_now|take_care_of|no_more_pain|finally_free|free_soon|soon_free|done_with|black_picture|not_your_fault|forgive_me|be_sorry|you_will_see|miss_me|will_regret|not_see_me|tomorrow_we|will_all_be_sorry|everyone_will_know|payback|revenge|judgment_day)
    (MyPerson|Who3) > (Say|tells|told|swears) ~ (we|you|they|everyone|everybody|people|i) ~ (will) ~ (be_sorry|regret|pay|see_on_the_news|be_on_the_news|hear_about|remember_his_name|know_his_name|know_my_name|miss_him|miss_her)
    (not|never) (open|open_up|unlock|come_to|answer) (the|his|her)? (door|phone|texts|calls)? ~ (tweeted|posted|wrote|texted|message|goodbye|pills|razor|gun|quiet|silent|worried|scared|hours)
    (posted|tweeted|wrote|texted|message|goodbye|pills|sorry|loves_me|love_you|dark) ~~ (not_open|not_answer|not_answering|not_pick|phone_off|phone_is_off|not_texted|not_replied|not_called|straight_to_voicemail|no_reply|not_responding|door_is_locked|gone_quiet|went_silent|went_offline)
    not (texted|called|answered|replied|responded|been_online|picked_up|come_home) ~ since ~ (wrote|said|sorry|goodbye|love|fight|post|text|message|note|argument|die|dead)
    (good|perfect|best|easy) (place|time|day|spot|target) to (get|kill|shoot|hit|bomb|take_out|catch) ~ (everybody|everyone|them|people|all|kids|him|her)
    (run|ran|running|back|drive|mow|plow|hit) (over)? (my|him|her|that|the) Person? ~ (over|down|with_my_car|into|with_the_car|with_my_truck)
    (I|i|we) > (run|mow|knock|push|throw|set|burn|shoot|beat|cut|put) (my|him|her|them|that|the|his|their) Person? ~ (over|down_the_stairs|under|on_fire|out_of_the_window|off|house_down|in_the_ground|to_death|brains|throat|into_traffic|down)
    (stopped|stops|skips|skipped|hides|hid|spits|throws|quit|flushes|flushed|refuses) (taking)? (his|her|their) (insulin|medication|Pills|meds|dialysis|treatment|chemo|inhaler) ~ (purpose|on_purpose|wants|die|because|says|so|tired|again|god)?
    (MyPerson|Who3) > (stopped|quit) (taking)? (his|her|the)? (insulin|dialysis|chemo|meds|medication)
    if (he|she|they) (can_not|can) (see|have|get|keep) ~ (nobody|no_one|neither|none|not|never) ~ (will|can|does|gets)
    (keep|keeping|kept|get|help) (my|him|her|them|a|the) Person? ~ (alive|safe|breathing|from_jumping|from_dying|from_doing_it) ~ (tonight|morning|until|till|through|long|help|another)?
    (MyPerson|Who3) > (carved|carves|cut|wrote|burned|scratched|tattooed|drew) ~ (into|in|on|open|up) (his|her|their) (Body|arms|skin|legs)
    (MyPerson|Who3) > (turned|turns) (his|her) (face|head) to the wall
    (MyPerson|Who3) > (drew|draws|painted|sketched|wrote|writes|writing|doodles) ~ (himself|herself|themselves|people|everyone|us|poem|poems|story|names|classmates|gun|guns) ~ (hanging|dead|noose|dying|grave|gun|blood|death|killing|shot|shooting|bleeding|suicide|coffin)
    (MyPerson|Who3|boy|kid|guy) > (showed|shows|has|had|sent|keeps|brought|posted|collects|talks_about) ~ (bullets|ammo|map|gun|knife|rifle|weapons|grenade|bomb|manifesto|list|pipe_bomb) ~ (me|of|and|to|gym|school|church|class|names|in|for|who)
    (tonight|today|tomorrow|soon|finally|friday) (he|she|they) (pay|pays|dies|gets_what|will_pay|get_what|is_going_to_pay|will_bleed|will_learn)
    (he|she|they) (pays|will_pay|is_going_to_pay|dies|will_die|is_dead|will_bleed) (tonight|today|tomorrow|soon|for_this|for_what)
    (got|have|know|found|bought|following|watching|waiting) ~ (schedule|address|where_he|where_she|bat|gun|knife|route|house|parks|lives|car) ~ (tonight|pay|pays|kill|dead|sorry|wait|he|she|revenge|parks|learn|finish|bat|gun|knife)
    (get|take|hide|hiding|took|keep|lock) ~ (Weapon|razor_blades|Pills|knives|Means|guns) (away)? (from) (my|him|her|them|our) ~ (daughter|son|wife|husband|child|friend|mother|father|brother|sister|without|because|so|before|mom|dad)?
    (MyPerson|Who3) > (googled|googling|googles|searched|searching|looked_up|searches|researching|asked_siri|asked_chatgpt|reading_about|watches_videos) ~ (painless|ways|suicide|die|kill|hang|overdose|noose|how_to|pills|lethal|dose|poison|bomb|drown|bridge|gun)
    (MyPerson|Who3) > (waiting|waits|just_waiting|only_waiting|staying) ~ (to_die|die|dies|gone|dead|grow_up|graduate|funeral) ~ (then|and_then|can_go|so|follow|free|after)
    (waiting|only_here|staying) ~ (cat|dog|mom|mother|kids|grandma|parents) ~ (die|dies|dead|gone|grow|grown|leave) ~ (can_go|then|follow|free)
    (MyPerson|Who3|brother|friend) ~ (with|has|and|holding|got) (a|the|his)? (gun|pistol|rifle|knife|razor|rope|noose|shotgun) (in|to|at|on|around|under|and) (his|her|their)? (lap|hand|head|mouth|throat|bed|car|neck|pillow)
    (drunk|crying|alone|called|texted) ~ (gun|pistol|knife|rope|pills|bridge|razor) ~ (lap|hand|head|with)?
    (gave|gives|giving|handed|left|sold) (me|us|his|her|away) ~ (watch|ring|guitar|keys|passwords|dog|belongings|record_collection|things|favorite|car|collection) ~ (hugged|goodbye|long|order|crying|weird|sorry|love|take_care|remember|too_long|last)
    (hugged|held|kissed) me (too)? (long|longer|tight|goodbye|like_it_was|like_he|like_she) ~ (goodbye|order|watch|affairs|last|time|never|will)?
    (affairs|papers|things|everything) in order ~ (gave|hugged|will|his|her|my)?
    (made|making|makes|wrote|changed|signed|updated|gave_me) (out)? (his|her|their) (will|funeral|own_funeral|testament|passwords) ~ (today|suddenly|last|and|says|wants|god|week)?
    (MyPerson|Who3) > (disappeared|vanished|ran_off|drove_off|left|took_off|walked_out|gone) ~ (ring|phone|note|wallet|without|rope|gun|pills|table|left_her|left_his|behind|saying|letter|knife|shoes)
    (MyPerson|Who3) > (drives|driving|drove|goes|walks|walking|keeps_going|went) ~ (to|toward|by|on) (the|a) ~ (cliff|bridge|river|tracks|lake|sea|roof|ledge|railway|edge)
    (streaming|livestream|live|facetime|facetimed|call|video|discord|tiktok|instagram) ~ (ledge|roof|bridge|gun|pills|rope|cutting|noose|razor|dying|overdose|wrist|tracks|knife|blood)
    (MyPerson|Who3) > (hoarding|hoards|hoarded|saving|saves|stockpiling|collecting|hiding|hides|counting|collects|stashing) (up)? (his|her|the|all|my)? ~ (Pills|rope|razors|blades|bullets|knives|medication|insulin)
    (recurring|strong|sudden|terrible|constant|an|the|scary) (urge|urges|thought|thoughts|impulse|image|images|temptation|desire|fantasy|fantasies) ~ (kill|smother|drown|stab|hurt|hurting|push|drop|throw|strangle|poison|shake|harm|killing|choke|stabbing|pushing)
    (imagine|imagining|dream|dreaming|picture|picturing|fantasize|thinking|think|dreamed|plan|planning) (of|about)? (how_i)? (killing|pushing|hurting|stabbing|shooting|strangling|poisoning|smothering|drowning|beating|running_over|burning|kill|choking|hitting_him_with) ~ (my|him|her|them|the|people|everyone|boss|man|ex|someone|that|who)
    (how_do_i|how_to|how_do_you|what_do_i_say|what_do_i|help_me|how_can_i|can_i|what_to_say) ~ (talk|stop|keep|save|say|convince|get|calm) ~ (roof|ledge|bridge|jumping|jump|railing|gun|suicidal|window|killing|cutting|alive|pills|razor|tracks|cliff)
    blood ~ (on|in) (his|her|their) (sheets|sleeves|sleeve|bed|towel|towels|bathroom|sink|clothes)
    (long_sleeves|hoodie|sleeves|bandages|bracelets) ~ (july|summer|heat|hot|always|hides|blood|cuts|scars|beach)
    (scars|cuts|marks|slashes|burns|bandages) ~ (up|on|along|all_over|across|down) (my|his|her|their) ~ (daughter|son|sister|brother|girl|boy|friend|wife|girlfriend|Child|legs|arms|wrists|thighs)
    (tried|attempted|did) it (again|before|twice|last)? ~ (pills|rope|last_night|hospital|this_time|again|twin|sister|brother|friend|daughter|son)?
    (unit|squad|school|work|class|church|gym) ~ (said|says|joked|threatened|told) ~ (shoot|everybody_at_once|take_everyone|blow|kill|gun|bomb|get_everybody|get_everyone|columbine|light_it_up|burn_it)
    (grudge|hit_list|manifesto|revenge|score_to_settle) ~ (rifle|gun|knife|school|bomb|bat|tonight|shotgun)
    (rifle|gun|knife|bomb|bat|shotgun) ~ (grudge|hit_list|manifesto|revenge|score_to_settle|payback|list)
    want (him|her|them|that_man) dead
    (MyPerson|Who3) > Cry
    (MyPerson|Who3) > Say ~~ Cry
    (MyPerson|Who3) > (cut|cuts|cutting|burns|burning|harms|harming|hurts|hurting|starves|starving|scratches|punishes|bites|hits) _ Himself
    (MyPerson|Who3) > (cuts|cutting|cut|burns|burning|slices|slicing|carves|scratches|carving) (up|into)? His (own)? Body
    (MyPerson|Who3) > (self_harm|self_harms|self_harming|cuts_to|has_been_cutting|is_cutting|started_cutting|keeps_cutting|cuts_when|suicidal)
    (cuts|scars|slashes|razor_marks) ~ (my) Child ~ Body
    (my) Person ~ (cuts|scars|slashes|suicidal) ~ Body?
    (found|find|finding|discovered|saw|read) ~ (suicide_note|suicide_letter|goodbye_letter|goodbye_note|goodbye_message|noose|rope|razor|razors|razor_blades|blades|blade|pills|bullet|bullets|gun|hidden_pills|stash_of_pills|farewell|final_note|search_history|knife|empty_pill) ~ (my|his|her|their|room|drawer|bed|backpack|closet|phone|pillow|diary|journal|mattress|bag|pocket|desk|locker)
    (MyPerson|Who3) > (sent|send|sends|left|leave|leaves|posted|posts|texted|wrote|writes|said|says|recorded|sending|writing|mailed|messaged) ~ Farewell
    (MyPerson|Who3) > (gave|giving|gives|given) away (all)? (his|her|their|most|everything)
    (MyPerson|Who3) > Weaponed ~ (and|room|bathroom|drove|left|locked|run|ran|says|said|himself|herself|went|woods|car|school|garage|saying|to_hurt|threat|basement|not|out|while|because|for_when|in_case|under_his|under_her)
    (MyPerson|Who3) > (lock|locked|barricaded|shut) Himself (in|inside|up)
    (MyPerson|Who3) > (lock|locked) ~ (bathroom|room|garage|car) ~ (Weapon|Pills|Means|not_answer|silent|quiet|water|blood)
    (MyPerson|Who3) > (stand|standing|stood|sit|sitting|sat|climb|climbed|climbing|hanging|walked|went_up|got|is|up|dangling|pacing|parked|outside) ~ (on|onto|to|up|at|over|off|in) ~ (bridge|ledge|edge|roof|rooftop|railing|tracks|overpass|cliff|balcony|window|rails|parapet|window_ledge)
    (MyPerson|Who3) > (Say|threatens|threatened|threatening|going|about|wants|will|ready) ~ (jump|jumping|hang|shoot_himself|shoot_herself|do_it|do_something_stupid|do_something_to_himself|do_something_to_herself|end_it|hurt_himself|hurt_herself|harm_himself|harm_herself|drive_off|crash)
    (MyPerson|Who3) > (stopped|stop|stops|quit|refuses|refusing|will_not|not) (to)? (take|taking|eat|eating|drink|get) ~ (so|because|wants|until|die|dead|weeks|days|get_up|out_of_bed|insulin|dialysis|treatment)
    (stop|stopped|refuses|skip|skipping) (to)? (take|taking)? (his|her|their) (heart|insulin|Pills|medication|dialysis|treatment|chemo) ~ (die|dead|wants|so)
    (MyPerson|Who3) > (Say|wish|wishes) ~ (was|were|is|be) (dead|gone|never_born)
    (MyPerson|Who3) > (Try|tried|attempted|attempts|survived) (to)? ~ (suicide|KillHimself|EndAll|hang|overdose|jump|die)
    my (Person|Partner|Child|Friend) ~ suicidal
    (MyPerson|Who3) > (not|never) (answer|answering|pick_up|respond|responding|reply|replying|come_home|came_home|open) ~ (since|after|and) ~ (goodbye|die|sorry|love|alone|worthless|end|letter|note|dark)
    (sorry_for_everything|i_love_you_all|forgive_me|thanks_for_everything|tell_everyone_i_love) ~ (not_answer|not_answering|phone_off|went_silent|turned_off|gone_quiet|not_pick)
    (afraid|scared|worried|fear|think|terrified|sure|convinced|feel_like) ~ (MyPerson|Who3) > (might|will|is_going_to|could|may|wants_to|would|about_to|going_to|plans_to|did|has) ~ (hurt|KillHimself|kill|do_something|harm|not_make_it|suicide|EndAll|shoot|end_it|self_harm)
    (talk|talking|convince|stop|keep|prevent|save|help|talked|persuade) (MyPerson|him|her|them|someone|my) ~ (from|out_of|off|not_to) ~ (KillHimself|killing|suicide|jumping|ending|bridge|ledge|roof|cutting|suicidal|hurting_himself|hurting_herself)
    help (MyPerson|my) ~ (suicidal|cuts|who_cuts|self_harm|wants_to_die|who_wants_to_die|depressed_and)
    (MyPerson|Who3) > (will_not|not) (get_out|leave|come_out|eat|speak|talk|get_up) ~ (bed|room|anymore|weeks|days|month) ~ (die|dead|point|hopeless|end|dark|worthless)
    # others in danger
    (MyPerson|Who3|there) > (Say|Threaten|going|wants|want|plans|planning|plan|will|about|threatening|ready|swears|intends|means|talks|trying|try|wrote|posted|gonna|told) ~ Kill ~ Others
    (MyPerson|Who3) > (Say|Threaten|going|wants|plans|planning|plan|will|about|talks|posted|joked) ~ (shoot|shooting|shoot_up|blow_up|bomb|stab|attack|massacre|kill_everyone|burn_down|burn|hurt) ~ (school|church|mosque|office|everyone|everybody|people|place|class|Others)
    (bring|bringing|brought|brings|take|taking|carry|has|have|took|had|packing) (a|his|her|dads|the)? (gun|knife|knives|bomb|guns|rifle|pistol|weapon) (to|into|in) (his|her|the|our|my)? (school|church|work|class|bag|backpack|locker|waistband|prom|campus|mosque|car)
    (hit|kill|death) list
    list of (names|people|kids|classmates|students|teachers) ~ (kill|shoot|hurt|hates|deserve|pay|die)
    (someone|somebody|people|he|she|they|everyone|kid) (is|are|will|might|could|may) (going_to)? (get_hurt|be_hurt|die|get_killed|be_killed|end_up_dead)
    (kill|kills|killing|murder|shoot|stab|strangle) (my) (Person) (when|if|next|tonight|tomorrow|because|one_day|in_front|soon|for)
    (voices|voice|demons|something|satan|head|devil|god) ~ (tell|telling|tells|told|say|saying|says|want|command|commanding|commands|order|orders|urge|whisper|whispers) (me)? ~ (kill|hurt|stab|harm|drown|sacrifice|shoot|burn|cut|strangle|cleanse|poison|smother)
    (I|i) > (want|wanna|going|gonna|plan|planning|will|afraid|scared|might|may|thinking|think|thoughts|urge|urges|fantasize|fantasizing|dream|dreaming|tempted|ready|swear|need|could|imagine|imagining|keep|feel|fantasies|about|intend|prepared|intrusive|decided|close|have_to) ~ (kill|murder|strangle|stab|shoot|poison|drown|smother|suffocate|slaughter|bury|make_him_pay_with|burn_down|slit|killing|murdering|strangling|stabbing|shooting|poisoning|smothering|drowning|choke|hurt|hurting|harm|harming|shake|shaking) _ (Others|my|our|the|that|his|all|both|every|this|another|a)
    (I|i) > (bought|got|have|loaded|took|hid|sharpened|carry|carrying|brought|grabbed) ~ Weapon ~ (for_him|for_her|for_them|and_he|pay|revenge|kill|waiting_for|to_his_house|to_school|use_it_on|his_house|her_house|find_him)
    (I|i) > (hurt|harm|kill) (someone|somebody|people|others|everyone|them_all|him|her|my)
    (i_will|i_am_going_to|i_wanna|i_want_to) (kill|murder|shoot|stab|end) (him|her|them|everyone|my|all|that|the)
    (make|making) (him|her|them|everyone|that) ~ (pay|suffer|bleed|regret) ~ (blood|tonight|gun|knife|life|dead)
    (beat|punch|hurt|attack|shoot|stab|kill) (him|her|them) (to_death|until_he_dies|dead)
    blood on my hands (tonight|soon|if)
    (want|wish|like|pray|praying|hope) (him|her|them|my|that) ~ dead
    (want|wish|hope|pray) (my) Person (dead|died|would_die|was_dead|to_die|dies|gone_for_good)
    (drown|smother|shake|hurt|kill|throw) (the|my|our) (baby|newborn|children|kids|toddler|son|daughter|infant)
    (he|she|they|who) ~ (drive|driving|drives|driving_off|behind_the_wheel|car_keys) ~ (drunk|wasted|kids_in|suicidal)
    (missing|disappeared|ran_away|run_away|not_come_home|not_been_seen|vanished) ~ (my|our) (Child|Person) 
    (my|our) (Child|friend|best_friend|Partner|Kin) ~ (missing|disappeared|ran_away|run_away|not_come_home|vanished|kidnapped|abducted|not_been_seen)`,
  'other_at_risk.likely': `
    He > (Wish|KillHimself)
    Start (found|got) ~ (suicide_note|goodbye_note|goodbye_letter|noose)
    (someone|somebody|friend) ~ (suicidal|suicide|self_harming)`,
  'other_at_risk.hint': `
    (MyPerson) > (depressed|depression|hopeless|severely_depressed|suffers|mental_hospital|psych_ward|giving_up|gave_up|given_up|withdrawn|bipolar|schizophrenia|schizophrenic|psychosis|hearing_voices|hears_voices|anorexia|anorexic|bulimia|eating_disorder)
    (I|i) > (hate|rage|furious|revenge|want_revenge|vengeance|so_angry) ~ (him|her|them|my|that) ~ (kill|dead|hurt|die|pay|violent)
    (intrusive|violent|murderous|homicidal) (thoughts|images|urges|rage)`,
}
