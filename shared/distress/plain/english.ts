import type { PlainNeed } from './plain-need.ts'

const family =
  '(?:\\w+ )?(?:mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|baby|child|kids?|children|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|uncle|aunt|cousin|nephew|niece|friend|fiancee?|boyfriend|girlfriend|partner|boy|girl|toddler|teen|teenager)(?: in law)?'
const many = '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+|a few|a couple of|several|some)'
const timeLeft = `(?:only |just |about |maybe |less than )*${many} (?:more )?(?:days?|weeks?|months?|years?)`
const illness =
  '(?:\\w+ )?(?:cancer|tumou?r|leukemia|lymphoma|als|copd|aids|(?:kidney|liver|heart|lung) (?:failure|disease))'
/** Also as the subject of a prayer: "pray for my husband, he was shot". */
const relative = `(?:(?:please )?pray for )?(?:my|our) ${family}(?: who| he| she)?`
const iAm = '(?:i am|im)'
const weAre = '(?:i am|im|we are)'
const cannot = '(?:cant|can not|cannot)'
const home = '(?:in (?:my|our|a|the) (?:car|van|truck)|on the streets?|outside|rough)'

const condition =
  '(?:\\w+ )?(?:cancer|tumou?r|leukemia|lymphoma|autism|adhd|dementia|alzheimers?|parkinsons?|diabetes|epilepsy|down syndrome|ms|als|lupus|asthma|arthritis|covid|pneumonia|sickle cell|cerebral palsy|multiple sclerosis)'

const theDying =
  '(?:(?:my|our) )?(?:mom|mum|mother|dad|father|husband|wife|grandma|grandmother|grandpa|grandfather|granny|nana|brother|sister|son|daughter|aunt|uncle)'
const read =
  '(?: (?:what|which) (?:psalm |verse |prayer |scripture )?(?:do|should|can) (?:i|we) (?:read|pray|say|sing)(?: (?:to|for|with|over) (?:her|him))?)?'
const timeComes = 'when (?:my|the) (?:time|hour|day) comes'
const dieThere =
  '(?:want|hope|wish|would (?:like|prefer)|pray|id (?:like|rather)) (?:to )?(?:die|pass(?: away)?) (?:at home|in my (?:own )?(?:home|house|bed|sleep)|in peace|peacefully|quietly|with my (?:family|children|kids)(?: around me)?)'
/** Someone who hurts another, in a report without further words; "father beating his son" is of Proverbs, too. */
const attacker =
  '(?:(?:my|the) )?(?:step ?)?(?:husband|boyfriend|dad|daddy|father|mom|mum|mother|brother|uncle|neighbou?r)'
const attacked = '(?:(?:my|his|her) )?(?:step ?)?(?:wife|girlfriend|mom|mum|mommy|mother|sister|brother|daughter|baby)'

export const english: PlainNeed[] = [
  [
    'suicide',
    'lines',
    `i (?:may |might )?(?:only |just )*have ${timeLeft} (?:left )?to live
     (?:the |my )?(?:doctors?|oncologist|they) (?:gave|give|have given) me ${timeLeft}(?: left)?(?: to live)?
     (?:i was|i have been|ive been|the doctors?|they|my doctor) told (?:me )?(?:that )?i (?:only )?have ${timeLeft} (?:left )?to live
     i (?:have|got|was diagnosed with) (?:an? )?(?:(?:stage (?:4|four|iv)|terminal|incurable|metastatic) )(?:illness|disease|${illness})
     (?:i have|ive got) ${illness} and (?:i will|${iAm} going to|i am gonna) die
     ${iAm} dying (?:of|from) ${illness}
     ${iAm} dying(?: soon)? and (?:i )?(?:have not|havent|dont know how to|cant) (?:told|tell) (?:my )?(?:kids|children|family|wife|husband|parents|daughters?|sons?)(?: yet)?
     ${iAm} (?:terminally ill|(?:in|on) hospice(?: care)?)
     my ${illness} is (?:terminal|incurable)(?: how (?:do|should|can) i tell my (?:\\w+ )?\\w+)?
     (?:the |my )?doctors? (?:say|says|said|think) (?:that )?i (?:wont|will not) (?:see|make it to) (?:summer|spring|winter|fall|christmas|easter|my (?:next )?birthday)
     they (?:have )?stopped my (?:chemo|treatment) and sent me home
     i have (?:als|pancreatic cancer|stage (?:4|four|iv)(?: (?:breast|lung|colon|liver|bone|brain))?(?: cancer)?)
     (?:my |the )?(?:chemo|treatments?|radiation) (?:isnt|is not|arent|are not|stopped|has stopped|is no longer) working(?: any ?more)?
     i (?:just )?found out (?:that )?i (?:only )?have ${many} (?:weeks|months)(?: left)?
     ${timeComes} (?:i )?${dieThere}
     i ${dieThere} ${timeComes}`,
    'dying',
  ],
  [
    'suicide',
    'lines',
    `(?:i|we) (?:have not|havent) had (?:any )?food (?:for|in|since) (?:(?:${many} )?days?|yesterday)
     we (?:have not|havent) eaten(?: anything)? (?:for|in|since) (?:(?:${many} )?days?|yesterday)
     (?:i|we) have no (?:food|money for food|money to (?:eat|buy food))(?: (?:at home|in the house|left|for my (?:kids|children|family|baby)))?
     (?:(?:i|we) (?:lost (?:my|our) jobs? and )?)(?:i |we )?${cannot} (?:afford to )?feed (?:my|our) (?:kids|children|family|baby|son|daughter)
     ${weAre} (?:sleeping|living) ${home}
     (?:i|we) (?:sleep|live) ${home}
     (?:my|our) (?:kids|children|family) (?:are|is) (?:so |very )?(?:hungry|starving)
     (?:i|we) (?:have |just )*(?:ran|run|are|am) out of (?:food|groceries|formula)
     (?:i|we) have (?:nothing to eat|no money for groceries)(?: tonight)?
     nothing to (?:give|feed) (?:the|my|our) kids(?: for supper)?
     (?:the|my|our) kids went to bed hungry(?: again)?
     (?:${iAm} )?sleeping in my (?:truck|van|car) with (?:my|two|three|the) kids
     (?:i|we) have nowhere to (?:sleep|stay|live)
     ${weAre} (?:now |suddenly )?homeless
     (?:i|we) (?:live|am living|are living) in a (?:homeless )?shelter
     (?:i|we) (?:am|are|was|were|got|have been) (?:being |getting |about to be )?evicted(?: from (?:my|our) (?:home|house|apartment|flat))?
     (?:(?:i|we) (?:lost (?:my|our) jobs?|am out of work|are out of work) and )?(?:i |we )?${cannot} (?:afford|pay|make) (?:the |my |our )?(?:rent|mortgage)(?: this month| anymore)?
     (?:i|we) (?:was|were|got|have been) (?:kicked|thrown) out(?: of (?:my|our|the) (?:house|home|apartment|flat))?
     my (?:parents|mom|dad|mother|father|family) (?:kicked|threw|have kicked|has kicked) me out(?: of (?:the|our|my) (?:house|home))?
     (?:the )?bank (?:took|is taking|has taken|foreclosed on) (?:my|our) (?:house|home)`,
    'want',
  ],
  [
    'grief',
    'lines',
    `(?:my|our) (?:house|home|apartment|flat) (?:has |was |is |just )*(?:burned|burnt|burned down|burnt down|flooded|destroyed|gone)(?: in (?:the|a) (?:fire|flood|storm|hurricane|tornado|earthquake))?
     (?:i|we) lost (?:my|our) (?:house|home|apartment)|(?:i|we) lost (?:(?:my|our) (?:house|home)|everything|it all) in (?:the|a) (?:house )?(?:fire|wildfire|flood|hurricane|tornado|earthquake|storm|war)
     (?:the|a) (?:hurricane|tornado|flood|fire|wildfire|earthquake|storm) (?:has )?(?:destroyed|took|burned|flooded|hit|leveled) (?:my|our) (?:house|home|town|city|church|village|farm)
     (?:there was|we had|i survived|we survived|i was in|we were in) (?:a |an |the )?(?:mass |school |church )?shooting(?: (?:at|in) (?:my|our|the) \\w+)?
     (?:(?:a )?war (?:broke out|has begun|started)|(?:there is|theres) (?:a )?war) in my (?:country|city|homeland)
     my country is (?:at|in) war(?: and my \\w+ (?:is|are) (?:still )?(?:there|in it))?`,
    'disaster',
  ],
  [
    'suicide',
    'lines',
    `i (?:have not|havent) eaten(?: anything)? (?:for|in|since) (?:(?:${many} )?days?|yesterday)
     i (?:have not|havent) slept (?:for|in) (?:${many} )?(?:days|nights)
     i ${cannot} get out of bed(?: anymore| any more| in the mornings?)?
     i (?:keep (?:having|getting)|have|had|get|am having) (?:an? )?(?:panic|anxiety) attacks?(?: (?:again|every (?:day|night)))?
     i (?:have|suffer from|struggle with) (?:severe |clinical |deep |major )?depression
     i (?:just |only )?feel (?:so |completely |totally )?(?:empty|numb|dead|like nothing)(?: inside)?
     ${iAm} (?:just )?done
     (?:i (?:just |still |really )?want|give me a reason) to live
     i (?:accidentally )?killed (?:someone|somebody|an? \\w+|my ${family}) in (?:an?|the|a car) accident
     i accidentally killed (?:someone|somebody|an? \\w+|my ${family})`,
  ],
  [
    'grief',
    'lines',
    `my ${family} (?:only |just )*has ${timeLeft} (?:left )?to live
     ${theDying} (?:only |just )*has (?:only |just )*(?:hours|days|weeks)(?: left)?(?: to live)?${read}
     they (?:say|said|told us) (?:that )?${theDying} (?:wont|will not) make it (?:to|through|until|till|past) (?:the )?(?:night|morning|week|weekend|end of the week|christmas|easter|(?:sun|mon|tues|wednes|thurs|fri|satur)day|tomorrow)
     (?:we are|were|they are|theyre) (?:turning off|unplugging) (?:(?:my|our) )?(?:mom|mum|dad|mother|father|husband|wife|brother|sister|son|daughter|grandma|grandpa)s (?:machines?|life support|ventilator)(?: tomorrow| today| tonight)?
     ${theDying} is (?:on (?:her|his) (?:last breaths?|deathbed)|(?:slowly )?slipping away|actively dying|(?:in|at) (?:her|his) (?:last|final) hours)${read}`,
    'dying',
  ],
  [
    'other_at_risk',
    'lines',
    `(?:im |i am )?(?:so |very |really )?worried about my ${family} (?:he is|hes|she is|shes|hes been|shes been) (?:so |been |very |getting )*(?:dark|withdrawn|depressed|hopeless|low|not (?:himself|herself))(?: lately| these days)?
     my ${family} is deployed and (?:i|we) (?:have not|havent) heard from (?:him|her)(?: (?:in|for) (?:\\w+ )?(?:days|weeks|months))?`,
  ],
  ['grief', 'lines', `my ${family} (?:hanged|hung) (?:himself|herself)`],
  [
    'child_abuse',
    'lines',
    `(?:i think )?(?:${iAm}|i keep|i get|my ${family} (?:is|gets|keeps)) (?:being |getting )?bullied(?: (?:at|in) school| every day)*
     (?:(?:the |some |other )?(?:kids|boys|girls|people|students)|classmates|everyone) (?:at|in) (?:my )?(?:school|class) (?:call me \\w+ and )?(?:say|tell me|told me|keep saying|keep telling me) (?:to )?(?:kill|off|unalive) (?:yourself|myself)
     (?:the )?(?:kids|boys|girls|they|everyone|people) (?:all |always )?makes? fun of me(?: (?:every day|all the time|at lunch|on the bus|for being \\w+|because of my \\w+))?
     they (?:made|have|started) a group ?chat (?:about|without) me
     my (?:dad|mom|mum|mother|father|stepdad|stepmom|step dad|step mom|parents|uncle|aunt) (?:always )?(?:calls? me|says? (?:im|i am)|tells? me (?:im|i am)) (?:worthless|useless|stupid|an? (?:mistake|idiot|failure|disappointment|whore|pig)|fat|ugly|trash|garbage|dumb|nothing)(?: and (?:worthless|useless|stupid|fat|ugly|dumb|lazy))*
     my (?:stepmom|step mom|stepdad|step dad|stepmother|stepfather|parents|mom|dad|mother|father) hates? me
     my parents (?:fight|argue|are fighting|scream|yell) and (?:throw|break|smash) (?:things|stuff|plates|dishes)(?: (?:every night|all the time|again))?
     (?:(?:the |other )?(?:kids|boys|girls|people|students)|classmates|everyone) (?:at|in) (?:my )?(?:school|class) (?:bully|bullies|hates?|makes? fun of|laughs? at|picks? on) me`,
  ],
  [
    'medical',
    'lines',
    `(?:(?:i|we) (?:was|were|have been|got|had|got into)|${relative} has been) (?:just )?(?:in )?(?:an? )?(?:bad |terrible |serious |horrible )?(?:car |motorcycle |bus |train )?(?:accident|crash|wreck)`,
  ],
  [
    'grief',
    'lines',
    `${relative} (?:was|got|has been|was just) (?:shot|stabbed|beaten up|attacked|run over|hit by a (?:car|truck|bus|drunk driver))(?: last night| yesterday| this morning)?`,
    'disaster',
  ],
  [
    'sexual_abuse',
    'lines',
    `(?:a|this|some) (?:man|guy|boy|leader|pastor|elder|deacon|teacher|coach) (?:(?:at|in|from) (?:my |our |the )?(?:church|work|school|youth group) )?makes me (?:feel )?(?:very |so |really )?(?:uncomfortable|unsafe)
     my (?:pastor|priest|boss) (?:asks|keeps asking) for (?:pictures|pics|nudes|photos)(?: of me)?
     (?:my|an?) (?:uncle|cousin|stepdad|step dad|brother in law|grandpa|boss|coach) makes me (?:feel )?(?:very |so |really )?(?:uncomfortable|unsafe)
     (?:an?|this|some|the|my) (?:man|guy|leader|pastor|elder|deacon|teacher|coach|boss|uncle|youth pastor) (?:(?:at|in|from) (?:my |our |the )?(?:church|work|school|youth group) )?(?:always |keeps )?(?:hug(?:s|ging) me (?:too (?:long|tight|much|close)|and (?:wont|doesnt) let go)|star(?:es|ing) at my (?:body|chest|breasts|butt))(?: (?:all the time|every (?:sunday|time)|a lot))?`,
  ],
  [
    'violence',
    'lines',
    `(?:my (?:husband|wife|boyfriend|girlfriend|partner)|he) (?:always |keeps )?call(?:s|ing) me (?:fat|ugly|stupid|worthless|useless|names|dumb|crazy|a (?:whore|pig|cow|slut|failure))(?: and (?:fat|ugly|stupid|worthless|useless|lazy|dumb|crazy|a (?:whore|pig|cow)))*
     my (?:husband|wife|boyfriend|girlfriend|partner) (?:always )?(?:yells|screams|shouts) at me(?: (?:every (?:day|night)|all the time|constantly|a lot|for everything|in front of the kids))+`,
  ],
  [
    'pregnancy',
    'lines',
    `(?:my|our) (?:\\w+ )?(?:baby|son|daughter|twins?|newborn|preemie) (?:is|are) (?:still )?in (?:the )?(?:nicu|neonatal intensive care|neonatal icu)`,
  ],
  [
    'medical',
    'reply',
    `i (?:just |accidentally )*(?:hit|ran over|struck) (?:someone|somebody|an? (?:\\w+ )?(?:child|kid|boy|girl|man|woman|person|pedestrian|cyclist|biker)) with (?:my|the|a) (?:car|truck|van)
     i (?:just |accidentally )*ran over (?:someone|somebody|an? (?:\\w+ )?(?:child|kid|boy|girl|man|woman|person|pedestrian|cyclist))
     (?:the )?(?:bombs?|missiles?|rockets?|shells) (?:is|are) (?:falling|dropping|landing)(?: (?:on|near|around|close to) (?:us|(?:my|our) (?:city|town|village|house|home|street)))?
     they(?: are|re)? (?:bombing|shelling) us
     (?:there is|theres|we have) (?:a |an )?(?:bomb (?:alert|alarm|threat)|air raid(?: alarm| alert)?) (?:and )?${weAre} (?:hiding )?in (?:the|our|a) (?:basement|shelter|cellar|subway|bunker)`,
  ],
  [
    'other_at_risk',
    'reply',
    `my ${family} (?:was|is|has been|got|were) (?:kidnapped|abducted)
     (?:they|someone|he|men|armed men) (?:has |have )?(?:kidnapped|abducted) my ${family}`,
  ],
  [
    'violence',
    'reply',
    `${attacker} (?:is )?(?:strangling|choking|beating|hitting|punching|stabbing|kicking) ${attacked}(?: up| right now)*
     (?:i was|i got|i have been|ive been) (?:just )?(?:attacked|assaulted|jumped|mugged|beaten up|beat up) (?:on|in|at) (?:the|a|my) (?:street|park|road|subway|bus|train|neighborhood|school)
     (?:someone|somebody|a man|some man|a stranger) (?:is|has been|keeps|was) following me(?: home)?
     ${iAm} being (?:followed|chased|stalked|hunted)
     my (?:parents|family|dad|father|mom|mother|uncle|brothers?) (?:(?:is|are) (?:forcing|making) me|forces? me) (?:to marry|into (?:a )?marriage)(?: \\w+){0,7}`,
  ],
]

/** Illness, age, loss of work and partings: what the networks take for danger or for a death. No help is named. */
export const calm = `
  (?:my|our) ${family} (?:has|have|had|got|was diagnosed with|is diagnosed with|has been diagnosed with|is battling|is fighting|is suffering from) (?:an? )?(?:stage (?:\\d|one|two|three) )?${condition}
  ${relative} (?:is|are) (?:still )?in (?:the |a )?(?:icu|coma|hospital|intensive care|a nursing home|prison|jail|the (?:army|navy|military))
  (?:i have|i am having|im having) (?:a |an |my )?(?:\\w+ )?(?:surgery|operation)(?: (?:tomorrow|today|soon|next week|on \\w+))? and (?:i am|im) (?:so |very |really )?(?:scared|afraid|nervous|terrified|anxious)
  ${iAm} (?:so |very |really )?(?:scared|afraid|nervous|terrified|anxious|worried) (?:of|about|for|before) (?:my|the) (?:\\w+ )?(?:surgery|operation|procedure|scan|mri|biopsy|results|test results|treatment|chemo|chemotherapy|exam|exams|interview)
  i ${cannot} (?:sleep|fall asleep)(?: at night)?(?: (?:because of|from) (?:worry|worrying|stress|anxiety|the noise|the pain|pain))?
  my (?:dad|father|mom|mother|parents) left (?:us|me)(?: when i was (?:\\w+ ){0,3}\\w+)?
  (?:i|we) lost all (?:of )?(?:my|our) (?:savings|money)
  (?:my|our) (?:farm|business|company|shop|store|restaurant|church|crop|harvest) (?:has |is |just )*(?:failed|failing|closed|closing|going under|went under|bankrupt|going bankrupt|went bankrupt)
  ${iAm} an? (?:refugee|immigrant|migrant|foreigner)(?: here)?(?: and i miss (?:home|my (?:home|family|country|mom|mother|kids|children)))?
  i die (?:every day|daily)
  my parents (?:r|are) (?:splitting up|separating|divorcing|getting (?:a )?divorced?)(?: and (?:i think )?its (?:cuz|cause|because) of me)?
  (?:my )?(?:husband|wife|he|she) (?:just )?(?:served|handed|gave|sent) me (?:the |his |her )?(?:divorce )?papers(?: (?:this morning|today|yesterday|last (?:night|week)|at \\w+))?(?: \\w+ \\w+ years and (?:he|she) just handed me an envelope)?
  i eat (?:lunch )?alone(?: every day)?
  (?:my|our) (?:baby|son|daughter|toddler|newborn) is (?:always |so |very )?(?:hungry|thirsty|sleepy)
  i eat lunch in the bathroom(?: stall)?(?: every day)?
  i have no (?:friends|one to talk to)
`
