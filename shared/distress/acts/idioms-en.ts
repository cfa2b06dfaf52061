import type { Patterns } from '../grammar.ts'

/** Turns of speech that only sound like distress. Their words count for nothing else. */
export const idiomsEn: Record<string, Patterns> = {
  Thing: `(deer|moose|cow|dog|cat|raccoon|squirrel|bird|rabbit|pole|pothole|curb|kerb|fence|mailbox|jackpot|lottery|gym|ball|target|books|road|hay|sack|brakes|nail|drum|drums|note|notes|button|snooze|golf|goal|milestone|menopause|slopes|beach|shops|stores|sales|piano|keyboard|bell|gong|ceiling|mark|spot|buffet|switch|record|wall|tree|books)`,
  Game: `(chess|game|games|cards|poker|monopoly|scrabble|trivia|tennis|golf|race|races|quiz|quizzes|mario|fortnite|checkers|uno|backgammon|bowling|ping|sword_drill|sword_drills|xbox|smash|kart|basketball|football|soccer|arm_wrestling|memory|memorizing|memory_verses|fifa|dominoes|catan|video|badminton|darts|pool|pickleball|squash|swimming|marathon|connect|go_fish|hide_and|spelling|score|finals|final|jeopardy|charades|wordle|sudoku|nil|wrestling|laser|paintball|dodgeball|volleyball|points|sets|goals|risk|rummy|hockey|baseball|rugby|cricket|ludo|parchis|hangman|pictionary|foosball|table|match|tournament)`,
  Gadget: `(phone|battery|car|laptop|computer|plant|plants|engine|tablet|kindle|wifi|printer|tv|microphone|mic|flashlight|watch|orchid|succulent|houseplant|fern|garden|tomatoes|sourdough|internet|conversation|chat|discussion|joke|app|motor|fridge|dishwasher|washing_machine|ipad|speaker|projector|boiler|heater|flowers|grass|lawn|roses|basil|hearing_aid|torch|radio|organ|keyboard|airpods|headphones|router|mower|lawnmower|tractor|scooter|tamagotchi|truck|van|screen|charger|signal|thermostat|alarm|clock|cactus|avatar|sims|sim|pixel|hamster_wheel|vacuum|dryer|furnace|party|mood|meeting|minecraft|pokemon|bluetooth|hard_drive|server|website|site|livestream|stream|zoom|call|line|goldfish_cracker|language|latin)`,
  Ache: `(feet|shoes|knees|knee|heels|boots|puns|jokes|allergies|hay_fever|heartburn|cough|migraine|arthritis|sciatica|sunburn|homework|calculus|algebra|commute|stairs|exam|exams|diet|heat|humidity|suspense|curiosity|traffic|wait|waiting|braces|tooth|toothache|hips|thesis|dissertation|cuteness|cliffhanger|cliffhangers|plot|workout|squats|hamstrings|calves|toes|shoulders|pollen|cramps|hangnail|genealogies|greek|hebrew|declensions|deadlines|grammar|price|prices|taxes|schedule|high_heels|pew|pews|kids|toddler|children|student|questions)`,
  Work2: `(sermon|song|hymn|story|message|testimony|kindness|book|verse|film|movie|letter|smile|speech|voice|gesture|poem|faith|prayer|prayers|chapter|passage|psalm|generosity|concert|service|baptism|thought|idea|truth|realisation|realization|irony|parable|scene|drawing|card|homily|news|words|solo|eulogy|humility|forgiveness|patience|note|it|music|worship|compassion|devotion|example)`,
  idiom: `
    (nearly|almost|practically|half) _ (had|have|gave|give|gives|giving|suffered) _ (me|him|her|us|them|my|his|grandpa|grandma|mom|mum|dad)? _ (a|another) _ (heart_attack|stroke|coronary|seizure)
    (heart_attack|stroke) ~ (when|seeing|over|opening) _ (i|he|she|we)? _ (saw|sees|see|opened|opens|read|heard|the|this|my)? _ (the|this|my|that|his|her)? ~ (bill|bills|price|prices|total|tattoo|invoice|receipt|score)
    (break|breaks|broke|broken|breaking) _ (my|our|his|her|their|your|the)? _ (poor|own|little|tender)? _ (heart|hearts|trust|promise|word|record|records|curfew|diet|news|rules)
    (stab|stabs|stabbed|stabbing|backstabbed|backstabbing) _ (me|us|him|her) _ (in_the_back)? ~ (promotion|solo|credit|idea|ideas|gossip|gossiping|recipe|contract|rumors|rumours|deal|votes)
    (Partner|Parent|Kin|Authority|Friend|she|he|they) ~ kill _ Me ~ (report_card|grades|bill|dent|dented|scratch|scratched|sees_this|sees_the|sees_my|window|homework|chores|curfew|dress|jacket|charger|makeup)
    (cut|cuts|cutting) _ (my|our|his|her|their) _ (hours|shift|shifts|pay|salary|wages|bonus|budget|department|allowance)
    Ache ~ (is|are|was|were|be|been) _ (killing|murdering|torturing|slaying|destroying) _ Me
    (this|that|these|those|the) ~ (is|are|was|were|be) _ killing _ Me
    Ache _ (kills|kill|killed) _ Me
    kill _ Me _ (with|softly) ~ (questions|kindness|laughter|cuteness|puns|jokes|curiosity)
    killing _ Me _ (with|softly) ~ (questions|kindness|laughter|cuteness|puns|jokes|curiosity)
    (could|would|might|should) _ (literally|just|seriously|honestly|absolutely)? _ (kill|murder) _ (for|a)
    (could|would|might) _ (literally|just|seriously|honestly)? _ (kill|murder|strangle|throttle|shoot) _ (him|her|them|my) ~ (forgetting|snoring|leaving|eating|ate|forgot|dishes|socks|haha|lol|snores|spoilers|spoiled|puns|jokes|late)
    (would|could|almost|nearly|about|practically|just|quite|about_to|i|we) _ (die|died) _ (of|from) _ (embarrassment|laughing|laughter|shame|boredom|cringe|cuteness|happiness|curiosity|joy|excitement|heat|jealousy|thirst|hunger|nerves|fright|stage_fright)
    (nearly|almost|practically|about) _ (died|dead|die|dying)
    (laugh|laughs|laughed|laughing) ~ (died|die|killed|kill|killing|myself|peed|cried|choked)
    (died|die|killed|kill|killing|myself|dead) _ (laughing|laughed|of_laughter)
    dying _ to _ (know|see|read|hear|learn|try|ask|find|get|visit|meet|understand|eat|taste|start|tell|watch|have|figure|play|hold|share|finish|go|use|open|join|travel|show)
    dying _ (of|for) _ a? (laughter|curiosity|boredom|thirst|coffee|chocolate|heat|pizza|hunger|nap|snack|drink|cold|break|vacation|holiday|second)
    (die|died|dying|kill) _ (for|over) _ (a|this|that|these|those|some|her|his|my) ~ (recipe|pie|cake|pizza|coffee|lasagna|chocolate|burger|shoes|dress|cookies|brownies|taco|tacos|nap|cheesecake|voice|soup|stew|sandwich|snack)
    (to|would) _ die _ for
    (die|dies|died|dying|dead) _ (to|unto) _ (my|your|our|the|him|her|one)? (self|myself|sin|flesh|world|law|selves|yourself|himself|ourselves|oneself|ego|old|pride|desires)
    (die|dies|died|dying) _ (daily|with_christ|for_christ|for_jesus|for_us|for_me|for_our|for_my_sins|for_sinners|for_you|for_their_faith|for_the_faith|for_their_country|for_his_country|for_her_faith|for_his_faith|in_the_lord)
    (slayed|slay|slays|slaying|killed|nailed|crushed|killing|murdered|kills|kill) _ (it|that|the|this|his|her|my) _ (on|at|with|sermon|worship|solo|song|hymn|choir|test|exam|anthem|high|part|last|organ|guitar|bass|presentation|interview|recital|essay|talk|prayer|reading)
    (sermon|choir|outfit|worship|band|song|preacher|solo|squad|drummer|organist|soprano|altos|tenors) ~ (slayed|slay|killed|murdered|slays|kills|died|dying|butchered|slaughtered|massacred)
    (killed|murdered|butchered|slaughtered|massacred|assassinated|strangled|mangled|tortured) _ (it|that|the|our|us|every|my) ~ (hymn|song|solo|anthem|english|pronunciation|psalm|reading|scripture|names|tempo|carol|carols|amazing_grace|grammar|greek|hebrew|note|melody|verse)
    (kill|kills|killed|killing) _ (time|the_mood|the_vibe|two_birds|an_hour|some_time|my_appetite|weeds|weed|spiders|spider|ants|mosquitoes|bugs|bug|roaches|cockroaches|mice|rats|wasps|wasp|mold|germs|fleas|moths|chickens|chicken|deer|my_plants|plants|flies|the_engine|a_spider|a_bug|a_mouse|a_chicken|a_deer|the_lights|the_noise|the_lights|the_buzz|my_plant|my_orchid|my_succulents|my_cactus|all_my_plants|every_plant|houseplants|my_houseplants|my_tomatoes|a_snake|the_chicken|animals|an_animal|a_pig|pigs|a_cow|turkeys|a_rat|a_fly|my_back|my_knees|my_feet|my_vibe)
    (Partner|Parent|Kin|Authority|Friend|she|he|they) ~ kill _ Me ~ (forget|forgot|spill|spilled|spoil|spoiled|anniversary|cookies|muddy|haircut|tattoo|recipe|mug|vase|puppy|donut|donuts|lego|solo|rehearsal|choir_robe|library|another_book|more_books|leftovers|surprise|spoilers|haha|lol)
    (drop|drops) _ dead _ gorgeous
    (knock|knocks|knocked) _ (dead|them_dead|my_socks|his_socks|her_socks)
    dead _ (set|tired|serious|wrong|right|last|end|line|sea|heat|giveaway|ringer|batteries|battery|beat|silent|sure|pan|center|centre|zone|simple|sexy|good|hungry|easy|scrolls|bug|mouse|leg|lock|pixel|pixels|ends|sleep|asleep|slow|on_time|to_the_world|calm|keen|posh|cute|funny|chuffed)
    over _ (my|our) _ dead _ body
    Gadget ~ (died|dies|die|dying|dead|killed|passed_away|kill|drowned|resurrected|gave_up_the_ghost)
    (died|dead|kills|kill|killed|killing) _ (on|in) _ (me|the)? ~ (battery|leviticus|signal|wifi|numbers_chapter|phone)
    scared _ (to|half_to) _ death
    (bored|tired|worked|worried|frightened|starved|freezing|frozen|love|loves|thrilled|tickled|talked|bore|bores|embarrassed|bury|loved|sick) _ (him|her|them|you|it|me|us)? to _ death
    (matter|fate|point|kiss|catch) _ (of|than|my|worse) _ (life|death) _ (and|or)? death?
    (till|until|til) _ death _ (do|us)
    (life|matters) _ (and|or|after|insurance) _ death
    (cause|causes|causing|be|is) _ the _ death _ of _ Me
    (suicide|murder) _ (squad|sunday|mystery|hornet|hornets|board|prevention|awareness|hill|doors|drill|king|mysteries|podcast|podcasts|weekend|rate|rates|statistics)
    (murder|killing|killer|kill) _ (of_crows|spree_in|app|deal|recipe|outfit|sermon|sudoku|sunset|workout|bassline|joke|view|instinct|whale|whales|bees|smile|curve|heels|choir|guitar|solo)
    (mood|buzz|party|vibe|lady|serial|ladies|road|passion|joy) _ (killer|kill|killers)
    (shoot|shot|drop|fire) _ (me|us|him|her|them) _ (an|a|over|off) ~ (email|text|message|line|note|mail|look|glance|picture|question)
    (shoot|shoots|shooting|shot) _ (hoops|pool|photos|video|videos|pictures|the_breeze|film|a_video|a_movie|a_film|an_email|a_goal|baskets|skeet|clay|par|portraits|weddings|our_wedding|a_wedding|stars|star|a_game|himself_in_the_foot|myself_in_the_foot|a_documentary|down|for)
    (my|our|his|her|the) _ shot _ (at|of)
    hit _ (me|us) _ (up|that|in_the_feels|like_a_ton|right_in_the_heart|right_in_the_feels)
    (it|verse|passage|psalm|sermon|chapter|truth|realization|song|story|reality|line|lyric|parable|homily|words|quote|reminder|conviction) _ (has|have|just|really|always|still|never|also|suddenly|of_his|of_hers|about_forgiveness|today|did)? _ (hit|hits|struck|strikes|slapped|slaps|wrecked|floored|punched|knocked|convicted|stung|pierced|crushed|cuts|cut|hurt|hurts|kicked|killed|kills|slays|kicks|broke|breaks|haunts|grabbed|grabs|destroyed|gutted|shook|shakes|beat|attacked|bites|bit|smacked|smacks|burned) _ (Me|my)
    (wave|heat|cold|flu|hunger|jet_lag|smell|sun|wind|ball|frisbee|branch|door|menopause|thought|idea|question|lawn_chair|sneeze|seagull|goose|horse|mosquito|mosquitoes|bug|bee|wasp|spider|squirrel|fire_ants|ants|cat|dog|puppy|kitten|goat|parrot|hamster|chicken|rooster|pony|bird|budgie|swan|sheep|donkey|crab|jellyfish|lobster) (hit|hits|struck|slapped|smacked|kicked|bit|bites|bite|attacked|attack|stung|scratched|scratches|attacks|follows|chased|chases|pecks|watches|grabbed|pinched|stalks|scares|licks|throws|threw) _ (Me|my|him|her)
    (hit|hits|hitting|struck|ran_over|rear_ended|clipped|kicked|punched|shot|beat|beats) _ (a|an|the|another|some|two) _ (big|huge|deep|parked|first|new|punching|high|low|stray|bass|winning|perfect)? _ (Thing|Unknown)
    hit _ (Thing|it_off|rock_bottom|home|send|puberty|twenty|thirty|forty|fifty|sixty|seventy|50|60|40|30|70|80)
    (ended|ends|end|ending|start|starts|started|begins) _ up _ (hitting|dead_last)
    (beat|beats|beating|beaten|crush|crushes|crushed|destroy|destroys|destroyed|kill|kills|killed|killing|slaughter|slaughtered|slaughters|thrash|thrashed|thrashes|whip|whips|whipped|smash|smashes|murder|murders|wallop|walloped|spanked|spanks|clobbered|clobbers|pummels|pummeled|whooped|whoops|whoop|smoked|trounces|hammered|schools|annihilates) _ (Me|him|her|them|everyone|you|Person|the) _ (every|each|always|all)? _ (time|single_time|week|night|evening)? _ (at|in|on|by|over)? _ (our|the|a|bible|every|table|word|board|speed|family|two|three|ten)? _ Game
    (beat|beats|beaten|beating) _ (me|us|him|her|them) _ to _ (the|it|that|church|finish|memorizing|every|my|answer|reading)
    (beat|beats|beating|whip|whips|whisk) _ (eggs|the_eggs|egg|the_drum|the_drums|drums|the_odds|the_heat|the_clock|the_record|cream|the_traffic|the_rush|around_the_bush|the_system|the_crowd|the_level|cancer|his_cancer|her_cancer|the_high_score|the_rug|the_rugs|carpets|the_final_boss|batter|butter|up_some_eggs|the_market)
    (i|we) _ am _ _ (beat|toast|swamped|slammed|stuffed|starving|knackered)
    (murdered|slaughtered|killed|destroyed|crushed|massacred|beaten|beat|thrashed|hammered|smashed|annihilated|whipped|trounced|spanked|demolished|slain|robbed) ~ (6_0|5_0|4_0|3_0|7_0|nil|zero|game|finals|playoffs|quiz|tournament|league|derby|cup|inning|innings|chess|softball|5_1|4_1|3_1|8_0|9_0|basketball|soccer|football|debate|season|overtime|penalties|hockey|in_sports|volleyball|trivia)
    (team|side|cubs|cowboys|club|united|lakers|yankees|players) ~ (murdered|slaughtered|killed|destroyed|crushed|massacred|beaten|beat|thrashed|hammered|smashed|choked|bled|died|strangled|suffocated|tortures|torture|kills)
    (take|have|taking|had|took|give) _ (a|it_a) _ (stab|shot|crack|beating|hit) _ at?
    (addicted|addiction|addict|hooked|obsessed|dependent|junkie|binge|binging|bingeing|relapsed|relapse|fix|overdosed|overdosing|overdose|od|high|drunk|withdrawal|withdrawals|sober|craving|cravings|crave|craves|quit|rehab|detox|cold_turkey|wagon|clean) ~ Trivial
    Trivial _ (addict|addiction|addicts|junkie|overdose|binge|withdrawal|withdrawals|craving|cravings|fix|habit|high|drunk|coma|hangover|relapse|detox|fast|intervention|dealer|rehab|cold_turkey|hoarder)
    (high|drunk|drunken|intoxicated|buzzed|hungover) _ (on|in|with|from) _ the? (life|jesus|god|spirit|holy|lord|love|new|grace|power|joy|singing|worship)
    (high|higher) _ (school|priest|priests|places|place|church|chair|mountain|hill|five|expectations|time|noon|tea|king|heels|note|notes|fever|blood|pressure|ground|score|wind|winds|tide|water|calling|holy|definition|speed|ceiling|ceilings|praise|praises|time|street|hopes)
    (baby|bump|belly|twins) ~ (kicking|kicks|kicked|kick|hits|punches|jabs) _ me? _ (in|on)? _ (my|the)? _ (ribs|bladder|inside|belly|womb|kidneys)
    (kick|kicks|kicking|kicked) _ (off|the_ball|goals|a_ball|me_out_of_the_kitchen|back|it|things_off)
    (touched|touches|touching|touch|move|moves|moved|pierces|pierced|cuts) _ (me|us|my|our) _ (so_deeply|very_deeply|deeply|profoundly|to_tears|to_the_heart|heart|hearts|soul|spirit|life|lives|deep|to_the_core|really|greatly|so_much|with_her_kindness)
    Work2 _ (really|deeply|just|has|have|also|always|still|truly|so|that|about_grace|about_mercy|last_week|on_sunday|yesterday)? _ (touched|touches|touch|violated|moved|grabbed|penetrated|shook|disturbed) _ (me|us|my)
    (keep|get|stay|got|kept|be|stays|lost|staying|getting) ~ in? _ touch
    (touch|touching) _ (base|up|on|the_hem|wood|story|stories|moment|scene|the_sky|grass|sacred|football|wood)
    (God|holy_spirit) ~ (touched|touches|touch|break|breaks|broke|crush|crushed|wound|hit|strike|humble|slapped|grabbed|convicted|knocked|shook|hits|smacked) _ (me|us|my|him|her|the|paul|people)
    (break|broke|breaking|broken|breaks) _ (bread|the_ice|a_leg|the_bread|dawn|even|fast|our_fast|my_fast|his_fast|the_silence|news|the_news|the_fast|a_sweat|it_down|ground|the_bank)
    (burn|burned|burnt|burning|burns) _ (my|the|our|his|her|some)? _ (toast|dinner|cookies|cake|rubber|calories|bridges|bush|roast|food|tongue|incense|candles|candle|dvd|cd|turkey|sermon|eggs|midnight|offering|offerings|sacrifice|heart|hearts|passion|with_passion|pancakes|rice|lasagna|rolls|leaves|wood|casserole|brownies|pizza|steak|soup|out_on|to_serve)
    (cut|cuts|cutting) _ (my|his|her|the|our|a)? _ (hair|grass|lawn|cake|corners|nails|coupons|class|classes|carbs|sugar|bangs|fringe|costs|teeth|mustard|wood|fabric|expenses|caffeine|pizza|bread|paper|flowers|losses|budget|chase|onions|vegetables|ribbon|hedge|hedges|cards|screen_time|gluten|deal)
    (bleeding|bleeds|bleed|bled) _ (heart|hearts|edge|love|obvious|blue|team|red|gums|through_the_paper)
    (issue|flow|hemorrhage) _ of _ blood
    (woman|women|lady) ~ (bleeding|bled|hemorrhaging) ~ twelve
    (drown|drowning|drowned|drowns|buried|swamped|swimming|burying|suffocating) _ (in|under|with|by) ~ (homework|paperwork|emails|email|laundry|work|dishes|assignments|deadlines|commentaries|diapers|footnotes|sauce|syrup|gravy|exams|love|blessings|grading|zucchini|reading|papers|essays|leaves|chores|meetings|greek|books|snow|casseroles|cheese|kisses|hugs|tomatoes|spreadsheets|term|sources|butter)
    (choked|choking|choke) _ (up|on_my_words|back_tears|on_my_coffee|under_pressure|on_my_tea|with_laughter|on_my_cereal|on_my_lines)
    (drink|drank|drinking|drinks) _ (from|of|in)? _ (the|his|my)? _ (blood|lamb|cup|chalice|living_water|fountain|water|milk|coffee|tea|juice|grape_juice)
    (goodbye|farewell|good_bye|goodbyes) ~ (discourse|speech|tour|party|sermon|dinner|pastor|missionaries|missionary|retiring|retires|retirement|card|camp|carbs|gift|present|colleague|sugar|kindergarten|interns|song|concert|alleluia|winter|summer|ministry)
    (poison|poisoned|poisons) _ (ivy|oak|pen|frog|frogs|dart|gas|pill_amendment)
    (labor|birth|growing|labour|hunger|phantom) _ (pains|pangs)
    (bridge|bridges) _ (between|of|club|game|the|group|night|builder|builders|tournament)
    (playing|play|plays|played) _ (bridge|cards|dead|bingo|possum|hangman|a|the)
    (lost|lose|loses|losing) _ (my|our|his|her|the|a|some) _ (keys|phone|bet|wallet|job|weight|voice|place|game|pounds|bookmark|bible|glasses|luggage|tooth|remote|appetite|hair|track|patience|sock|sheep|coin|signal|internet|streak|password|notes|election|match|count|suitcase|passport|contact|pencil|page|charger|train_of|balance|file|finals|airpods|earring|earrings|umbrella|temper_with_the|first_tooth|front_tooth|kilos|rosary)
    (miss|missed|missing|misses) _ (the|my|our|a)? _ (bus|point|class|meeting|deadline|episode|page|pages|verse|verses|chapter|chapters|service|flight|train|context|appointment|connection|exit|turn|plane|word|words|boat|target|memo|reading|small_group|mass|choir|football|practice)
    pregnant _ (pause|cat|dog|cow|ewe|sow|goat|hamster|rabbit|mare|with_meaning|with_possibility|guppy|guinea|silence)
    (cat|dog|cow|ewe|goat|mare|hamster|sheep|pig|horse|rabbit|heifer|alpaca|llama) (is|are|was|got|might)? _ (be|is)? _ (pregnant|expecting)
    (crash|crashed|crashing|hang|hung|hanging|hangs) _ (course|diet|out|on_to|in_there|around|up|the_wash|laundry|curtains|pictures|a_picture|test|site|wallpaper|lights|out_with|plants|my_coat|a_wreath|wreaths|a_cross)
    (app|computer|laptop|website|page|server|market|program|game|phone|stock_market) _ (has|have|keeps|just|is|always)? _ (crash|crashed|crashes|crashing|hang|hangs|hung|frozen|kills|killed)
    (blow|blew|blown|blows|blowing) _ (my|our|his|her|your|out|off|up_balloons) _ (mind|minds|nose|candles|steam|socks|the)
    (throw|threw|throws|throwing) _ (a|an|me|us|the|my|him|her)? _ (a|an)? _ (party|shower|bouquet|frisbee|surprise|curveball|pitch|baby_shower|strike|darts|birthday|in_the_towel|parties)
    (push|pushes|pushed|pushing) _ (me|us) _ (closer|harder|deeper|beyond_my_comfort|out_of_my_comfort|to_be_better|to_grow|to_read|to_do_my_best|to_pray)
    (drag|drags|dragged|dragging) _ (me|us|him|her|them|my) ~ (church|mass|shopping|gym|concert|museum|aerobics|zumba|choir|dance|ikea|mall|opera|yoga|bingo|fishing|football|camping|prayer_meeting|bible_study|crossfit|karaoke|antique)
    (grab|grabs|grabbed|grabbing) _ (me|us) _ (a|some|coffee|lunch|my_attention|one)
    (grab|grabs|grabbed|grabbing) _ (coffee|lunch|a|my_attention|dinner|some|our_attention)
    (control|controls) _ (freak|panel|group|room|my_tongue|the_tongue|thermostat|the_remote|tower|board|my_temper)
    (follows|follow|followed|following) _ (me|us|him|her) _ (on_instagram|on_twitter|on_social|back|on_facebook|on_tiktok|all_the_days|on_youtube)
    (sick) _ (beat|beats)
    (self) _ (control|defense|defence|esteem|help|care|righteous|righteousness|harm_policy|discipline)
    (medical|nursing|law|art|grad|drama|acting|cooking|driving) _ school
    (shotgun) _ (wedding|seat)
    (hot|straight|blood|blind|under|top) _ (shot|shots)
    (brain|eye|ear|nose) _ (freeze|candy|worm)
    (rib|belly) _ (eye|laugh|laughs|tickler)
    (rope|roped|ropes) _ (into|in|me_into|course|courses|swing|of_hope)
    (on|at) _ the _ (ropes|edge_of_my_seat|edge_of_our_seats)
    (learning|learn|know|showing|show) _ (me|us)? _ the _ ropes
    (jump|jumps|jumped|jumping) _ (rope|for_joy|up_and|to_conclusions|in_the_pool|on_the_bandwagon|ahead|out_at_me|around|the_gun|into_genesis|into_reading|into_ministry|off_the_page)
    (walk|walking|walked|step|stepped|run|running|leap|leaping|walks) _ (out)? _ (on|in|of|off)? _ the? _ (water|waves|faith|newness|spirit|light|love|boat)`,
}
