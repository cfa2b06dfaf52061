import type { Patterns } from '../grammar.ts'

/** Sexual acts without consent, and how people describe them afterwards. */
export const sexualEn: Record<string, Patterns> = {
  SexAct: `
    (have|has|having|had|want|wants|do|doing|give|initiates|demands) ~ (sex|intercourse|oral|anal)
    (sleep|sleeping|slept|lie|lay) with
    Sex
    (get|come|go|be|lie) (in|into|to) bed with
    (touch|touching|kiss|kissing|lick|suck|rub|stroke) (him|her|his|it|them|each_other|himself)
    take (off)? my clothes off?
    (perform|pleasure|satisfy|please|service) (him|her|them)`,
  TouchMe: `
    Touch (and|all)? _ (Me|us)
    Touch (my|our) (Private|Body)
    (put|puts|putting|stick|sticks|stuck|slide|slides|slid|sliding|reach|reaches|reached|shoved|shoves|slips|slipped|moved|moves|runs|ran|placed) ~ (in|up|down|under|inside|between|on|into|underneath|beneath) (my|me) (Private|legs|mouth|thigh|thighs|knee|Body|bed|clothes|waist|lower_back)?
    (hand|hands|finger|fingers|tongue|mouth|thing|penis|himself|it) ~ (in|up|down|under|inside|between|on|into|underneath) (my|me) (Private|legs|Body)?
    (unzip|unzips|unzipped|unbutton|unbuttons|unbuttoned|pull|pulls|pulled|take|takes|took|lift|lifts|lifted|rip|rips|ripped|tore|yanked|remove|removes|removed|look|looks|looked|peek|peeks|feel|feels) (down|off|up|under|his|at|through)? (my|his|her|our) (Private|clothes|towel)
    (expose|exposes|exposed|flash|flashes|flashed|masturbate|masturbates|masturbated|jerks|jerked|touching|touches|rubs|playing) (himself|his_privates|his_penis|off) ~ (me|to_me|in_front|at_me)?
    (show|shows|showed|showing|sends|sent|sending) (me|us) (his|her|porn|naked|dirty|videos_of|pictures_of_his|nude|nudes|photos_of|pictures_of|dick)
    (Rape|kiss|kisses|kissed|lick|licks) (and)? _ Me`,
  SexForced: `
    Force (and_guilts|and_pressures)? _ (me|us) ~ SexAct
    Force _ (me|us) ~ (undress|strip|pose|watch_porn|touch|kiss|do_it|do_things|do_sexual|things_i|naked|nude|nudes|video|camera|stuff_i|swallow|lick|suck|lay|lie_still|pictures|escort|strip_club|stripper|dance_naked|take_my_clothes|take_off|sell|sit_on_his|lap|share_a_bed|tricks|his_friends|other_men|clients|strangers)
    SexAct ~ (with)? ~ NoConsent
    NoConsent ~ SexAct
    (even|whether|when|if|though|while|because) ~ (i|do) ~ Not (want|consent|agree|feel|like) ~ (SexAct|it|touch|him_to)
    (demand|demands|demanded|expects|insists|wants|begs|pressures|guilts|forces|takes|takes_what) ~ (sex|his_rights|marital_rights|my_body|conjugal|it_from_me|it_anyway|his_way|marital_duties|every_night_or)
    (get|gets|got|becomes|angry|furious|punishes|sulks|threatens|withholds|hits|yells|rages|silent|will_not_speak|calls_me) ~ (if|when|unless|until|whenever) ~ (i|we)? ~ (SexAct|say_no|refuse|not_in_the_mood|turn_him_down|turn_her_down|deny_him|not_put_out|not_give)
    (sell|sells|sold|selling|pimp|pimps|pimped|traffick|trafficked|rent|rents|rented|share|shares|shared|trade|trades|traded|loan|loans) (me|my_body) ~ (men|sex|friends|money|drugs|strangers|body|out|others|rent|him)
    (sell|selling|sold) my (own)? body`,
  'sexual_abuse.sure': `
    (he|she|they|husband|boyfriend|man|wife|uncle|brother|fiance|partner) ~ (does|did|starts|started|finishes|keeps_going|takes|took|has|does_it|do_it) ~ (it|his_thing|what_he_wants|me|his_way)? ~ (while|when|even_when|though|after|until) ~ (asleep|sleep|sleeping|pretend|cry|cried|crying|sick|drunk|no|stop|beg|begged|froze|tired|bleeding|pregnant)
    (pretend|pretended|lie|lay|lied|stayed) (to_be)? (asleep|still|there|frozen|dead) ~ (he|him|until|while|when|over|done|finishes|so)
    (if|because) i (really)? (loved|love|trusted|cared) (him|her) ~ (would|let|sex|do|have_to|prove|send|should|give)
    (let|letting) (him|her|them) ~ (cried|cry|scared|froze|finish|over_with|get_it_over|hurt|because_i|not_want|have_me|do_it|do_what|touch)
    (two|three|four|five|several|some|a_group_of|the|those) (boys|guys|men|teammates|friends|soldiers|students|cousins) ~ (never_told|held|took_turns|room|party|raped|team|van|turns|tent|me|bathroom|laughed|video|after)
    (never|not) (told|tell|said|say|spoken|reported) ~ (boys|guys|men|night|happened|uncle|coach|priest|frat|what_he|teacher|cousin|party|brother|anyone_what|camp)
    (laid|lay|put|placed|ran|moved|slid|slipped|had|kept|got) (his|their|her) (hand|hands|fingers|mouth|tongue|lips) ~ (lower|down|under|up|inside|on_me|everywhere|me|my|all_over|between|where|in)
    (his|her|their) (hand|hands|fingers|mouth|tongue) ~ (lower|everywhere|under|inside|all_over|wandered|slipped|moved|where_it_should|where_they_should|went_up|went_down|went_under|up_my|down_my|between)
    (hand|hands|fingers|tongue|they|it) (went|goes|moved|slid|slipped|wandered|got|kept_going) (lower|down|under|up|further|there|where|inside|too_far)
    (underwear|panties|bra|pants|clothes|skirt|dress|tampon) ~ (gone|missing|off|inside_out|torn|ripped|on_backwards|backwards|on_the_floor|down|ripped_off|around_my)
    (other|another|different|special|certain) (way|ways) (to|i_can|i_could|of) (pay|paying|get|thank|earn|make_it_up|keep|repay) ~ (rent|landlord|boss|job|grade|debt|him|visa|passing|pass)?
    (is|was|does|would|if|can|count|counts|called|call) (it|that|this)? ~ (rape|assault|abuse|molestation) ~ (married|husband|boyfriend|loved|drunk|not_say|wife|froze|never|if|when|dating|yes|asleep|body|kissed|count|fiance|because|paid|girl|woman|man|boy|we)
    (used|uses|use|treated|treats) (me) (like|as|for) ~ (toy|doll|object|thing|whore|practice|body|prostitute|property|his_pleasure|sex|plaything|meat|rag|blow_up)
    (took|takes|removed|slipped|stealthed) (off)? (the|his|a)? condom (off)? ~ (without|telling|asking|knew|secretly|middle|knowing)?
    (what|things|stuff|something) (my|the|that|his|our)? (uncle|cousin|brother|stepdad|father|coach|priest|teacher|neighbor|neighbour|grandfather|stepfather|man|boss|husband|ex|pastor|babysitter|doctor|boys|men|dad|grandpa|friend|aunt) (did|do|does|has_done|was_doing|would_do|used_to_do|made_me)
    (cornered|corners|trapped|followed|locked|pushed|pinned|backed) (me|the_door|us) ~ (vestry|office|closet|stockroom|elevator|stairwell|kitchen|hallway|sacristy|classroom|restroom|car|bathroom|locker_room|against|unbuckled|zipper|belt|kiss|kissed|grade|asked|hand|grope)
    (unbuckled|unzipped|undid|dropped|pulled_down|unbuttoned|loosened|took_off|opened) (his|the) (belt|pants|trousers|fly|zipper|robe|towel|shorts)
    (teacher|coach|pastor|priest|boss|professor|instructor|counselor|leader) ~ (i_was|me) ~ (15|14|13|12|16|17|underage|student|minor|grade|lucky|secret|kissed|slept)
    (virgin|virginity|pure|purity|innocence|innocent|clean|whole) ~ (taken|stole|stolen|took|forced|ripped|robbed|raped|he|against|destroyed|before_i_could|it_was_taken|without_my|by_force|night|molested|uncle)
    (stole|stolen|took|taken|robbed|ripped) ~ (virginity|innocence|purity|first_time|from_me|childhood|it_from_me|my_body|wholeness) ~ (me|my|pure|god|still)?
    (said|say|told|yelled|screamed|whispered|begged|cried|beg|repeated|kept_saying) (him|her|them)? (stop|no|please_stop|please_no) ~ (seven|times|twice|again|he|she|they|anyway|over|many|but|him|loud|did|three|ten|and|not)?
    (sold|sell|sells|pimped|rented|traded|gave|loaned|lent|offered|passed|passes|shared|shares) (me|my_body|us) ~ (men|man|friends|drugs|money|party|around|rent|boyfriend|pills|out|night|strangers|online|brothers|soldiers)
    (did|didnt|could_not|not) (scream|fight|run|yell|say_no|move|push|resist|fight_back|struggle) ~ (rape|raped|he|him|girl|deuteronomy|fault|count|believe|blame|froze|so|law|sin|scared|when)
    (girl|woman|me|i) ~ (not_scream|not_cry_out|did_not_scream|never_screamed|not_fight)
    (made|makes|make|forces|forced|wants|wanted) (me|us) ~ (watch|copy|film|pose|act_out|imitate|perform|do_what) ~ (movies|videos|porn|copy|them|scenes|people|camera|things|friends|him)
    (grabs|grabbed|grabbing|slaps|slapped|squeezes|squeezed|pinches|pinched|smacks|touches|touched|rubs|pats|brushes) (me|my)? ~ (down_there|Private|ass|rear|behind|crotch|in_the_copy|at_work|in_the_kitchen|on_the_bus|on_the_train|when_i_sleep|in_my_sleep|while_i_cook)
    (masseur|massage|doctor|physio|chiropractor|gynecologist|dentist|healer|therapist|tattoo|trainer) ~ (hand|hands|fingers|touched|slipped|under|inside|breast|naked|examined|lower|not_a_massage|not_medical|wrong|undress|towel)
    the (massage|exam|examination|hug|blessing|lesson|prayer|ride|meeting|game|interview|audition|checkup) ~ (was|were) not (a|an|really|just)? ~ (massage|exam|examination|hug|blessing|lesson|prayer|ride|meeting|game|interview|audition|checkup)
    (priest|pastor|elder|deacon|prophet|bishop|guru|leader|apostle|evangelist|youth_leader|counselor|coach|uncle) ~ (special|private|secret|deeper|holy) ~ (blessing|prayer|massage|game|lesson|anointing|time|cuddle|bond|love|room|cleansing|counseling|discipleship)
    (special|private|secret|deeper) (blessing|prayer|massage|game|lesson|anointing|cuddle|time|love) ~ (priest|pastor|elder|deacon|bishop|leader|uncle|stepdad|he|naked|door|room|clothes|touch|body|lap|dad|boyfriend)
    (guard|guards|soldiers|staff|officer|officers|men|boys|orderly|nurse|man|he|brother|cousin|uncle|someone) ~ (comes|come|came|does|do|did) ~ (things|to_us|our_tent|my_cell|my_tent|our_room|to_me|my_bunk|our_cell|in_at_night) ~ (lights|night|dark|nobody|out|guards|bunk|us|me)?
    (lights|light) (go|went|goes|are|were|turned) (out|off) ~ (he|they|guard|hands|bed|touch|comes|uncle|brother|door|things)
    (Who3|MyPerson|boss|they) > (force|forces|forced|forcing|made|coerced|drugged|violated|used|ruined|took|groped|assaulted|abused|overpowered) _ me _ (now|and|when|to|in|on|last|at|because|so|he|twice|every|but|while|that|one|after|before|for|until|again|sexually)
    (my|the|an) (ex|boyfriend|date|husband|man|coworker|neighbor|cousin|uncle) (forced|assaulted|raped|violated|drugged|molested|groped) (me|us|himself)
    (i|was|were|am|get|got|been|being) (was)? (drugged|roofied|violated|groped|forced|passed_around|sold|trafficked|fondled|spiked|taken_advantage|used_by|shared|filmed_naked|undressed|held_down|made_to_do_things|made_to_undress|made_to_strip|made_to_have|coerced)
    i remember ~ (ceiling|ceiling_fan|his_breath|weight|smell|hands|wallpaper|carpet|his_watch|belt_buckle|buckle|door_locking|sheets|nothing_after|his_cologne|voice)
    (asleep|sleeping|drunk|passed_out|unconscious|high|sedated|sick) ~ (and_then|then|when|woke|until)? ~ (he|someone|they|him|hand|hands) ~ (moving|on_me|inside|on_top|pants|under|touching|in_me|over_me|pictures|photos|filming|finger|thrusting)
    gave in ~ (because|so|he|she|keys|scared|beg|begged|pressure|every|hours|him|let|stop|tired|until|hit|angry)
    (owns|own|owes|owe|bought|paid|pays) ~ (my_nights|my_body|me_his|him_my_body|him_sex|sex|me_sex|for_my_school|my_bed|to_him_in_bed)
    (pays|paid|paying) for my (school|tuition|rent|visa|phone|food|apartment|car) ~ (thinks|means|expects|owns|wants|so|nights|body|bed|sex|sleep|must)
    (not|no_longer|never) (clean|pure|whole|innocent|the_same|myself|normal|a_virgin) ~ (since|after|because) ~ (night|he|him|dorm|party|car|that|it|they|what|camp|happened|summer)
    (feel|feeling|smell|hear|see|taste) (his|their) (weight|hands|breath|cologne|fingers|smell|body|beard|belt|touch|voice|sweat|face|footsteps) ~ (every|lie|night|still|when|years|sleep|on_me|all_over|bed|throw_up|husband|close|wash)
    (confess|confession|repent|forgive|forgiven|sin|clean|guilty) ~ (what_was_done|done_to_me|what_happened_to_me|what_they_did|what_he_did|was_done_to_me|happened_to_me|he_did_to_me|they_did_to_me)
    (photos|pictures|video|videos|pics|nudes|images) ~ (without_clothes|no_clothes|naked|undressed|private|of_me|shower|passed_out|asleep|money|blackmail|friends|church|send|showing|group_chat) ~ (me|my|he|she|they|threat|money|friends|church|or|if|unless)
    (showing|shows|showed|sharing|shared|sent|sending|posting|posted|selling) (my|our)? (pictures|photos|pics|video|videos|body) ~ (friends|clothes|without|naked|everyone|school|online|church|group|internet|work|team)
    (hurts|hurt|hurting|rough|tears|bleeding|bleed|pain|chokes|bites|slaps) (me)? ~ (in_bed|during_sex|when_we_have_sex|in_the_bedroom|with_sex|sex)
    (bath_time|bathtime|shower|bedtime|sleepover|camp|tent|barn|cabin|basement|attic|treehouse|bunk|boat) ~ (did_things|things_to_me|touched|made_me|aunt|uncle|cousin|he_would|they_came|hands|secret|game|pants|sore|undress)
    (wake|woke|waking) (up)? (sore|bleeding|naked|wet|with_bruises|without_my|undressed|in_pain|and_hurt|with_no|half_naked|with_his)
    (kissed|kiss|kisses|hugged|hugs|hugging|held|touched) (me) ~ (said_it_was|it_was_the_spirit|spirit|god_told|gods_will|blessing|lips|mouth|tongue|against|door|inappropriate|alone|office|let_go|too_long|would_not_let|too_close)
    (never|not) (called|call|thought_of|named|name|realized|knew) it (was)? (rape|assault|abuse|that|molestation)
    (grade|promotion|part|role|visa|raise|rent|job|scholarship|papers) ~ (how_badly|what_would_i_do|what_i_would_do|willing|depends_on|if_i_was_nice|be_nice|private|his_hotel|his_room|dinner|knees|favor|in_return|in_exchange|sleep)
    (wives|wife|women|woman|girls) ~ (not_get_tired|not_say_no|can_not_say_no|not_allowed_to_say|not_refuse|must_not_refuse|cannot_refuse|duty|obligated|owe)
    (going|go|went|goes) (too)? far ~ (date|boyfriend|no|stop|said|kiss|car|drunk|he|party)
    not (take|drive|bring) me home ~ (prom|party|date|instead|he|motel|field|car|after)?
    (prom|date|party|dance|wedding) ~ (not_take_me_home|drove_me_to|motel|took_me_somewhere|locked_the_doors|wake|no_ride|his_house_instead|drink_tasted)
    be nice to (him|uncle|grandpa|the_man|his_friend|his_friends|them|her_boyfriend|the_customers|the_men|mr)
    (i|me|was|am|got|been|being|after|getting|were|having_been|my) _ (nearly|almost|just|also|once|still|being|get|badly|repeatedly|gang|date)? _ RapeNoun
    my (rape|rapist|rapists|molester|sexual_assault|sexual_abuse|assault|attacker|assailant|trafficker|abuse|predator|groomer)
    (who|he|they|she|MyPerson|Someone|man|that|stranger|and|someone) > Rape _ Me
    Rape _ (Me|us)
    (survivor|victim) (of|from) (sexual|rape|incest|childhood|clergy|abuse|trafficking|molestation|assault)
    (Who3|MyPerson|he|they) > TouchMe
    (Who3|MyPerson|he|they|and) > SexForced
    (i|my|me|he|she) ~ SexForced
    (force|forced|forces|forcing|pushed|pushes|threw|imposed|imposes) (himself|herself|themselves|themself|his_body|his_way) (on|onto|upon|into|inside) (me|us)?
    (take|takes|took|taken|taking) advantage of (me|my)
    (had|has|having|have) (his|her|their) way with me
    (he|she|they|him|someone|man|guy|boss|husband|boyfriend|uncle|pastor) ~ (on_top_of_me|inside_me|inside_of_me|climbed_on_me|climbed_on_top|got_on_top|behind_me_naked|in_my_underwear|entered_me|inside_my_body)
    (woke|wake|waking|came_to) (up)? ~ (he|him|someone|a_man|naked|without_my|no_clothes|clothes|on_top|inside|his_hand|his_hands|bleeding|strange_bed|not_remember|pants|underwear|his_bed|hotel|touching|bruises_on_my_thighs|half_naked|undressed)
    (put|puts|slip|slipped|slips|dropped|mixed|gave|spiked|drugged) ~ (my_drink|my_glass|my_cup|in_my_beer|in_my_wine|my_drinks|my_coffee|my_cocktail|me_something)
    (drink|drinks|cocktail) (was|were|got|been|must_have_been) (spiked|drugged|roofied)
    (i|me) ~ NoConsent ~ (he|she|him|anyway|but|stop|still|did|kept|it)
    (he|she|they|him|MyPerson) ~ (NoConsent|not_stop_when|not_take_no|not_listen_when|did_not_stop|ignored_me_when|not_care_that_i|kept_going_when|did_not_ask|keeps_going)
    (is_it_my_fault|my_fault|was_it_my_fault|is_it_rape|was_it_rape|does_it_count_as_rape|count_as_rape|is_that_rape|is_it_assault|is_it_still_rape|if_it_was_rape|did_i_cheat|am_i_still_a_virgin|still_a_virgin|still_pure|am_i_impure|lost_my_virginity) ~ (drunk|anyway|froze|did_not|husband|married|forced|not_fight|say_no|scream|he|asleep|boyfriend|body|raped|date|rape|without|by_force|wanted)
    (what|things|thing|something|stuff|that) (he|she|they|that_man|my_uncle|my_father|my_stepfather|my_cousin|my_brother|those_men|his_friends|the_priest|those_boys|the_coach|my_boss) (did|does|made_me_do|has_done|do|was_doing|used_to_do|kept_doing|done|makes_me_do) to me
    (what|things|something|bad_things|stuff) (was_done|happened|were_done|was_taken) ~ (to_me|from_me) ~ (that_night|party|car|his_room|in_college|army|military|childhood|office|dirty|dirty|bed|hotel|by|when_i_was|camp|dorm|basement|his|frat|sacristy)
    (feel|feeling|felt|am|still_feel|so) (so|like|very|still|just)? (dirty|filthy|damaged_goods|used|violated|unclean|defiled|ruined|tainted|contaminated|damaged|broken) (since|because|after|from|ever_since|when) ~ (he|him|what|that|they|night|it_happened|car|men|man|hands|me|party)
    (wash|washing|showered|scrub|shower|scrubbed|bathe|scrubbing) ~ (still_feel|feel_dirty|feel_his|smell|hands_on|off_me|him_off|clean_again|never_feel_clean|still_dirty)
    (still)? feel (his|their|her) (hands|breath|weight|body) (on|all|over)? (me|my)?
    (share|shares|shared|post|posts|posted|posting|leak|leaks|leaked|send|sends|sent|show|shows|showed|publish|upload|uploaded|spread|has|took|take|takes|threatens|threatening|put|putting|sell|selling|circulating|passed|passing|distribute) ~ (my|of_me|me) (private|naked|intimate|nude)? (nudes|nude|pictures|photos|video|videos|pics|naked|photo|naked_pictures|naked_photos|sex_tape|intimate)
    (filmed|films|film|filming|recorded|records|recording|videotaped|photographed|watches|watched|watching|spies|spied|taping|hidden_camera|secretly_filmed|secretly) ~ (me|us) ~ (naked|shower|showering|undress|undressing|changing|sex|bed|bathroom|dressing|sleep|without|bath|asleep|toilet)
    (camera|webcam|phone) ~ (bathroom|shower|bedroom|changing_room|toilet|vent|locker) ~ (me|my|us|found|he|she|naked)
    (nudes|nude|naked_pictures|naked_photos|sex_tape|intimate_photos|intimate_pictures|explicit_photos) ~ (me|my|i|threat|blackmail|money|sleep|post|send|or|if|he|him)
    (ask|asks|asked|asking|want|wants|wanted|demand|demands|beg|begs|pressure|pressures|pressuring|begging|bugging) ~ (me)? ~ (nudes|nude|naked_pictures|naked_photos|naked|naked_pics|sexy_pictures|pictures_without|photos_without|photos_of_my|pictures_of_my_body|pics_of_my|undress_on|strip_on)
    (boss|manager|coworker|supervisor|professor|pastor|priest|teacher|coach|landlord|colleague|customer|doctor|therapist|bishop|elder|mentor|uncle|stepfather|stepdad|deacon|client|guy|man|driver|professor|youth_leader|tutor|foreman|owner|leader|counselor|choir_director|director|physio|masseur) > (TouchMe|grope*|harass*|proposition*|corner*|kiss*|rub*|hit_on|hits_on|comes_on_to|came_on_to|stares_at_my|comments_on_my|comments_about_my_body|asks_for_sex|asks_me_for_sex|wants_sex|wants_me_to_sleep|asked_me_to_sleep|sleep_with_him|asks_for_favors|sexual_favors|sexual_favours|whispers|watches_me_change|massages|hugs_me_too|hug_too|hugs_too|sexts|texts_me_sexual)
    (sleep_with|sleeping_with|sex_with|kiss|favors_for|go_to_bed_with|go_to_his) (him|them|the|my|her) ~ (or|lose|job|fired|rent|evict|grade|pass|visa|deport|promotion|fail|role|landlord|boss|papers|immigration)
    (lose|keep|losing|fired|rent|evict|fail|visa|deport) ~ (job|rent|grade|papers|me)? ~ (unless|if) ~ (sleep_with|sex|kiss|naked|nudes|touch|undress|his_room|his_bed)
    (body|bodies) ~ (belongs_to|belong_to|is_not_my_own|not_mine|owe|owes|deny|give) ~ (husband|him|wife) ~ (hurt|hurts|cry|no|force|pain|want|unwilling|against|asleep|sick)
    (do|must|have|should|am) (i|to) ~ (give|have|submit|let|say_yes|sex|sleep|deny) ~ (husband|him|wife|her|partner|boyfriend|fiance) ~ (even|when|if|though|while|hurts|cry|pain|do_not_want|not_want|sick|afraid|no)
    (husband|wife|boyfriend|girlfriend|partner|fiance|spouse|he|she|ex) ~ (uses|use|used|using|quotes|quote|quoting|reads|cites) ~ (verse|bible|corinthians|scripture|paul|submit) ~ (sex|bed|body|my_body|sleep_with)
    (grooming|groomed|grooms|groom) (me|us|my)
    (incest|molested|molestation|sextortion|sex_trafficking)  ~ (me|my|i|survivor|am|victim|family|brother|father)
    (i|me|my) ~ (molested|sexually_abused|sexually_assaulted|raped|groped|date_rape|date_raped|gang_raped|sex_trafficked)
    (man|men|guy|guys|one|person|boy|boys|uncle|priest|someone|stranger|woman|teacher|cousin|brother|stepfather|neighbor|neighbour|pastor|coach) (who|that) (raped|molested|assaulted|abused|violated|touched|groped|forced|attacked|hurt|defiled|drugged|did_this|took_my_innocence|took_my_virginity|destroyed_me|ruined_me|stole_my) (himself_on)? (me|us|my|to_me)
    (follow|followed|dragged|drag|pulled|pushed|forced|grabbed|cornered|trapped|pinned|held) me ~ (bushes|alley|his_car|a_car|bathroom_and|bed_and|bedroom|his_room|down_and|van|couch|sofa|storeroom|stairwell|elevator|closet|wall_and|mattress|back_seat|backseat|dressing_room|supply_room)
    (held|hold|holds|pinned|pin|pins|tied) me (down)? ~ (bed|sex|clothes|while|and|mouth|couch|until|top)
    (took|takes|stole|steals|taken|robbed) (my) (virginity|innocence|purity|body)
    (not|never) (consent|consented|consenting|agree_to_have_sex|agreed_to_sex|want_sex|wanted_sex|want_him_to_touch|want_to_have_sex|want_to_sleep_with)
    (i|my) ~ (said|saying|told|begged|cried) ~ (no|stop) ~ (he|she|they|him|but|anyway) ~ (anyway|kept|did|still|continued|not_stop|not_listen|laughed|more|would|hand|finish|harder|forced|covered)`,
  'sexual_abuse.likely': `
    (tonight|last_night|party|date|car|yesterday) ~~ (he|they) ~~ (forced|raped|not_stop|clothes|touched_me|on_top)
    (touched|touches|touching|groped|kissed|kisses|fondled) _ (me|us)
    (uncomfortable|weird|creepy|inappropriate|inappropriately|wrong|funny_way|bad_way) ~ (touch|touches|touched|touching|hugs|hug|kiss|kissed|looks_at_me|stares_at_me|comments)
    (touch|touches|touched|touching|hugs|hug|hugged|kiss|kissed|kisses|looks_at_me|stares_at_me|messages|texts) ~ (uncomfortable|weird|creepy|inappropriate|inappropriately|wrong_way|funny_way|bad_way|not_like|did_not_like)
    (sexual|sexually) (abuse|abused|assault|assaulted|harassed|harassment|coerced) ~ (me|i|my)
    (i|me|my) ~ (sexual|sexually) (abuse|abused|assault|assaulted|harassed|harassment|coerced)`,
  'sexual_abuse.hint': `
    (i|my|me) ~ (trauma|ptsd|flashbacks|nightmares) ~ (him|what|night|he|happened|childhood|abuse|war|since)?
    (husband|wife) ~ (sex|bed|intimacy|porn) ~ (afraid|cry|hurt|hurts|dread|pain|no|angry|want|force)
    catcall*`,
}
