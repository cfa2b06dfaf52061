import type { Patterns } from '../grammar.ts'

/** Poisoning, bleeding, not breathing: minutes count. */
export const medicalEn: Record<string, Patterns> = {
  Overdosed: `
    Swallow ~ Much ~ Pills
    Swallow ~ Pills ~ (all|whole_bottle|too_many|at_once|vodka|alcohol|whiskey|wine|with|together|and_now|Night2|not_wake|dizzy|sleepy|fading|so_sleepy|handful|handfuls|everything_in|a_lot)
    Swallow ~ (Poison)
    Swallow ~ (whole|entire|all|handful|too_many|too_much|both|bottle_of|box_of|packet_of|everything_in_the|all_of_them|them_all|all_the|a_lot_of|a_bunch_of|the_rest_of) ~ (bottle|pills|box|pack|packet|cabinet|them|strip|container|dose|doses|jar|medicine|it|prescription|at_once|tablets|med|pill|stuff|something|meds)
    Swallow ~ (double|triple|ten_times|four_times|twice|wrong|five_times) ~ (dose|insulin|medication|Pills|amount|pills)
    (overdosed|overdosing|od|overdose)
    (mix|mixed|mixing|washed_down|chased|combined) ~ Pills ~ (vodka|alcohol|whiskey|wine|with|beer|together|rum|gin|liquor|each_other|heroin|booze)
    (injected|inject|shot_up|shot) ~ (too_much|insulin|bleach|air|heroin|fentanyl|bad)
    (took|taken|swallowed|ate|drank|had) something ~ (not|lips|blue|unconscious|weird|bad|Emergency|pale|wake|asleep|throwing_up|strange|foam)`,
  Bleeding: `
    Bleed ~ BleedMore
    (not|never) (stop|stopping|clot|control) ~ (bleeding|blood|the_bleeding)
    (so_much|lots_of|a_lot_of|losing|lost|pool_of|too_much|covered_in|full_of|loads_of) blood
    (cut|cuts|slit|sliced|slashed) (my|his|her|myself|himself|herself)? ~ (too_deep|so_deep|deep|open|bleeding|blood|vein|artery|wrist|wrists|throat|bone|neck|to_the_bone)
    (stabbed|shot|impaled|gunshot|gutted|mauled|crushed|run_over|hit_by_a|electrocuted|scalded|burned|burnt) ~ (Bleed|blood|help|not_move|Emergency|screaming|ambulance|badly|dying|please)
    (been|got|was|am|were|is|just_got) _ (stabbed|shot|electrocuted|bitten_by_a_snake|bitten_by_a_rattlesnake|run_over|impaled|hit_by_a_car|poisoned|bit_by_a_snake|crushed|drugged|scalded)
    (blood|bleeding) ~ (from|through|on|all_over|soaking|into) ~ (head|ear|ears|mouth|nose|wrist|wrists|arm|arms|leg|floor|sink|towel|towels|sheets|eyes|stomach|down_there|carpet|bath|bathroom|sofa|seat)
    my (wrist|wrists|arm|leg|head|neck) ~ (bleeding|not_stop|blood|gushing|bleed)
    (pregnant|weeks|labor|labour|contractions|baby) ~ (bleeding|blood|water_broke|cord|not_moving|no_movement|stopped_moving|not_moved|crowning|coming_now|coming_out|hemorrhag*|passed_out|seizure|fainted)
    (bleeding|blood|water_broke|contractions) ~ (pregnant|baby|weeks|crowning|early|months)`,
  Fallen: `
    (fell|fall|fallen|collapsed|hit|crashed|slipped|tumbled|hurt|banged|knocked|drowned|choking|jumped|struck|pulled) ~ (not|never) _ (wake|waking|respond|responding|move|moving|breathe|breathing|talk|talking|answer|answering|react|reacting|woken|open|get_up|getting_up|speak|come_round|make_sense|making_sense)
    (will|would|can|is|are|am|does|do|could|has|have) not _ (wake|waking|breathe|breathing|respond|responding|react|reacting|woken|stay_awake|keep_him_awake|keep_her_awake|come_to|be_woken|open_his_eyes|open_her_eyes|swallow|get_a_breath|catch_my_breath|catch_his_breath|catch_her_breath|feel_a_pulse|find_a_pulse|find_his_pulse|move_his|move_her|move_my_arm|move_my_legs|feel_my_arm|feel_my_legs|feel_my_face|feel_his_legs|lift_her_arm|lift_his_arm|lift_my_arm|see_out_of|talk_right|speak_properly|speak_clearly)
    (not|stopped|hardly|barely|struggling_to|can_not|trouble|hard_to|difficulty|trying_to|quit) _ (breathing|breathe|get_air|get_any_air|catch)
    (no|not|faint|weak|feel|find) ~ pulse
    (drifting|fading|drifted|slipping) (in_and_out|away|out_of_consciousness|off|fast)
    (vision|room|world|everything) ~ (blurry|spinning|going_dark|going_black|fading|black|dark) ~ (pills|took|help|blood|cut|fast|Night2)
    (so_sleepy|getting_sleepy|dizzy|numb|cold|tingling|faint|shaking|heart_racing|heart_is_racing|heart_pounding|vomiting|throwing_up|sweating|hands_are_cold) ~ (pills|took|blood|cut|Emergency|chest|swallowed|drank|bitten|bleeding|stung|tablets|carbon)
    (pills|took|blood|cut|chest|swallowed|drank|bitten|stung|bleeding|snake|tablets|bee) ~~ (sleepy|dizzy|numb|fading|faint|drowsy|blurry|swelling|vomiting|throwing_up|heart_racing|heart_is_racing|tired_now|spinning|cold_and|can_not_stay_awake|hives|heavy|slipping|shaking|sick|passing_out)
    (drowning|drowned|choking|choked|suffocating|strangling) ~ (pool|bath|water|lake|river|grape|food|peanut|help|on_a|on_something|right_now|bathtub|hot_dog|coin|toy|blue|marble|candy)
    (face|mouth|arm|side|leg|speech|smile|half|eye) ~ (drooping|droops|drooped|droopy|numb|paralyzed|paralysed|slurred|crooked|dropped|weak|dead|hanging|sagging|lopsided|twisted|limp)
    (throat|tongue|lips|face|airway|neck) ~ (swelling|closing|swollen|swelled|tightening|blue|purple|close_up|puffed|puffing|closes)
    (chest|heart|left_arm|jaw) ~ (pain|pains|hurts|hurting|tight|crushing|numb|pressure|squeezing|stopped|racing|attack|gripping|heavy|elephant|stabbing) ~ (now|help|Night2|arm|sweating|breathe|help|think|going|since|bad|my|pray|jaw|ambulance|breath|please|grey|gray|sit)
    (stung|bee|wasp|peanut|nut|nuts|shellfish|penicillin|shrimp|bites) ~ (swelling|swollen|breathe|throat|hives|epipen|allergic|wheezing|lips|airway)
    (fever|temperature|104|105|106|40|41) ~ (limp|not_wake|seizure|stiff_neck|listless|not_responding|baby|newborn|shaking|unresponsive|twitching|not_move|rash)`,
  Patient: `
    (Who3|MyPerson|i|someone|person|man|woman|baby|MyChild|Child|stranger|dad|mom|mum|my|patient_next|guy|lady|neighbor|neighbour|we|kid|boy|girl|Elder)`,
  'medical.sure': `
    put ~ (all|whole|handful) ~ Pills ~ mouth
    (pills|tablets|meds|medication|gummies|dose|poison|it) (are|is)? (starting|start|started|beginning|kicking|kicked|working|taking_effect) (to)? (work|in|effect|hit|now)?
    (i|i_have) (did|done) something (stupid|terrible|bad|awful) (with)? ~ (Poison|Pills|Weapon|my_wrists|to_myself)
    (throat|stomach|mouth|eyes|skin|hand|arm|tongue) (is|are)? (burning|burns|on_fire|swelled|huge|swollen|blistering|numb|tingling|dead)
    (lips|fingers|face|skin|baby|he|she|dad|mom|husband|wife|roommate|friend) (is|are|went|turned|turning|going|goes|gone|looks) (all)? (blue|grey|gray|purple|white_as|yellow|limp|stiff|cold)
    (face|mouth|eye|smile) ~ (wrong|funny|hanging|slack|lopsided|melting) (on)? ~ (side|left|right)
    (fever|temp|temperature) ~ (floppy|limp|listless|104|105|106|40|41)
    (104|105|106) (degree|degrees|temp|fever|f)
    (fell|rolled|dropped) ~ (pool|bed|stairs|ladder|window|roof|crib|balcony|horse|bunk) ~ (not|asleep|vomiting|sleepy|blood|unconscious|limp|head)
    (hung|hanged|hanging) himself ~ (cut_him_down|breathing|found|rope|still_alive|pulse)
    (change|changed) my mind ~ (pills|wrists|cut|took|now|die)
    (pills|wrists|cut|took|swallowed|tablets) ~ (change|changed) my mind
    Patient > Overdosed
    Patient > (Emergency|Fallen|Bleeding)
    Patient ~ Emergency ~ (Night2|help|ambulance|911|call|please|lord|god|pray|floor|bathroom|bed|right_here|in_front|and|on|not|since|after|sink|kitchen)
    Start (Overdosed|Bleeding|Fallen)
    Start ~ Emergency ~ (help|now|please|ambulance|pray|lord|god|what|how|not|fast|quick)
    Overdosed ~ (Night2|i|my|me|help|what_do|forgive|before|scared|last_night|hospital|sleepy|regret|now|die)
    Bleeding ~ (my|me|help|i|please|deep|faint|dizzy|dying|now|towel)
    (so|too) much blood
    there is (blood|so_much_blood|blood_everywhere|a_lot_of_blood)
    (having|had|has|have|suffering|think_i_am_having|thinks) (a|an|another)? (massive|severe)? (heart_attack|stroke|seizure|allergic_reaction|asthma_attack|cardiac|convulsion|convulsions|anaphyl*|aneurysm|hemorrhage|diabetic) 
    (one|half|left|right) (side|half) ~ (face|body) ~ (droop*|numb|move|paralyzed|dead|weak|not|limp)
    (not|can_not) move (one|half|his|her|my) ~ (side|arm|leg|legs|half)
    (snake|rattlesnake|copperhead|cobra|scorpion|black_widow|viper|adder|jellyfish) ~ (bit|bites|bitten|stung) ~ (me|him|her|my|us|hand|leg|foot|son|daughter)
    (bit|bitten|stung) _ by _ (a|an)? (snake|rattlesnake|cobra|scorpion|black_widow|viper|adder|copperhead)
    (car|bus|truck|motorcycle|train|bike) (accident|crash|wreck|crashed|flipped|rolled|hit) ~ (trapped|bleeding|not_moving|help|stuck|unconscious|pinned|blood|upside|screaming)
    (fire|smoke|gas|carbon_monoxide|flames) ~ (house|kitchen|trapped|apartment|building|alarm|smell|room|stairs|get_out|coming_under|filling) ~ (trapped|help|can_not|dizzy|headache|get_out|breathe|inside|stuck|now|kids|sleepy|upstairs|sick|nauseous)
    (water|waters) (just)? (broke|broken) ~ (weeks|no_one|alone|early|hospital|help|baby|bleeding|car)
    (baby|newborn|infant|toddler|child|son|daughter|boy|girl|she|he|dog) ~ Swallow ~ (Poison|Pills|coin|magnet|magnets|button|Weapon|cleaning|something_from|Much|my_husbands|grandmas|grandma)
    (Emergency) ~ (my|he|she|i|baby|please|help)
    (my|the|his|her) (lips|face|fingers|nails|skin|hands|legs) (are|is|turning|turned|going|went|look|looks) (all)? (blue|purple|gray|grey|black)
    (i|he|she|they|we|baby) (am|is|are|keep|keeps|just|was|might_be) (dying|bleeding_out|choking|suffocating|fading|going_to_pass_out|passing_out|drowning|overdosing|bleeding_to_death) ~ (help|now|alone|please|pills|blood|breathe|Night2|fast|call)
    (help|please|god|call) ~ (i_am|he_is|she_is|baby_is|dad_is|mom_is|someone_is) (dying|choking|bleeding|suffocating|drowning|unconscious|blue|overdosing)
    (call|need|called|send|get|waiting_for) (an|the|for_an)? (ambulance|911|paramedics|999|112|emergency_services|rescue)
    (do_i_call|should_i_call|should_we_call|is_it_worth_calling|can_not_afford) (an|the|for)? (ambulance|911|999|er|emergency_room|poison_control)
    poison control
    (how|what) ~ (cpr|stop_the_bleeding|tourniquet|heimlich|make_him_vomit|make_her_vomit|make_myself_throw_up|throw_up_pills|undo_an_overdose|reverse_an_overdose|throw_them_up)
    narcan`,
  'medical.likely': `
    (he|she) > (unconscious|not_breathing|collapsed|Emergency)
    Emergency ~~ (help|please|now|pray|what_do_i_do|hurry)
    (pray|prayer|prayers|help|please|lord|jesus|god|hurry) ~~ (Emergency|Overdosed|Bleeding|Fallen)`,
  'medical.hint': `
    (MyPerson|i|he|she|we) ~ (emergency_room|icu|intensive_care|coma|ambulance|ventilator|life_support|emergency_surgery|heart_surgery|brain_bleed|aneurysm|surgery_tomorrow)
    (doctor|doctors|scan|biopsy|results|test|tests) ~ (cancer|tumor|tumour|terminal|malignant|leukemia|inoperable|alzheimers|als|hiv)
    (i|my|mom|dad|husband|wife|son|daughter) ~ (cancer|tumor|tumour|leukemia|hiv|als|alzheimers|dementia|parkinsons|transplant|chemo)`,
}
