import type { Patterns } from '../grammar.ts'

/** Fear, pressure or loss in a pregnancy. */
export const pregnancyEn: Record<string, Patterns> = {
  'pregnancy.sure': `
    (two|pink|second|faint|blue|both|double|positive) (pink|blue|positive)? (lines|line|tests|stick|sticks)
    (threw|hid|hide|buried|flushed|found) (the|a|my|her)? (stick|test|pregnancy_test|it) ~ (trash|mother|see|toilet|nobody|mom|dad|husband|told|find)
    (i_am|i|we|already|she_is|only|about|just|am|is) (only|about|already|just)? (four|five|six|seven|eight|nine|ten|eleven|twelve|4|5|6|7|8|9|10|11|12|13|14|15|16|20|twenty|thirteen|three|2|two|3|fourteen|sixteen) (and_a_half)? (weeks|months|wks) (along|pregnant|gone|in|far|now|and)?
    (weeks|months) (along|pregnant|gone)
    (i|am|be|start|starting|started|beginning|already) (to)? (carrying|showing|show)  ~ (nobody|knows|church|secret|hide|belly|told|soon|his|married|twins|dress|baggy)?
    (nobody|no_one|secret|hide) ~ (carrying|showing|belly|bump|inside_me|weeks)
    (get_rid|getting_rid|got_rid|rid) of (it|the_baby|this|the_child|them|this_baby|him|her) ~ (or|out|he|she|mother|before|husband|because|money)?
    (baby|child|kid|one|it|him|her) ~ (i_did_not_keep|i_never_kept|i_did_not_have|i_never_had|i_gave_up|i_could_not_keep|i_aborted|i_lost|we_lost|we_never|i_never_held|i_did_not_want|not_keep|before_him|i_left|i_let_go|i_got_rid|i_terminated|i_flushed)
    (named|name|naming) (the|my|our|a) (baby|child|one) (i|we|that|who)
    (husband|boyfriend|he|fiance|father) (was|is|has|had) ~ (away|deployed|gone|vasectomy|prison|overseas|sterile|infertile|fixed|snipped|jail) ~ (months|weeks|late|pregnant|along|positive|expecting)
    (late|pregnant|expecting|period|positive|test) ~ (vasectomy|tubes_tied|43|44|45|46|47|iud|on_the_pill|menopause|sterile|again|deployed|away)
    (rape|raped|rapist|incest|his) (baby|child|pregnancy|kid)
    (have|keep|carry|love|raise|want|birth|deliver) ~ (rape|rapists|his|attackers) (baby|child)
    (look|looking|stare|hold|feel) (at|nothing|for)? (my|the|our|her)? (newborn|baby|son|daughter|infant) ~ (feel_nothing|nothing|cry|numb|hate|regret|stranger|wrong|empty|not_love|not_mine|give_back|run_away)
    (feel|felt|feeling) (nothing|numb|empty|regret|hate|trapped|no_love) ~ (newborn|baby|infant|nurse|nursing|breastfeeding|birth|delivery|since_he_was_born|since_she_was_born)
    (cry|cries|crying|sob|sobs) (when|while|every_time) (i|she|he) (nurse|nurses|feed|feeds|hold|holds|nursing|breastfeed)
    (baby|newborn|he|she) ~ (better|off) (with|without) (someone_else|another|me|a_different|her|other)
    (plan_b|morning_after|pill|iud|condom|contraception|birth_control|protection) ~ (not_work|failed|fail|ripped|broke|tore|too_late|forgot|did_not|burst|slipped|did_nothing|useless)
    (took|take|taken|gave_me|swallow|bought) (the|a|those|two)? (pill|pills|abortion_pill|medicine|misoprostol) ~ (weeks|clinic|baby|murder|bleeding|crying|alone|internet|appointment|boyfriend|child|five|six|seven|ten)
    (did|have|am) i (a)? (murder|murdered|kill|killed|murderer) ~ (child|baby|unborn|pill|weeks|it|her|him|abortion)?
    (murder|murdered|kill|killed|killing) (my|our|the|an) (own)? (unborn|baby|child) ~ (pill|weeks|clinic|abortion|forgive|before|by|when|never|god)?
    (drove|drive|took|taking|paid|pay|waited|sat|dropped|held_my_hand) ~ (me|clinic|there|procedure) ~ (clinic|there|waited|car|babies|procedure|abortion|waiting_room|outside|hand) ~ (look_at_babies|babies|cry|regret|never|ashamed|not|now|since|baby)
    not (look_at|hold|see|hear|stand|go_near|be_around) ~ (babies|baby|pregnant_women|strollers|ultrasounds|baby_shower|newborns|mothers)
    (should_i|do_i|must_i|how_do_i|when_do_i|have_to) (tell|admit|confess) (my|him|to|the)? (fiance|husband|boyfriend|church|pastor|parents|wife|family|mom|dad|kids)? ~ (baby|child|abortion|pregnant|adoption|gave_up|miscarriage|there_was)
    there was a (baby|child|pregnancy) (before|once|between|that|and|i)
    (one_more|another|only|fourth|third|fifth|just) (girl|daughter|boy|baby|child|pregnancy|girls) ~ (leave|leaves|divorce|throw|kill|angry|ashamed|beats|marry|wife|disappointed|hates|or_else)
    (third|fourth|second|fifth|sixth|another|first|one_more|last) (loss|miscarriage|losses|round|cycle|transfer|negative|failed|d_and_c)
    (loss|losses|negative|negatives|period|periods|cycle|ivf|tests) ~ (hannah|sarah|rachel|elizabeth|womb|why_not_us|why_not_me|years|again|sister|everyone_else|no_baby|empty_arms)
    (another|every|each|one_more) (period|month|negative|cycle|failed) ~ (years|why|cry|us|again|hope|test|blood|still|god|lord)?
    (hannah|sarah|rachel|elizabeth|rebekah) ~ (got|had|conceived|received|finally) ~ (but|me|i|what_do|why|not|us|mine)
    (years|year|months) of (trying|negative|infertility|ivf|waiting|hoping|empty|negatives|fertility)
    (years|months) ~ (no_baby|not_pregnant|negative|why_not_us|trying|still_no|no_child|without_a_baby|period)
    (sister|friend|cousin|coworker|everyone|she) (gets|got|is|are|has|having|keeps|keep) (hers|pregnant|one|babies|another)? (by_accident|without_trying|easily|so_easily|pregnant_again|on_the_first)
    (size_of|as_big_as|size) ~ (plum|grape|lemon|bean|pea|peach|lime|blueberry|avocado|grain)
    (i|we) (flushed|flush|saw|held|buried|wrapped|passed|caught|delivered) (it|a_hand|the_baby|him|her|a_foot|fingers|tiny|something|my_baby) ~ (toilet|nobody|told_me|hand|shoebox|towel|alone|home|garden|bathroom|size|because|weeks)?
    (called_it|call_it|just|only|said_it_was) (a|just|only)? (tissue|cells|clump|fetus|products|clot|specimen|medical_waste)
    (no|without|born_without|missing|one|hole_in) (a|his|her|any|the)? (brain|kidneys|skull|heart|heartbeat|lungs|limbs|arms|esophagus) ~ (baby|son|daughter|girl|boy|scan|doctor|they|born|end|live|doctors|twin)?
    (they|doctor|doctors|husband|he|specialist|midwife|family|geneticist|mother_in_law|consultant) (want|wants|wanted|told|says|said|advise|advised|recommend|recommended|suggest|suggested|insist|pressure|expects) (us|me|her|we|that)? (to)? ~ (end_it|terminate|abort|stop_the_pregnancy|get_rid|let_him_go|let_her_go|induce|termination|give_up|reduce)
    (downs|down_syndrome|trisomy|spina_bifida|anencephaly|edwards|patau|cystic|defect|disability|hydrocephalus|syndrome) ~ (terminate|end|abort|keep|baby|weeks|son|daughter|scan|want_us|test|test_came|doctor|diagnosis|pregnancy)
    (terminate|end|abort|keep|baby|scan|ultrasound|amnio) ~ (downs|down_syndrome|trisomy|spina_bifida|anencephaly|edwards|patau|defect|disability|syndrome|hydrocephalus)
    (came|born|arrived|delivered|birth|baby) (at|too|so)? (23|24|25|26|27|28|22|twenty|early) (weeks|three|four|five|and|early)? ~ (plastic|incubator|nicu|tubes|box|breathing|fighting|oxygen|ventilator|weeks|lungs|grams|pounds)?
    (plastic_box|incubator|nicu|preemie|isolette|neonatal)
    (not)? (love|bond_with|want|connect_with|feel_anything_for|be_a_mother_to|hold) (this_one|this_baby|my_baby|the_baby|my_newborn|this_child|it|her|him) ~ (born|baby|mother|afraid|pregnant|newborn|birth|weeks|second|first|different|think)
    not (think)? ~ (love|want|bond_with|raise|keep) (this_one|this_baby|my_baby|the_baby|my_newborn|this_child)
    (keep|have|raise|want|carry) it ~ (ruin|leave|alone|ruins|life|school|pregnant|church|he|never|college|job|hate|regret|not|father|or_give)
    (left|leave|leaving|abandoned|gave|surrendered|dropped) (my|the|our|a|him|her) (newborn|baby|son|daughter|infant) ~ (fire_station|hospital|adoption|church|doorstep|away|agency|box|social_worker|family|stranger|safe_haven|orphanage)
    (give|gave|giving|take|took|sign|signed|want_me_to_give|make_me_give|taking) (my|the|our|her|his|up)? (baby|newborn|son|daughter|child|rights) (away|up|from_me|to_a|for_adoption|papers)
    (i_am|i) (the)? (father|dad) ~ (she_wants|get_rid|abort|abortion|clinic|no_say|terminate|not_tell|appointment|baby|choice)
    (she_wants|girlfriend|wife|ex) ~ (get_rid|abort|abortion|clinic|terminate|end_it|termination|adoption) ~ (father|mine|say|stop|baby|i|my|our)?
    (made|booked|scheduled|have|cancelled|cancel|got) (the|an|my|our)? appointment ~ (tuesday|monday|friday|thursday|wednesday|clinic|hate|god|baby|tomorrow|pregnant|keep|scared|week|saturday|morning|abortion|afford)
    (single|unmarried|missionary|nun|virgin|teen|teenager|pastor's_daughter|student|widow|alone) ~ (expecting|pregnant|with_child|weeks|months_along|baby_coming)
    (church|pastor|elders|school|congregation|parents) ~ (stand_up|confess|apologize|expel|expelled|kick|shun|shunned|excommunicate|marry_him|marry|hide|wedding|kick_me) ~ (belly|pregnant|baby|showing|expecting|bump)
    (belly|pregnant|baby|showing|expecting|bump) ~ (stand_up|confess|expel|expelled|kick|shun|shunned|excommunicate|marry_him|kicked|disown|disowned|bag_out|throw|threw|homeless|shelter|in_my_car|couch)
    (baby|child|expecting|due|pregnant|having_a_baby) ~ (sleeping_in_my_car|homeless|shelter|nowhere|eviction|evicted|no_money|couch|car|street|broke|crib|diapers|formula)
    (not|isnt|is_not) (his|my_husbands|the_husbands|mine|his_child|his_baby) ~ (threw|baby|pregnant|dna|test|bag|out|says|left)?
    (baby|pregnant|child|expecting) ~ (not_his|is_not_his|not_my_husbands|affair|one_night|married_man|uncles_friend|boss|someone_else|best_friend)
    (condom|it) (ripped|broke|tore|came_off|burst|slipped) ~ (christian|school|scared|terrified|period|what|god|pray|pregnant|church|sex|late|boyfriend|us|and)?
    (know|see|meet|recognize|hold|waiting|forgive|remember) (me|my|him|her|it|the_baby|our)? ~ (baby|babies|child|miscarried|aborted|unborn|lost) ~ (heaven|me|i_lost|there|someday|again|hate_me)
    (punish|punishing|curse|cursed|take|hate|angry|forgive) (me|my|us|the)? ~ (next_child|abortion|aborted|the_one_i|miscarriage|baby|pregnant|womb|for_what_i|infertility|other_children)
    (god|lord) (took|take|closed|close|opens|opened|gave|gives|let|shut|forgot) ~ (baby|womb|everyone_else|face|sisters|teenagers|mine|ours|heartbeat) ~ (before|but|and|why|saw|not|me|its)?
    (I|i|we|my|me|am|she|Person|MyPerson) ~ Pregnant ~~ BadNews
    BadNews ~~ (i|my|me|we|am|she|Person) ~ Pregnant
    Start Pregnant ~~ BadNews
    (BadNews|Young) ~~ Pregnant
    (I|i|we|my|me|the|took|two|Person) ~ PregnancyTest ~~ (BadNews|do|god|lord|dad|mom|tell|pray|what|cannot|can_not|now)
    (BadNews|Young) ~~ PregnancyTest
    (I|i|we|my|me|her|she|Person|think|not|have|get|got|had|having|want|should|considering|make|making|force|wants|after|regret|getting|told|about|schedule|scheduled|booked|pay|paid|need|took) ~ Abortion
    Abortion ~ (me|my|i|we|her|forgive|years_ago|regret|guilt|cry|appointment|clinic|tomorrow|told|still|boyfriend|husband|alone|secret|nobody|baby|heaven)
    (I|i|we|my|me|our|she|wife|daughter|after|another|had|third|four|three|two|second|five|Person|just|several|multiple|recurrent|lost|threatened|the|at) _ (had|have|am|just|been|had_a|had_two|had_three|has|keep|suffered|a|my|the|another|having|is|might|may|can)? _ BabyLoss
    BabyLoss ~ (i|me|my|we|our|god|why|again|weeks|months|last|yesterday|ago|grief|empty|cry|hospital|doctor|baby|pain|us|tomorrow|how)
    (doctor|doctors|scan|ultrasound|they|test|midwife|specialist) ~ (baby|heartbeat|fetus|son|daughter|child) ~ (not|no|die|defect|survive|syndrome|dead|stopped|never|wrong|without|abnormal|heart|brain|terminate|live)
    (baby|fetus|child|son|daughter) ~ (not_survive|not_live|will_die|no_heartbeat|defect|not_make_it|die_after_birth|never_breathe|stopped_growing|stopped_moving|dead_inside|in_the_nicu|too_early|born_too)
    (no|not|heartbeat|stopped) ~ heartbeat
    (I|i|we) ~ Not ~ (want|love|bond|ready|afford|keep|raise|feel|need|care) ~ (BabyCare|pregnancy|my_baby|newborn|kid|mother|mom|child|children|baby|motherhood|be_a_mother)
    (not) (afford|want|ready_for|keep|raise|need) ~ (BabyCare|another_child|another_baby|a_child)
    (keep|keeping|raise|have|having|carry|carrying|deliver) (it|this|the|my|this_baby|his) (baby|child|pregnancy)? ~ (leave|leaves|leave_me|or_not|alone|disown|kick|break_up|throw|he|parents|adoption|school|rape|raped|without|no_one)
    (leave|leaves|left|leaving|ghosted|blocked|abandoned|dumped|disappeared|broke_up|kicked|disown|disowned|denies|beat|threw|dumping|walked_out|vanished) ~ (me|us|my)? ~ (Pregnant|PregnancyTest|the_baby|about_the_baby|keep_it|keep_the_baby|baby|expecting|told_him)
    (told|tell|telling) ~ (him|boyfriend|parents|dad|mom|mum|father|mother|husband|family|church|pastor|anyone) ~ (Pregnant|baby|PregnancyTest|expecting|keep|positive) 
    (boyfriend|he|father|husband|parents|mom|mum|mother|family|church|dad|girlfriend) ~ (wants|want|says|say|told|tells|insists|pushing|pressuring|forcing|making|threatens|will|begging|paid) ~ (me|her)? ~ (Abortion|get_rid|adoption|give_it_up|give_the_baby|not_his|keep_it|not_keep|end_it_before|take_the_pill|not_the_father|not_ready)
    (not|never) ~ (his|my_husbands|his_baby|my_husband|the_father) ~ (Pregnant|baby|child) 
    (appointment|clinic|procedure) ~ (baby|pregnant|abortion|child|tomorrow|thursday|monday|tuesday|wednesday|friday|week) ~ (afford|scared|not|keep|hate|forgive|me|i|pregnant|alone)?
    (afford|child|baby|pregnant|weeks|late) ~~ (appointment|clinic|planned_parenthood)
    (gave|give|giving|given|placed|placing|put) (up)? (my|our|the|him|her|a) (baby|son|daughter|child|newborn)? (up|away)? ~ (for_adoption|adoption|away|up)
    i am late ~ (period|terrified|scared|weeks|days|test|boyfriend|pregnant|church|tell|week|month)
    (period|cycle) ~ (late|missed|not_come|not_started|weeks|has_not|never_came|did_not) ~ (scared|terrified|panic|pray|boyfriend|slept|sex|pregnant|what|afraid|test|god|please|church|virgin|married|days|week)?
    (condom|protection|unprotected|morning_after|plan_b|pull_out|pulled_out) ~ (broke|pregnant|scared|late|sex|period|pill|terrified|pray|baby)
    (postpartum|postnatal|baby_blues) (depression|psychosis|i)?
    (infertile|infertility|barren|ivf|conceive|fertility|trying_for_a_baby|embryo|embryos|trying_to_get_pregnant|closed_my_womb|negative_test|negative_tests|close_my_womb|opened_my_womb|open_my_womb) ~ (i|we|my|god|years|me|failed|again|why|cry|again|every|round|us)
    (i|we|my|god|years|me|every|why|our) ~ (infertile|infertility|barren|ivf|conceive|fertility|trying_for_a_baby|embryo|embryos|negative_test|negative_tests|womb|trying_to_get_pregnant)
    (baby_shower|baby_showers|pregnancy_announcement|everyone_else_is_pregnant|everyone_around_me_is_pregnant|gender_reveals) ~ (cry|hurts|jealous|hurt|not|ache|my)
    (due_date|nursery|crib|car_seat|ultrasound|sonogram|baby_clothes|heartbeat) ~ (empty|cry|died|lost|would_have|never|gone|still|stopped|silent|away)
    (secret|hiding|hide|hid) ~ (belly|bump|baby|Pregnant|showing)
    (belly|bump) ~ (hide|hiding|hides|showing|baggy|nobody|secret|growing|school)`,
  'pregnancy.likely': `
    (I|i|am|we|my_daughter|my_sister|my_girlfriend|my_wife|girlfriend|daughter|she) ~ (pregnant|expecting|knocked_up|preggo)
    think ~ (pregnant)
    (I|i|my|me) ~ (PregnancyTest|BabyLoss)
    (unborn|aborted|miscarried) (baby|child|son|daughter|babies|children) ~ (heaven|me|my|see|forgive|i)
    (baby|child) ~ (i|we) (aborted|lost|miscarried|gave_up|never_held|never_got|will_never|killed)`,
}
