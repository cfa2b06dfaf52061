import type { Patterns } from '../grammar.ts'

/** Grief, pregnancy and addiction: needs, each answered with two quiet lines. */
export const griefEn: Record<string, Patterns> = {
  Beloved: `
    Ours
    My (Person|late|beloved|sweet|dear|precious|only) Person?
    BareParent
    (my|our) (family|baby|boy|girl|everything|rock|dog|cat|pet|pup|puppy|horse|hero|world|angel|one_and_only|companion|love|person|bestie|nan|mentor|unborn|first|twin|twins|son|beautiful|babies)
    (her|his) (Child|mother|father|mom|dad|husband|wife|brother|sister|parents|funeral|baby)
    (both|all|two|three)? (of)? my (parents|children|boys|girls|sons|daughters|babies|grandparents|brothers|sisters|kids)`,
  Lost: `
    (lose|loses|losing|lost|loss_of|buried|bury|burying|cremated|cremating|laid|scattered|scattering|mourn|mourning|grieve|grieving|miss|missing|misses|missed) ~ (Beloved|him|her|them|you|someone|Person)
    (said|saying|say) (our|my|the)? (last|final)? (goodbye|goodbyes) to ~ Beloved
    put* (my|our) ~ (dog|cat|pet|pup|horse|boy|girl|companion|friend) ~ (down|sleep)
    lost (the_baby|him|her|them|a_child|a_son|a_daughter|another|everyone|two|three|both|four)
    (lay|laid|laying|put|putting) (him|her|them|my|our) Person? to_rest
    (death|passing|loss|suicide|murder|funeral|burial|grave|casket|ashes|urn|memorial|anniversary_of) of (my|our)
    (took|taken|take|taking|stole|claimed|snatched|called|killed) ~ (Beloved|him|her|you|them) ~ (from_me|from_us|away|home|so_young|too_soon|too_early|instead|so_soon|in_a|last|yesterday|at_only)?`,
  'grief.sure': `
    (turn|turned|switched|unplugged|pulled|shut|switch|take) (off)? (the|his|her)? (machines|ventilator|monitor|plug|life_support|breathing_tube|respirator) (off)?
    (line|monitor|heartbeat|machine) (went|goes|gone|is|was) (flat|silent|quiet|still)
    (in|under|into|beneath|below) the (ground|grass|earth|dirt|soil|stone|sod|frozen_ground) ~ (my|boy|little|him|her|son|daughter|husband|we|i|since|days|never|one)?
    (my|our) ~ (in|under|into|beneath) the (ground|grass|earth|dirt|soil)
    (house|home|bed|table|room|crib|phone|kitchen|chair|pew|passenger_seat|nursery) (is|are|feels|seems|stays|still) (so|too|still|very|all)? (quiet|empty|silent|cold|big|dark|up|made|untouched|hollow|closed) ~ (now|without|since|he|she|him|her|gone|not)?
    (crib|nursery|bassinet|high_chair|stocking|chair|place|plate|coffee|cup|bed|seat) ~ (still_up|still|one_less|empty|painted|close_the_door|yellow|two|only_one|made_one|untouched|nobody_sits|every_morning|extra|by_mistake|out_of_habit|sits_there)
    (nobody|no_one) (says|said|mentions|says_his|says_her|speaks|remembers|talks_about|asks_about|uses) (his|her|their|my|about)? ~ (name|him|her|anymore|son|daughter|baby|husband|wife)
    (set|setting|lay|laying|made|make|making|pour|poured|buy|bought|cook|cooked|put_out|keep_setting) (out)? (two|a_second|his|her|three|one_less|an_extra|four|both) (plate|plates|cup|cups|coffees|coffee|places|place|mug|mugs|lunch|lunches|favorite|dinner|portions|ticket)
    (talk|talking|speak|write|writing|text|texting|call|sing|pray) (to|for) (my|his|her|the)? (dead|late|deceased|departed) (husband|wife|mother|father|mom|dad|son|daughter|brother|sister|friend|baby)?
    my (dead|late|deceased|departed) (husband|wife|mother|father|mom|dad|son|daughter|brother|sister|friend|baby|grandma|grandpa|twin|child)
    (hold|holding|held|squeezed|kissed) (his|her|my|their) ~ (hand|forehead|fingers|body) ~ (flat|last|breath|died|cold|line|when_he|when_she|end|stopped|as_he|as_she|goodbye|machine)
    (found|find|finding|saw|see|identified) (my|him|her|his|them) ~ (kitchen_floor|floor|bathtub|garage|hanging|bed|body|morgue|dead|cold|lifeless|basement|blue|couch|chair) ~ (scream|still|hear|morning|not_forget|cannot|every|picture|see)?
    (never|not) (came|come|coming|made_it|make_it|walked|woke|drove|get) (back|home|out|up|in|through) ~ (police|door|work|surgery|hospital|war|school|left|night|again|icu|combat|sea|alive)?
    (police|officer|officers|chaplain|sheriff|two_soldiers|soldiers|uniform|phone_rang|call_came|the_call|doctor) ~ (came_to|knock|knocked|door|at_the_door|folded|sorry_for|said_he|said_she|told_us) ~ (son|daughter|husband|gone|dead|accident|not_make|died|killed|never|body|identify)?
    (left|went|drove|went_in|deployed|going) ~ (work|school|surgery|war|store|hospital|simple|routine|milk|never) ~ (never|not) (came|come|back|home|woke|made|returned)?
    (came_home|came_back|home|returned|sent_home|brought_him|shipped) (in|under|with) (a|the|only)? (flag|box|coffin|body_bag|casket|urn|folded_flag)
    (went_in|went|admitted|in_hospital) (in)? for (a)? (simple|routine|minor|quick) (surgery|operation|procedure|checkup|scan)
    (i|we) (pick|picked|picking|choose|chose|choosing|select|buy|bought|order|can_not_pick) (out)? (a|his|her|the)? ~ (coffin|casket|headstone|gravestone|urn|plot|burial|hymns_for_his|suit_to_bury|dress_to_bury|funeral|tiny)
    (coffin|casket|headstone|urn|plot|grave|funeral|burial) ~ (for_a|my|our|his|her|tiny|small|year_old|white|son's|own_son|i|we|next_to|little)
    (at|for|to|from|of) (your|my|our|his|her) own? (son|sons|daughter|daughters|husband|wife|mother|father|child|childs|baby|mothers|fathers|brothers|sisters) 's? (funeral|grave|burial|wake|memorial|deathbed|bedside)
    (healed|saved|spared|raised|answered|miracle|miracles|lazarus) ~ (but_not|not_mine|not_my|why_not|everyone_else|everybody_else|except|and_mine|but_us|but_mine|why_him|no)
    (everyone|everybody|others|someone_else) (else)? (got|gets|has|had|receives) (their|a|his|the) (miracle|healing|lazarus|child_back|answer) ~ (but|not|why|us|me)?
    (mine|ours|my_boy|my_girl|he|she|dad|mom|my_son|my_husband) (is|are|was|lies|lay|rests|sleeps) (in|at|under) (the|a) (cemetery|ground|grave|morgue|urn|grass|churchyard|graveyard|ocean|box|stone)
    (was|were|is|had_been|only) (only|just|not_even)? (nine|six|ten|three|four|two|five|seven|eight|one|eleven|twelve|nineteen|twenty|thirty|34|21|17|18|19|16|9|8|7|6|5|4|3|2|a_baby|a_child|so_young) (years_old|months|weeks|days|years|old|months_old|weeks_old|days_old)? (why|old|god|when|and_then|when_he|when_she|lord)
    (only|just) (nine|six|ten|three|four|two|five|seven|eight|eleven|twelve|nineteen|twenty) (why|god|years|when|old)?
    (would_have|would|should_have|should) (been|be|turned|turn|have_been|graduated|have_graduated|started) ~ (21|18|five|ten|30|sixteen|one|two|today|birthday|tomorrow|school|this_year|now|graduating|walking)
    (twins|triplets|babies|boys|girls|of_us|two|three) ~ (only_one|one_came|only_two|one_of_them|came_too_early|too_early|one_survived|one_lived|just_one) ~ (home|lived|survived|breathing|crib|here|made_it)?
    (one|nobody|no_one) (less|fewer|left|missing|is_missing|to_call|to_phone|to_buy_for) ~ (stocking|chair|plate|table|christmas|mother|day|at|present|card|birthday|call|sunday)?
    (first|second|this) (mothers_day|mother_s_day|fathers_day|christmas|easter|birthday|thanksgiving|anniversary|new_year|mother|father) ('s)? (day)? ~ (nobody|no_one|without|alone|empty|since|call|hug|buy|visit|grave|chair|gone)
    (day|days|weeks|week|months|month|years|hours) (since|after|without|ago) ~ (put|buried|lost|died|passed|left_us|gone|funeral|he|she|they|mom|dad|my|took|line)
    (dead|gone|buried|passed|away) (for)? (19|three|two|four|five|six|ten|40|forty|30|nine|a_few|only|just|12|14)? (days|weeks|months|hours|year|a_year|a_month|a_week) (and|now|i|today)?
    (husband|wife|mom|dad|mother|father|son|daughter|brother|sister|baby|twin|he|she|child) (has|have|is|been|has_been|is_been) been? (dead|gone|buried|missing_from) ~ (days|weeks|months|year|years|and|since|i)?
    (nothing|no) ~ (more|else|further|options|treatment|hope) ~ (they_can|to_do|do_for|can_do|be_done|left|for) ~ (wife|husband|mom|dad|son|daughter|her|him|doctors|mother|father|me)?
    (scattered|spread|buried|keep|keeping|kept|hold|carry|picked_up|wear) (his|her|my|the|their|daddy|daddys|mom|moms|dads|some_of)? ~ ashes
    (scattered|buried|cremated|laid) (daddy|dad|mom|mama|grandma|grandpa|papa|him|her|our|my|granddad|nana|mum|baby)
    (no|not) (longer|know|recognize|remember) (who_i_am|my_name|me|me_anymore|us) ~ (mom|dad|mother|father|wife|husband|losing|grandma|twice|alzheimers|dementia)?
    (losing|lost|lose) (her|him|them|mom|dad) (twice|again|slowly|a_little|piece|bit_by|every_day|already|before)
    (mom|dad|mother|father|wife|husband|grandma) ~ (not_know_who|not_know_me|not_recognize|forgot_my_name|forgotten_me|not_remember_me)
    (i|we) (see|saw|hear|heard|feel|smell|dream|dreamed) (her|him|my|his) ~ (mirror|everywhere|crowd|footsteps|laugh|voice|dreams|every_night|stairs|ghost|dream|key_in_the|at_night)
    (do|does|did|is|are|can|will|have|has) (they|he|she|there|it|my|babies) ~ (christmas|birthdays|pizza|snow|toys|dogs|football|there|cold|scared|lonely|grow_up|happy|ok|okay) ~ (up_there|in_heaven|heaven|asking_for|my_son|my_daughter|there|without_me|where_he|where_she)
    (up_there|in_heaven|other_side) ~ (son|daughter|husband|wife|mom|dad|baby|boy|girl|him|her|remember|miss|know|waiting|cold)
    (shot|killed|stabbed|murdered|hit|run_over|drowned|electrocuted|crushed) ~ (drive_by|robbery|crossing|accident|walking|riding|work|street|last|yesterday|sunday|crash|school|bike|war|car|train)  ~ (my|friend|brother|son|cousin|dad|he|she)?
    (my|our) ~ (shot|killed|stabbed|murdered|drowned|crushed|executed|electrocuted|hit) ~ (drive_by|robbery|crossing|accident|walking|riding|work|street|last|yesterday|sunday|crash|school|bike|war|train|truck|drunk)
    (drunk_driver|drunk|driver|truck|shooter|gunman|fire|flood|tornado|earthquake|crash|wreck|bomb|war|virus|covid|cancer|heart_attack|stroke|leukemia|aneurysm|sepsis) ~ (took|killed|stole|claimed|hit|won|got|beat|ended) ~ (my|our|family|him|her|all|everyone|them|whole|sister|brother|both|kids)?
    (cancer|disease|virus|illness|tumor|leukemia|als|alzheimers) (won|took_him|took_her|wins|got_him|got_her|beat_him|beat_her|is_winning)
    (i|me) (was|were)? (driving|at_the_wheel|behind_the_wheel|the_driver|asleep|gone_to|getting_coffee|not_there|too_late|on_the_phone|at_work) ~ (not_survive|died|dead|gone|killed|slipped|passed|missed|daughter|son|mom|dad|goodbye|wife|husband)
    (slipped|slip|drifted|passed|went|left|faded) (away|peacefully|quietly|on|us)? ~ (in_the_morning|in_the_night|at_4|at_3|at_dawn|before_i|while_i|in_her_sleep|in_his_sleep|in_my_arms|at_night|last_night|while_we|yesterday|today|alone|monday|tuesday|friday|sunday|saturday|wednesday|thursday)
    (went|gone|go|goes|going|promoted) (on)? (home)? to (be_with)? (the)? (lord|jesus|glory|heaven|god|savior|our_lord|father) ~ (monday|yesterday|last|today|week|tuesday|friday|sunday|morning|and_i|month|wednesday|thursday|saturday|night|in|eat)
    (last|final) (words|breath|voicemail|message|text|call|hug|kiss|conversation) ~ (missed|me|were|was|about|before|he|she|keep|delete|erase|scared|mom|dad|i)
    (voicemail|voice_mail|voice|message|messages|number|texts|video|recording) ~ (erase|delete|last|keep|hear|listen|dead|gone|died|play|disconnected|still_call|still_text|heaven)
    (his|her) (last|old|final|saved) (voicemail|message|text|letter|card|sweater|words|number)
    (widows|widowers|widow|widower|orphans) ~ (i|me|nobody_told|no_one_told|am|now|alone|invited|at_34|young|forget|lonely|friends|church)
    (sing|worship|pray|praise|believe|smile|breathe|eat|sleep|laugh|live|celebrate|go_on|get_up|work|face) ~ (when|while|after|with|because|now_that) ~ (boy|girl|son|daughter|husband|wife|mom|dad|he|she|baby|child) ~ (dead|grave|ground|grass|gone|died|coffin|buried|not_here|morgue|under|cemetery|ashes)
    (used_to|always|would) ~ (pray|sing|say|sit|make|call|read|bring|cook|whistle|laugh|kiss) ~ (now_nobody|now_no_one|nobody_does|no_one_does|now_it_is|not_anymore|now_silence|and_now|anymore)
    (ashes|urn|casket|coffin|body) ~ (dresser|shelf|keep|mantel|drive|car|too_long|closet|next_to|bedroom|let_go)
    (put_down|put_to_sleep|euthanized|euthanize|crossed_the_rainbow|rainbow_bridge|be_put_to|put_him_down|put_her_down) ~ (my|dog|cat|horse|max|years|pet|him|her|vet|we|today|yesterday|old|heaven|rabbit|companion)?
    (my|our) (dog|cat|horse|pet|pup|rabbit|bird|best_friend|companion|bella|max|buddy|luna|kitty) ~ (put_down|put_to_sleep|euthanized|died|gone|passed|dead|killed|run_over|hit_by|rainbow|stopped_breathing)
    (od'd|oded|overdosed|od) ~ (not_make_it|died|dead|gone|passed|funeral|buried|did_not)
    (not) (make_it|survive|pull_through|wake_up_again|come_back)  ~ (my|he|she|brother|baby|sister|son|daughter|dad|mom|we|i)?
    (my|our|baby|brother|sister|son|daughter|dad|mom|husband|wife|he|she) ~ not (make_it|survive|pull_through)
    Beloved > (Died|Dying)
    Beloved ~ (has|have|just|was|is|were|got|had)? ~ Died
    (I|i|we|my|just) > Lost
    (Start|just|acabo) ~ Lost
    (I|i|we|am|me|my|still|so) ~ Mourn ~ (Beloved|him|her|my|you|them|so_much|every|badly|like_crazy|terribly|death|loss|process|alone|husband|wife|mom|dad|voice|his|still|since|again|for)
    (I|i|we|am) (a|an|am|became|been|just_a|now|recently|newly|the|left)? _ (widow|widower|widowed|bereaved|orphan|orphaned|childless|grieving|mourning|in_mourning|heartbroken|bereft|a_widow)
    my (grief|loss|sorrow|bereavement|mourning|heartache|late)
    (my|our|his|her|the|their|this) Funeral ~ (tomorrow|today|yesterday|friday|saturday|monday|tuesday|wednesday|thursday|sunday|cry|this_week|husband|wife|Beloved|next_week)
    (my|our|his|her) Funeral
    Funeral ~ (tomorrow|today|yesterday|friday|saturday|monday|tuesday|wednesday|thursday|this_week|next_week|for_my|of_my|my) ~ (i|my|cry|Beloved|can_not|we|speak|read|for)?
    my ~ Person ~ Funeral
    (i|we|my|me) ~ (cemetery|graveside|headstone|casket|coffin|ashes|urn|tombstone|morgue|funeral_home|his_grave|her_grave|eulogy|obituary)
    WithoutHim ~ (i|me|my|we|how|can_not|live|lost|empty|house|christmas|birthday|lonely|anymore|do_not|bed|easter|kids|feel|silent|first|everything|nothing|god|Trace|quiet)
    (i|me|my|we|how|live|lost|empty|house|christmas|birthday|lonely|go_on|survive|breathe|sleep|bed|first|thanksgiving|easter|mothers_day|fathers_day|anniversary|holidays|eat|face|year|home|silent|quiet|life|sunday|nothing|everything|months|years|weeks|days|cope|manage|church|feel|cry|crying|exist|ok|believe|mass) ~ WithoutHim
    (first|another|this|second) (christmas|birthday|thanksgiving|easter|anniversary|mothers_day|fathers_day|mother|father|year|holiday|holidays|winter|summer|valentines|new_year|wedding) ('s)? (day)? ~ (without|since|after|alone|gone|died|no_one|empty|widow|passed)
    (his|her|their|my|dads|moms|mums|mothers|fathers|husbands|wifes|sons|daughters|baby|grandpas|grandmas|the) ('s)? _ (old|favorite|empty|last|little|side_of_the)? _ Trace ~ (still|empty|cannot|can_not|smells|smell|just_to|never|every|untouched|no_one|voice|wash|wear|keep|kept|sleep|hear|cry|throw|hangs|where|anymore|again|listen|set|wait|waiting|gone|by_the_door|cold|hurts)
    (still|keep|kept|sleep|can_not|cannot|set|lay|wear|call|calling|hear|listen|listening|hold|smell|wash|throw|pack|look|touch|empty|talk) ~ (his|her|their|dads|moms|mums|my_husbands|my_wifes|my_sons|my_daughters|my_mothers|my_fathers|to_his|to_her) ('s)? ~ (Trace|voice|chair|grave|number|name|spot) ~ (every|just|cry|night|after|still|because|though|hear|since|again|anymore|away|gone|died|died|to_hear|if|two|when|as_if|down)?
    (God|lord|why|heaven|cancer|covid|accident|drunk_driver|war|drugs|overdose|crash|flood|fire|suicide|the_lord) ~ (took|take|taken|takes|taking|stole|claimed|snatched|killed|called_home|called|robbed|steal) ~ (Beloved|him|her|them|both|someone|everyone|everything|my|our)
    (why|how) ~ (God|you) ~ (take|took|let|allow|allowed|taken|not_save|not_heal|not_stop|not_protect|call) ~ (Beloved|him|her|them|my|our) ~ (die|died|dead|away|from|suffer|be_killed|instead|home|young|so_soon|too)?
    (see|meet|hold|hug|know|recognize|recognise|find) (my|our|him|her|them|you) ~ (again|heaven|other_side|one_day|someday)
    (is|are|was|will|did|go|went|where|hope|know|pray|if|sure|wonder) ~ (Beloved|he|she|they) ~ (in_heaven|with_jesus|at_peace|with_god|in_hell|saved_before|suffer_at|hear_me|see_me|watching_over|looking_down|happy_up_there|sees_me|hears_me)
    (died|dead|passed|gone|passing|killed|buried|death) ~ (i|me|my|we) ~ (never|could_not|did_not|can_not|still|miss|cry|blame|numb|angry|cannot|guilty|goodbye|feel|lost|alone|sorry|wish|without|cried|fault|should_have|have_not|broken)
    (i|me|we|my) ~ (never|not) ~ (say|said|got_to_say|get_to_say|told|tell) ~ (goodbye|sorry|i_love|loved|how_much) ~ (him|her|to|before|dad|mom|died|them)?
    (tell|telling|explain) (my|the|our) (Child|kids|children|mother|mom|dad|parents|boys|girls) ~ (died|dead|gone|daddy|mommy|not_coming|passed|death|in_heaven|sister|brother)
    (since|after|because_of) (the|that|our|my|this)? (accident|funeral|crash|diagnosis|phone_call|loss|burial|death|shooting|fire|his_death|her_death|stillbirth) ~ (i|my|we|took|everyone|can_not|house|nothing|god|lost|both|never|cry|empty|anymore)
    (accident|crash|cancer|fire|shooting|stroke|covid|flood|heart_attack|tornado|earthquake|war|overdose|bullet|explosion|suicide) ~ (took|killed|claimed|stole|left_me|kills|takes) ~ (my|our|him|her|both|parents|everyone|me)
    (cannot|can_not|not_stop|keep|never_stop|stop|every_day) _ (crying|cry|weeping|sobbing) ~ (died|funeral|since|gone|miss|him|her|loss|death|dead|mom|dad|husband|wife|son|daughter|grave|tomorrow)
    (funeral|died|death|gone|passed|grave|buried|burial) ~ (crying|cry|weeping|sobbing|can_not_sleep|cannot_sleep|numb|can_not_eat|breathe)
    (stillborn|born_sleeping|sids|cot_death|crib_death|lost_the_baby|buried_my|buried_our|burying_my|bury_my|bury_our)
    (my|our|his|her) (dog|cat|pet|puppy|horse|best_friend|kitten|rabbit|pup) ~ (died|passed|was_put|gone|put_down|put_to_sleep|dying|killed|hit_by|crossed)
    (hospice|terminal|weeks_to_live|months_to_live|days_to_live|dying|palliative|life_support) ~ (my|mom|mum|dad|husband|wife|i|he|she|me|our|son|daughter|Beloved|we|sister|brother)
    (my|mom|mum|dad|husband|wife|i|he|she|our|son|daughter|Beloved) ~ (hospice|terminal|terminally|weeks_to_live|months_to_live|days_to_live|is_dying|dying_of|palliative|life_support|brain_dead|on_his_deathbed|on_her_deathbed|not_going_to_make_it|weeks_left|days_left|months_left|stage_four|stage_4|slipping_away|pull_the_plug|the_machines|last_days|last_breath|dying|will_not_survive)
    (watch|watched|watching|held|hold|holding|sat_with|beside|found|finding|identified|identify) ~ (him|her|my|them|his|her_hand|body) ~ (die|died|dying|dead|slip_away|last_breath|body|passed|fade|suffer|lifeless|cold|hanging|go|pass)
    (found|discovered) ~ (dead|lifeless|hanging|his_body|her_body|the_body)
    (he|she|they) _ (is|are|was|has|just|had)? _ (Died) ~ (i|me|my|we|this|last|yesterday|today|ago|never|and|before|suddenly|on|in|so|morning|from|weeks|months|too)
    (who|that) (died|passed|passed_away|was_killed|took_his|took_her|committed|drowned|lost) ~ (my|i|last|week|month|yesterday|me|today|suddenly)
    (alone|lonely|empty|quiet|silent) ~ (after|since|without) ~ (years|fifty|forty|51|40|30|60|50|him|her|thirty|sixty) ~ (married|marriage|together|years|wife|husband)?
    (married|together|wife|husband) ~ (years|year) ~ (gone|no_longer|alone|empty|without|died|passed|dead|widow|not_here|bed|left_me_behind|now_nothing)
    (would_have|would|should_have|should_be) (been|be|turned|turn) ~ (today|years_old|this_year|this_month|tomorrow|birthday) ~ (my|he|she|our|i|never|if)?
    (my|our) ~ (was|got|were|been) (murdered|killed|shot|stabbed|executed|hit_by|run_over|found_dead)`,
  'grief.hint': `
    (grief|grieving|bereavement|bereaved|mourning) ~ (help|comfort|strength|verse|hard|pray|peace|how|alone|anger|angry|cope)
    (comfort|help|pray|verse|psalm|strength|prayer) ~ (grief|grieving|bereavement|mourning|loss|widow|lost_her|lost_his|died|passed_away|death_of) ~ (me|my|i|friend|family|husband)?
    heartbroken
    (left|leaving|cheated|divorced|divorce|divorcing|affair|dumped|abandoned) ~ (me|my|us) ~ (heart|cry|years|broken|pain|alone|devastated|can_not|kids|another)?
    (my|our) (husband|wife|boyfriend|girlfriend|fiance|partner) (left|cheated|is_leaving|wants_a_divorce|had_an_affair|is_cheating|dumped|walked_out|abandoned|divorced|is_having)
    (broke|broken|breaks|breaking|shattered) _ my heart
    my heart is (broken|breaking|shattered|in_pieces|heavy|torn)`,
}
