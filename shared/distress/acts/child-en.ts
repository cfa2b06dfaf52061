import type { Patterns } from '../grammar.ts'

/** A child is beaten, touched or neglected; the visitor may be that child, or the one who does it. */
export const childEn: Record<string, Patterns> = {
  Elder: `
    My (Parent|uncle|aunt|grandpa|grandfather|grandad|granddad|grandma|cousin|brother|stepbrother|teacher|coach|tutor|babysitter|sitter|nanny|guardian|step_brother|headmaster|principal|scoutmaster|auntie|sister|godfather|big_brother|older_brother|youth_leader|youth_pastor|nana|camp_counselor|foster_brother|swim_coach|dance_teacher|piano_teacher|priest|pastor)
    BareParent
    (mommy|daddy|mummy|papa|uncle|auntie)
    (mum's|mom's|mother's|mom|mum|mother|mums|moms) 's? (boyfriend|bf|new_husband|new_man|partner|bloke|friend)
    my (mom|mum|mother|dad|father|sister|aunt) 's (boyfriend|husband|partner|friend|girlfriend|new_husband|fiance|brother)`,
  Young: `
    (i|i_am|am) (only|just|a)? _ (5|6|7|8|9|10|11|12|13|14|15|16|17|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)
    i am a (kid|child|teen|teenager|minor|little_girl|little_boy)
    (i_am|me) (in|at) (school|middle_school|elementary|grade_school|seventh_grade|sixth_grade|eighth_grade|fifth_grade|primary_school|junior_high|fourth_grade|third_grade|ninth_grade)`,
  ChildHurt: `
    Harm _ (MyChild|Child|them|him|her|the|my|our|his|their) (Child|little|own|kids|baby|six|five|four)?
    Harm ~ (MyChild|Child)
    (TouchChild)`,
  TouchChild: `
    (Rape|Touch) _ (MyChild|our|my|her|his|a|the|their|little)
    (touch|touches|touched|touching|molest|molests|molested|molesting|abuse|abuses|abusing|abused|kiss|kisses|kissed|grope|groped|raped|raping|rape|groom|grooming|grooms|fondled|fondles|fondling|hurt|hurts|hurting|bathe|bathes|showers_with|sleeps_with|sleeps_in_bed_with) (on|with)? _ (MyChild|Child)
    (touch|touches|touched|kiss|put|puts|asks|makes|asked|made|shows|showed|tells|told) (MyChild|her|him|them) ~ (Private|secret|naked|nude|undress|private_parts|pictures|his_pants|keep_quiet|his_lap|porn|his_thing|wrong|not_to_tell|inappropriately)`,
  Neglect: `
    (leave|leaves|left|leaving) (me|us|MyChild|Child|him|her|them) ~ (alone|unattended|by_themselves|by_himself|by_herself|locked|in_the_car|outside|home) ~ (night|days|hours|weekend|weekends|food|bar|bars|weeks|drunk|locked|with|while|for|cold|dark|club|casino|heat|all)
    (not|never|nothing|barely|hardly|forget|forgets|no|refuse|refuses|without) ~ (feed|feeds|fed|feeding|food|eat|eaten|dinner|diapers|clean_clothes|washed|bathed|changed|medicine|doctor|heat|heating|hot_water|a_coat|shoes|bed_to_sleep) ~ (me|us|MyChild|Child|kids|in_the_house|at_home|for_days|days|here|him|her|them)
    (MyChild|Child|i|we|kid) ~ (always|so|is|comes|looks|are|seems|come|goes) ~ (hungry|starving|filthy|dirty|unwashed|skinny|barefoot|lice|same_clothes|no_coat|begs|begging|stealing_food|eats_from|scavenging|bruised|malnourished|flinches|underfed|thin)
    (MyChild|Child|kid|boy|girl|we|i) ~ (begs|beg|begging|steals|steal|asks|digs|hides|hoards|rummages) ~ (food|trash|lunch|lunches|scraps|bread|snacks|dumpster|crackers)
    (lock|locks|locked|locking|shut|shuts|put|puts|tie|ties|tied|chained|chains|make|makes|keeps|keep) (me|us|MyChild|Child|him|her|them) ~ (closet|basement|cellar|cage|shed|crate|attic|dark|room|outside|bathroom|garage|cupboard|kennel|dog_house|trunk|box|dog_crate|bed|crib|radiator|chair|wardrobe)
    (sleep|sleeps|slept|sleeping) ~ (garage|outside|floor|shed|car|dog|doghouse|bathtub|porch|balcony) ~ (punish|punishment|because|when|if|bad)?
    no (food|electricity|heat|one_home|one_looks|water|adults|bed|dinner) ~ (home|for_days|us|me|brother|sister|kids|here|again|house)?
    (alone|by_myself|by_ourselves) ~ (for_days|all_night|all_weekend|for_weeks|days|at_night) ~ (mom|mum|dad|food|brother|baby|parents|mother|father)?
    take care of (my_little|my_baby|my_brothers|my_sisters|my_siblings|my_brother|my_sister)`,
  Secret: `
    (our|little|special|a|be_our|the) (little|special)? (secret|secret_game|game_between)
    (not|never) (tell|say|telling) (anyone|anybody|mom|mum|mommy|dad|my_parents|mother|nobody|a_soul|no_one|grandma|my_mom|my_mum)
    (kill|hurt|punish|hate|take|send|die|cry|hell|jail|foster|believe|lose|break_up|throw|sad|mad) ~ if (i|we) (tell|told|ever_tell|say|talk|scream)
    if i tell ~ (anyone|kill|hurt|punish|hell|believe|away|die|my_fault|foster|jail|mom|mum|family)
    (nobody|no_one) (would|will) believe (me|us)`,
  MarkOn: `
    (Injury|burns|burn|bruise|bruises|bites|rash|bald_spot|blood|blood_in|cuts) ~ (on|all_over|around|under|across|from) ~ (MyChild|Child|his|her|their|arms|back|legs|neck|thighs|body|bottom|face|underwear|wrists|ears)
    (MyChild|Child|kid|boy|girl|student) ~ (has|had|came|comes|with|covered|showed|got|full_of|come|wearing|hides|shows) ~ (Injury|bruise|bruises|burns|marks|welts|black_eye|blood|cuts|sores)
    (MyChild|Child|kid|boy|girl|student) ~ (afraid|scared|terrified|cries|cry|crying|screams|flinches|begs|cowers|panics|wets|shakes|not_want|refuses|trembles|wet_himself|wet_herself|hides) ~ (go_home|of_her|of_his|dad|father|stepfather|stepdad|uncle|mother|when|to_go|bed|home|to_be_alone|raise|touch|babysitter|grandpa|coach|daycare|weekend|near|see_her|see_his|visit|not_to)
    (MyChild|Child|kid|boy|girl|student) ~ (told|tells|says|said|drew|draws|knows|talks|asked|asks|acts|acting) ~ (touch|touches|touched|hurts|hurt|hits|secret|private|sex|game|naked|bath|bad|plays_doctor|beats|beat|kiss|kisses|bed|belt|down_there|funny|things_no|not_like|lock|locks|pee|pee_pee|not_feed)`,
  'child_abuse.sure': `
    (he|she|dad|daddy|stepdad|uncle|grandpa|mom|brother|cousin|stepfather|father|coach) ~ (gets|get|got|comes|came|climbs|climbed|sits|bathes|showers|sleeps|showering|bathing|sleeping) (in|into|with|next_to) (the|my|our|me)? (tub|bath|shower|bathtub|bed|covers|pool|sauna) (with)? (me|us|my_sister|our|her|him|when)?
    (showers|bathes|sleeps|showering|bathing|shower|bath|bathroom|bed) with (our|my|her|his|the|a) ~ (daughter|son|girl|boy|child|niece|nephew|granddaughter|stepdaughter|kids|year_old)
    (puts|put|pours|poured|rubs|rubbed|shoves|shoved|stuffs|stuffed|washes|washed|squirts|taped|tapes|holds|held) ~ (soap|hot_sauce|pepper|chili|salt|bleach|sock|rag|tape|vinegar|mustard|hand|hot_spoon|dirt|towel) ~ (mouth|eyes|face|tongue|me|shut|over|lips|throat|hands)
    (taped|tapes|tie|tied|gagged|chained|locked|strapped|caged) (my|our|the|his|her|a|me|us) ~ (mouth|hands|son|daughter|brother|sister|child|baby|kid|wrists|arms) ~ (shut|bed|chair|crib|radiator|pole|demon|tree|door|toilet|together|post|closet)?
    (legs|back|bottom|arms|hands|thighs|butt) (have|has|are|is|got|full_of|covered_in|with) (stripes|lines|welts|marks|bruises|black|purple|blue|bleeding|raw|scars|burns)
    (whip|belt|switch|cord|cane|ladle|burn|bite|rope|cigarette|iron|strap|hanger) (mark|marks|scars|lines|stripes|burns|welts)
    (dad|mom|father|mother|parents|they|stepdad|grandma|pastor|he|she) ~ (say|says|said|think|thinks|claims|calls_it) (it_is|its|that_it_is|it)? (biblical|in_the_bible|gods_will|god's_way|discipline|scripture|godly|for_my_own_good|love|how_god) ~ (legs|belt|bleed|stripes|marks|hits|hit|hurts|rod|bruises|beat|beats|whip|hairbrush|back_of|wooden|starve|locked|switch|but)
    (calls|call) it (discipline|love|a_lesson|correction|the_rod|tough_love|a_game|our_game|biblical|godly|training|loving_discipline|obedience)
    (shook|shake|slapped|hit|smothered|squeezed|dropped|threw|pinched|choked|covered) (her|him|the_baby|my_baby|them|one_of_them) ~ (afraid|alone|scared|baby|stop_crying|crying|stopped|second|cry|guilty|cried|newborn|months|sleep|pillow|hard)
    (pillow|blanket|hand) over (him|her|one_of|the_baby|my_baby|his|the|their|them|my_son|my_daughter)
    (man|guy|someone|stranger|dude|adult|friend|boy|woman|he|person) ~ (roblox|snapchat|discord|online|instagram|tiktok|fortnite|minecraft|internet|the_game|whatsapp|kik|chat) ~ (meet|hotel|pictures|photos|nudes|pics|camera|secret|naked|send|address|alone|body|gifts|robux|me|my|touch|older|has|video|private)
    (roblox|snapchat|discord|online|instagram|tiktok|fortnite|internet|kik|chat) ~ (man|guy|someone|stranger|boyfriend|friend|he|older|adult) ~ (meet|hotel|pictures|photos|nudes|pics|camera|secret|naked|send|address|come|body|gifts)
    (came|comes|come|back|returned|returns|home) ~ (from|with) ~ (dads|dad|moms|mom|his_dads|her_dads|father|fathers|visit|stepdad|daycare|grandpa|grandpas|camp|weekend|babysitter|sitter|school) ~ (with)? ~ (burns|bruise|bruises|marks|blood|crying|sore|bite|scratches|welts|handprint|hungry|dirty|scared|cigarette|rash|red|not_talking|underwear|limping)
    (gives|gave|give|pays|paid|buys|bought|promises|promised|offers|offered) (me|us|him|her|my_daughter|my_son|kids) ~ (candy|money|toys|dollars|gifts|robux|ice_cream|phone|game|treats|beer|chocolate|present|presents|weed|vape) ~ (if|when|to|let|so|for|look|touch|sit|secret|not_tell|lap|after|kiss|show)
    (nice|sweet|good|kind|funny|normal|different) ~ (day|daytime|church|others|people|sundays|guests|company|sunday) ~ (but|not|and) ~ (at_night|night|alone|home|drunk|closed|wednesday|monday|when_we|wolf|monster|beast|different)
    (make|makes|made|force|forces|forced) (me|us|him|her|my_brother|my_sister|my_son|the_kids|kids|them|the_boy|the_girl|the_orphans|my_stepson) ~ (stand|kneel|sleep|sit|eat|stay|drink|run|crawl|wear|lick|hold|strip|wait|watch|touch|undress|fight) ~ (snow|rain|cold|floor|corner|outside|shoes|barefoot|rice|vomit|garage|dark|diaper|naked|soap|closet|hours|hot|chain|him|each_other|pee|dog|wall|night|basement|hungry|bugs|bleach|sun|heat|alone|his_bed|in_the_bath)
    (year_old|son|daughter|kid|toddler|child|niece|nephew|granddaughter|grandson|she|he|boy|girl|twins|student|cousin) ~ (say|says|said|told|tells|showed|shows|drew|asked) ~ (uncle|daddy|dad|grandpa|papa|stepdad|coach|teacher|priest|babysitter|joe|mr|brother|cousin|pastor|boyfriend|man|dolls|doll) ~ (snake|game|pants|secret|touch|touches|touched|pajamas|tickle|bath|private|kiss|kisses|bad|hurts|naked|what|bed|lollipop|hands|underwear|worm|belt|dark|peepee|milk|does|picture|sleep|stick|monster|hits|locks)
    (dolls|drawing|drawings|picture|doll) ~ (what_her|what_his|what_daddy|dad_does|uncle|touch|naked|showed_me|man_does)
    (mom|mum|mama|mommy|dad|daddy|parents|they|grandma|stepmom|mother|father) ~ (forget|forgets|forgot|not|never|no|stopped|will_not|does_not|not_been|hardly|barely) ~ (feed|feeds|food|eat|wake|wakes|get_up|get_off|home|come_home|came_home|cook|cooks|wash|buy|dinner|care|us|been_home|get_out_of_bed)
    (nobody|no_one|no_adult|no_grown_up|nobody_else) ~ (home|here|around|looking_after|feeding|cooking|watching|came_back) ~ (since|days|brothers|sisters|alone|sunday|monday|friday|night|us|week|food|hungry|me|baby)
    (brothers|sisters|brother|sister|siblings|baby|little_ones) ~ (nobody|no_one|alone|by_ourselves|only_me|i_feed|i_cook|hungry|no_food|mom_is|mom_gone|mom_never|since) ~ (home|days|food|sunday|here|us|mom|night|me|week)?
    (eat|eats|eating|ate|dig|digs|digging|living|live|look|looking) ~ (out_of|from|through|in) (the)? (trash|garbage|dumpster|bins|bin|garage|dog_bowl|floor)
    (eats|eat|sleeps|sleep|lives|live|stays|kept|locked) (in|on|under|with) (the|a)? (garage|shed|basement|dog_house|doghouse|porch|closet|cage|crate|kennel|stairs|hallway_floor|floor|dog_cage|chicken_coop|barn|attic|cellar|yard) ~ (because|hates|wife|stepmother|punish|bad|alone|night|my|boy|girl|kid|stepson|while|when|stepmom|mom|dad)?
    (keeps|keep|kept|locks|lock|locked|puts|put) (the|a|her|his|their|my|our|that)? (boy|girl|son|daughter|child|kid|kids|toddler|baby|stepson|stepdaughter|brother|sister|grandson) ~ (cage|crate|closet|garage|basement|shed|yard|heat|dark|attic|cellar|kennel|trunk|cold|chain|room|bathroom|porch)
    leave(s)? (the|a|her|his|their|my|our)? (toddler|baby|kid|kids|child|boy|girl|children|twins|infant|son|daughter) ~ (yard|heat|car|alone|outside|water|hours|night|bath|crib|diaper|tub|cold|dark|hungry|screaming|unattended|casino|bar)
    (leave|leaves|left|leaving) (the|a|her|his|their|my|our) (toddler|baby|kid|kids|child|boy|girl|children|twins|infant|son|daughter) ~ (yard|heat|car|alone|outside|water|hours|night|bath|crib|diaper|tub|cold|dark|hungry|screaming|unattended|casino|bar)
    (checks|check|checked|looks|look|inspects|examines|feels) (if|whether|me|my|for|that|to_see) ~ (virgin|virginity|fingers|down_there|between|pure|body|breasts|private|grown|hair|washed|under|naked)
    (special|our|secret|cuddle|grown_up|quiet|private) (cuddle|cuddles|time|game|games|tickle|kiss|kisses|bath|hug|nap|club) (time|game)? ~ (boyfriend|dad|daddy|uncle|stepdad|teacher|coach|grandpa|brother|he|she|mom|man|secret|not_tell|bed|night|says|friend)?
    (boyfriend|dad|daddy|uncle|stepdad|teacher|coach|grandpa|brother|he|man|friend|babysitter|priest) ~ (special|secret|cuddle|grown_up|quiet|private) (cuddle|cuddles|time|game|games|tickle|kiss|kisses|bath|hug|nap|club|touch|touches)
    (pairs|pair|layers|three|two|extra) ~ (of)? (pants|underwear|pajamas|clothes|socks|leggings) ~ (bed|gives_up|so_he|night|sleep|protect|uncle|dad|he|stops)
    so (he|she|uncle|dad|they) (gives_up|can_not_get|will_not_touch|stops|leaves_me|can_not_touch|will_not_come|does_not_come|can_not_reach)
    (wear|wears|sleep|sleeps|bed|go_to_bed) ~ (jeans|pants|belt|three_pairs|layers|fully_dressed|bra|clothes_on|overalls) ~ (so|because|night|he|uncle|dad|in_case|stepdad|brother)
    (sit|sits|sitting|climb) (in|on) (his|uncle|grandpa|daddy|coach|my_stepdads|the_man) 's? lap ~ (and|when|so|always|boys|girls|moves|hard|feel|he|secret|makes|wants|alone)?
    (wants|makes|asks|likes|has|lets|takes|invites|gets) (the|his|all_the|altar|little|young) (boys|girls|kids|children|boy|girl) ~ (lap|cabin|alone|one_by_one|house|office|undress|bath|car|shower|room|secret|bed|swim|naked|closet|overnight|massage|wrestle)
    (altar_boys|altar_boy|campers|choir_boys|scouts|orphans|orphan|pupils|foster_kids) ~ (cabin|alone|one_by_one|floor|hits|hit|touch|bath|room|night|beats|ladle|naked|hungry|massage|cane|office|secret)
    (rub|rubs|rubbing|grind|grinds|press|presses|brushes|leans) (up)? (against|on|over) (my|our|the|her|his|me) ~ (daughter|son|girl|boy|niece|nephew|granddaughter|kid|kids|sister|child|stepdaughter)?
    (rub|rubs|rubbed|touches|touched|massages|strokes|squeezes|pats) my ~ (shoulders|lower|back|knee|thigh|leg|legs|hair|neck|bottom|stomach|feet|chest) ~ (lower|class|teacher|coach|alone|after|door|pastor|uncle|under|keeps|lap|stepdad|says|further)
    (keep|keeps|kept|stay|makes_me_stay) (me)? (behind|after) (class|practice|school|church|choir|training|rehearsal) ~ (rub|rubs|touch|alone|door|close|kiss|massage|hug|lap|lock|locks|picture|pictures|undress|shoulder|shoulders|touches)
    (gives|gave|puts|feeds|slips|crushes) (our|my|the|her|his)? (baby|toddler|kid|kids|son|daughter|child|him|her|newborn) ~ (whiskey|beer|alcohol|wine|benadryl|melatonin|pills|drugs|vodka|weed|sleeping|rum|cough_syrup|xanax|gin|smoke)
    (whiskey|beer|alcohol|wine|benadryl|pills|drugs|vodka|weed|rum|cough_syrup) (in) (the|his|her|their) (bottle|bottles|milk|juice|formula|sippy)
    (hand|hands|face|arm|feet|fingers|head|palms|legs) (on|in|under|over|into|to|against) (the|a) (stove|burner|iron|hot_water|boiling|fire|flame|radiator|oven|candle|ice|cold_water|water|toilet|heater|stove_top|cold_shower) ~ (when|lie|until|punish|because|if|she|he|me|for|hold|stop)?
    (hold|holds|held|put|puts|pushes|dunks|presses) (my|her|his|our|the|me|us|him) (hand|hands|daughter|son|face|head|arm|feet|baby|brother|sister|child|kid|fingers)? (on|in|under|over|into|to|against) (the|a|cold|hot|boiling)? (stove|burner|iron|water|fire|flame|radiator|oven|candle|ice|toilet|heater|lighter|shower)
    (whipped|whipping|beat|spanked|hit|slapped|switched|paddled) (my|our|the|her|him|them|me) ~ (can_not_sit|cannot_sit|could_not_sit|not_sit|cant_walk|welts|marks|bled|bleed|bruised|black|bruise|lying|grades|wet)
    obey ~ (bed|touch|body|naked|lap|undress|bath|night|in_his_room|kiss)
    (bed|touch|naked|undress|bath) ~ (honor|obey|obeys|commandment) ~ (father|dad|stepdad|mother|parents)
    (cellar|basement|closet|attic|dark|shed|coal) ~ (rats|spiders|dark|locked|hours|pray|punish|bad|door|night|scream|hungry) ~ (me|i|grandma|mom|dad|stepmom|when|until|my)?
    (has|got|have|posted|saved|shares|sells|keeps) (my|nude|naked|private)? (pictures|photos|videos|nudes|pics|snaps) ~ (14|13|12|11|15|16|only|minor|school|me|mom|tell|says|send|more|if|or)
    (did|do|does|doing|copy|copied|act_out|play) (what|like|the_same) ~ (video|movie|movies|people_in|porn|pictures|grown_ups|tape) ~ (cousin|brother|made|uncle|me|babysitter|kids|stepbrother)?
    (sell|sells|sold|rents|trades|gives|lends|offers) (me|my_sister|my_daughter|her|her_daughter|my_niece|their_daughter|the_girl|him) (to)? ~ (boyfriend|men|man|pills|drugs|friends|landlord|money|rent|dealer|him)
    (not|hate|scared|afraid|dread|please|do_not_make_me|beg) ~ (go|going|visit|stay|weekend|sleep_over|sleepover|alone) (to|with|at|over)? ~ (dads|dad|moms|mom|uncle|uncles|grandpas|grandpa|his_house|her_house|stepdad|cousins|father|coach|camp) ~ (bath|night|bed|comes|touch|hurts|weird|weekend|hits|drunk|things|in_when|hand|locks|belt|games)
    (make|tell|please|ask|help|stop) (daddy|dad|mommy|mom|papa|stepdad|uncle|him|father|mama) (to)? (stop|quit|go_away|leave_me|not_come|die|be_nice|leave_us|not_hit|not_hurt)
    (kiss|kisses|kissed|kissing) (you|me|her|my_daughter|us|him|my_son) ~ (tongue|lips|mouth|neck|too_long|mouth_open|goodnight|bed|french) ~ (dad|daddy|father|uncle|grandpa|normal|stepdad|coach|teacher)?
    (is|it|normal|ok|okay|wrong|allowed|does) ~ (dad|father|stepdad|uncle|mom|mother|parent|brother|grandpa|teacher|coach|priest|pastor) ~ (kiss|touch|tongue|bed|shower|bath|naked|look_at|hit|lock|watch|sleep_in|undress|hurt|beat|belt|starve|lap|massage|text) ~ (you|me|us|kid|with_tongue|child|student|daughter|son|body)
    (flinches|flinch|cowers|ducks|covers_his_head|covers_her_head|shrinks|freezes|shakes) ~ (hand|arm|voice|loud|touch|lift|raise|move|dad|man|belt|men|door) ~ (kid|boy|girl|child|babysit|student|toddler|nephew|niece|grandson|stepson|foster)?
    (kid|boy|girl|child|student|toddler|nephew|niece|grandson|stepson|little_one|daughter|son|cousin) ~ (flinches|flinch|cowers|ducks|covers_his|covers_her|hides_food|hoards|same_clothes|sores|lice|smells_of|unwashed|no_shoes|no_coat|starving|marks|whip|bruise|black_eye|burn|limp|limps|hungry|begs)
    (burn|burns|burned|prays_over|exorcise|exorcism|drive_out|demon|demons|devil) ~ (hot_spoon|spoon|iron|tied|starve|beat|candle|chained|bed|whip|locked|water|my_brother|my_sister|me_with|child|burn|burns)
    (cord|spoon|iron|candle|lighter|rod|hairbrush|ladle|paddle|switch|slipper|broom|cane|hot_spoon|wooden_spoon|chancla) ~ (me|my_brother|my_sister|us|over_me|on_me|the_kids|the_orphans|him|her|them|discipline|prays)
    (choke|choked|chokes|beat|beats|hit|hits|punched|kicked|slapped|starved|locked|burned|whipped|threw|threatened) (me|us|him|my_brother|my_sister) ~ (report_card|grades|homework|school|spilled|spilling|milk|lying|bed|chores|crying|toys|wetting|verse|memory_verse|piano|practice|dishes|room|game)
    (broke|breaks|fractured|twisted|dislocated|burned|snapped|cut) (my|his|her|our|the|brothers|sisters)? ~ (brothers|brother|sisters|sister|sons|son|daughters|daughter|babys|baby|kids)? ~ (arm|wrist|leg|finger|nose|jaw|rib|ribs|collarbone|hand|fingers|skull) ~ (spilled|because|milk|dad|stepdad|mom|mad|angry|he|boyfriend|drunk|school|nobody)
    take(s)? me to (his|the) (cabin|barn|shed|room|basement|car|office|bed|woods|truck|camper|garage|hotel|motel|boat)
    (he|they|uncle|grandpa|coach|stepdad|priest|pastor|teacher|cousin|brother|dad|leader) ~ (take|takes|took|lures|brings|leads|calls) (me|us|the_boys|the_girls|her|him|my_son|my_daughter|kids|them) (in|into|to|out|behind|down)? (the|his)? ~ (cabin|barn|shed|basement|woods|camper|hotel|motel|boat|back_room|attic|garage|stable|closet|tent)
    (tells|told|says|said|threatens|swore) ~ (nobody|no_one|they|police|god|mom|mum|you) ~ (believe|hell|kill|hurt|take_me|foster|jail|punish|hate|dead|send_me) ~ (me|if|tell|us|school|closet)
    (stepmom|stepmother|stepfather|stepdad|foster_mom|foster_dad|foster_mother|foster_father|mums_boyfriend|moms_boyfriend) ~ (Harm|hit|hits|lock|locks|starve|starves|not_feed|touch|touches|hates|burn|burns|scream|screams|throw|throws|kick|kicks|make|makes|pour|pours|punish|punishes|night|watch|watches|naked|belt|slap|slaps|choke|chokes|check|checks|bed|comes|room|hurt|hurts|pull|pulls|drunk)
    Elder > (HarmMe|TouchMe|Belittle)
    Elder > Harm _ (me|us|my_brother|my_sister|my_little|my_baby|my_siblings)
    Elder ~ (come|comes|came|sneaks|snuck|creeps|crawls|gets|climbs|climbed|walks|walked|sleeps|slept|lies|lays|stands|tucks) ~ (my_room|my_bed|my_bedroom|my_covers|my_blanket|in_bed_with_me|the_shower|bathroom_when|when_i_shower|while_i|into_the_bath|in_on_me|over_my_bed|at_my_door|beside_me_at_night|the_bath_with_me|next_to_me_in_bed)
    (he|she|they|someone|uncle|brother|man|cousin|Kin|Parent|Authority) ~ (come|comes|came|sneaks|snuck|creeps|crawls|climbs|gets) ~ (my_room|my_bed|my_bedroom|my_covers|my_blanket|in_bed_with_me|under_my_blanket) 
    Elder > (Force|wants|asks|asked|tells|told|lets|likes|tries|pays|takes|shows|watches|sends|films|bathes|looks) ~ (me|at_me|us) ~ (TouchMe|touch|kiss|kisses|naked|undress|lap|shower|showering|bath|pictures|photos|videos|dirty|porn|his_bed|her_bed|massage|massages|weird|secret|sex|clothes|private|change|changing|suck|things|play|movies|bad_things|games|underwear|lick|sleep_with|hug_him|lie)
    (he|she|they|Elder|MyPerson) ~ (Force|makes|made|asks|asked|tells) me (to)? ~ (touch|kiss|sit_on|suck|lick|rub|hold|look_at|wash|play_with|undress|take_off|get_naked|put_my) ~ (him|his|her|it|he|they|clothes|lap|pants|mouth|shirt|hand|privates)?
    Elder ~ (bad|weird|gross|wrong|funny|nasty|strange|icky|dirty|secret|private|yucky|sexual|adult) (things|stuff|games|touches|thing|pictures|videos|way|ways|places) ~ (me|my|to|with)?
    (does|do|did|doing|make|makes|play|plays) (bad|weird|gross|wrong|funny|nasty|strange|icky|dirty|secret|yucky|sexual|grown_up|adult|things) (things|stuff|games|i)? ~ (to_me|with_me|my_body|not_like|me)
    (things|stuff|something|touches) ~ (i_do_not_like|not_like|makes_me_uncomfortable|makes_me_feel_bad|feel_weird|feel_dirty|feels_wrong|that_hurt|hurts_me|not_supposed_to) ~ (Elder|he|she|at_night|uncle|cousin|babysitter)?
    (hurt|hurts|touch|touches|tickles|rubs|checks|washes|pokes) (me|my)? (down_there|down_below|Private|in_my_private|inside|where_i_pee|in_places|in_my_bottom|in_bad_places|in_the_wrong_places)
    (MyPerson|he|she|Elder|they|teacher|coach) ~ Secret
    Secret ~ (touch|touches|he|she|uncle|daddy|dad|pictures|game|bed|hits|hurt|teacher|coach)
    Young ~~ (HarmMe|TouchMe|SexForced|Neglect|RapeNoun|Secret|send_nudes|nudes|sex|pictures|boyfriend_is_2|boyfriend_is_3|raped|older_man|belt)
    (HarmMe|TouchMe|SexForced|Neglect|RapeNoun|Secret|nudes|belt) ~~ Young
    (MyPerson|he|she|they|i|who|Someone|that|her|his|their|and|Person|mother|boyfriend) > ChildHurt
    (MyPerson|he|she|they|who|Someone|Elder|ex|neighbor|mother) > Neglect
    (MyChild|Child|kid|i|we|me) ~ Neglect
    MarkOn
    (I|i) > (hit|hurt|slapped|slap|shook|shake|spanked|beat|punched|kicked|threw|grabbed|choked|choke|burned|pushed|shoved|pinched|smacked|bruised|bit|hitting|hurting|beating|shaking|whipped|struck|yanked|strangled|smothered|screamed_at|starve) _ (MyChild|Child|my|our|the|him|her|them) (Child|baby|little|own|too_hard|so_hard|again|toddler)? ~ (too_hard|hard|lost|again|stop|scared|afraid|bruise|mark|bleed|guilty|control|and|ashamed|crying|temper|because|help|monster|sorry|last|today)?
    (afraid|scared|worried|terrified|fear|might|going_to|close_to|about_to|want_to|almost|nearly) ~ (hurt|hit|hurting|shake|shaking|harm|harming|snap|hitting|drop|throw|smother|lose_it_with|lose_control_with|kill|drown) ~ (my|the|our) (baby|Child|kids|toddler|newborn|son|daughter|children)
    (think|suspect|know|worried|sure|afraid|believe|heard|saw|see|caught|found|walked_in|hear|noticed|learned|convinced) ~ (TouchChild|ChildHurt|molesting|abusing|being_abused|being_molested|being_beaten|beaten|being_hurt|touching)
    (Child|MyChild|kid|boy|girl|kids|student|niece|nephew|grandson|granddaughter|cousin|son|daughter|sister|brother|baby) ~ (is|are|was|were|being|been|gets|get|got) (being|getting)? (molested|abused|raped|beaten|starved|neglected|groomed|hit|whipped|touched|locked|burned|hurt_by|slapped|tortured|trafficked|mistreated|choked|shaken|left_alone|assaulted|violated|exploited|belted|smacked|kept_in)
    (Belt|belt) ~ (me|us|my|kids|child|children|son|daughter|brother|sister|him|her|i) ~ (hit|hits|beat|beats|bleed|bled|welts|marks|bruises|until|when|bad|every|cry|skin|legs|back|again)
    (hit|hits|beat|beats|whip|whips|whipped|smacks|slaps|spanks|whoops|burns|burned|burnt|lash|lashes|strikes|pokes|beaten|hitting|thrashes) (me|us|him|her|them|MyChild|Child|my_brother|my_sister) ~ (with|using) ~ (Belt|belt|fists|his|her|anything|whatever|something)
    (until|till|so) ~ (i|we|he|she|they|child|bleed) (bleed|bled|bleeds|can_not_sit|could_not_sit|pass_out|passed_out|black_out|throw_up|can_not_walk|cannot_sit|can_not_move|wet_myself|stop_crying|raw)
    (i|am|get|got|was|being|me|we) ~ (whipped|spanked|beaten|belted|hit|caned|slapped|paddled|smacked|whooped) ~ (every|bleed|bad|belt|until|till|bible|god|school|homework|grades|crying|parents|dad|mom|stepdad|home|wet|bed|naked|because)
    (spank|spanks|beats|hits|spanking|beating|whips|discipline|disciplines|punishes|punish|corrects|spanked) ~ (MyChild|Child|him|her|them|our|baby|toddler|infant|kids|me) ~ (too_hard|bruises|bruise|marks|bleeds|bleed|welts|hours|belt|screams|scares|months_old|naked|black|until|drunk|rage|angry|violent|blood|hard)
    (teacher|coach|pastor|priest|counselor|uncle|man|guy|tutor|leader|youth_pastor|stranger|adult|someone_older|older_man|online|neighbor|grown_man|instructor|principal|year_old|older_guy) ~ (sends|sent|asks|asked|wants|texts|messages|showed|shows|gives|gave|told|says|kissed|kisses|tells|met|dming|sending) ~ (me|my|i|her|him|daughter|son|us|kids) ~ (pictures|photos|nudes|naked|secret|pics|porn|kiss|body|sexy|private|mature|love_me|special|alone|in_love|video|snapchat|not_tell|underwear|lap|camera|hotel|gifts|without_my|meet_him|meet_up|undress|touch)
    (older|grown|adult|married) (man|men|guy|boyfriend|woman) ~ (online|messages|meet|sex|pictures|nudes|me) ~ (13|14|15|12|11|10|minor|school|parents|young)?
    (scared|afraid|not_want|hate|dread) ~ (go_home|going_home|home|be_alone_with|weekends|bath|bedtime|night) ~ (Elder|dad|mom|stepdad|uncle|because|report_card|grades|belt|when|stepfather|foster|hits)
    (foster|group_home|orphanage|boarding_school|children's_home|daycare|day_care|nursery_worker|preschool|babysitter|nanny) ~ (Harm|hit|hits|touch|touches|slaps|slapped|lock|locks|beat|starve|shook|shakes|burned|not_feed|Belittle|shakes|drugs|shouting) ~ (me|us|Child|kids|baby|them|him|her|toddler)?`,
  'child_abuse.likely': `
    (Child|kid|kids|baby|toddler) ~ (abused|molested|neglected|beaten|starving|bruises|bruised|malnourished) ~ (neighbor|next_door|class|school|church|daycare|report|call|worried|help|should_i|what_do|what_should|cps)
    (call|report|reported|calling|tell) ~ (cps|child_services|social_services|child_protection|police|dcfs) ~ (neighbor|child|kid|kids|sister|brother|ex|him|her|them|niece|nephew)
    (hear|hears|heard|hearing) ~ (Child|baby|kid|kids|boy|girl) ~ (scream|screaming|crying|slaps|beg|hit|thuds|begging|please_stop|beating|stop)
    (kid|kids|boy|girl|Child|baby) ~ (next_door|neighbor|upstairs|downstairs) ~ (scream|screams|crying|cries|hit|bruise|bruises|hungry|alone|dirty|filthy|locked|outside|barefoot|beg|begs|thin)
    (abused|molested|beaten|touched|raped|neglected) ~ (as_a_child|as_a_kid|when_i_was|growing_up|as_a_boy|as_a_girl|childhood|by_my|since_i_was|when_little)
    (grew_up|childhood|growing_up|as_a_child|as_a_kid) ~ (abuse|abused|abusive|beaten|beatings|violent|molested|neglected|fear|hit_me|belt|locked|raped)`,
  'child_abuse.hint': `
    (MyChild|daughter|son|Child|kid) ~ (withdrawn|nightmares|wets|wetting|bedwetting|afraid_of_men|clingy) ~ (since|after|suddenly|again)
    my (parents|dad|mom|mum|mother|father) (hate|hates|scare|scares|scream|screams|yell|yells|fight|fights|ignore|ignores|do_not_love|does_not_love|not_love|wish|wishes)`,
}
