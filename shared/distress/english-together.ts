import type { DistressKind } from './kinds.ts'
import type { Together } from './spanish-together.ts'

const begin = (list: string) => new RegExp(`\\b(?:${list.trim().replace(/\s*\n\s*/g, '|')})`, 'u')
const whole = (list: string) => new RegExp(`\\b(?:${list.trim().replace(/\s*\n\s*/g, '|')})\\b`, 'u')

const loved = `(?:son|daughter|child|kid|brother|sister|husband|wife|mother|mom|mum|father|dad|friend|best friend|boyfriend|girlfriend|bf|gf|partner|fiance|cousin|nephew|niece|roommate|roomie|student|neighbou?r|coworker|colleague|uncle|aunt|grandma|grandpa|grandson|granddaughter|ex|buddy|bestie|classmate|teen|boy|girl|baby|grandmother|grandfather|nan|papa|parents?|twin|hubby|stepson|stepdaughter|stepdad|stepfather|stepmom|stepmother)`
const self = whole(`i|im|ive|id|ill|me|my|mine|myself|i'm|i've|i'd|i'll|we|our|us`)
const kin = whole(`(?:my|our|his|her|the|a|an|their|this) (?:\\w+ )?${loved}s?`)
const closeTo = whole(
  `(?:my|the|a|our|her|his) (?:\\w+ ){0,2}(?:${loved}|pastor|priest|elder|deacon|boss|coach|teacher|youth leader|leader|landlord|caregiver|carer|nurse|doctor|step ?\\w+|in-?laws?|fil|mil|family)s?|he|she|they|him|someone|somebody|a man|a guy|this guy|men|husband|wife|hubby|boyfriend|bf`,
)

const deathWish = begin(`
end(?:ed|ing) (?:it|things|my)
being alive
(?:go|going) (?:be|to be|home) (?:with )?(?:jesus|god|the lord|my \\w+ in heaven)
(?:been|started|start|keep|back to) cutting
(?:hurt|hurting|harm|burn|hit|punish) (?:my ?self|me when)
(?:driv|crash|run|steer|walk|step)(?:e|ing)? (?:my car |the car )?(?:into|off|in front of|onto) (?:a|the|an|oncoming)? ?(?:wall|tree|bridge|traffic|truck|train|cliff|river|tracks|road|ocean|sea)
(?:way|ways) to (?:die|go|end|do it)
painless
(?:tell|look after|take care of) my (?:kids|children|mom|mum|family|dog|cat)\\b[^.?!]{0,30}(?:loved|when i|after i|sorry)
(?:when|after|once) i(?:'?m| am) gone
if i (?:was|were|wasnt|wasn't|werent|weren't|am|just) (?:gone|dead|not here|here|around|disappear|died|die|never)
(?:no longer|not) (?:want|wish) to be (?:here|alive)
to be dead
see (?:you|jesus|god|my \\w+|him|her) soon
(?:call|bring|take|carry) me home
be at peace (?:with|finally|now|forever)
forever sleep
eternal (?:rest|sleep) now
why (?:am i|did god (?:make|let|keep)) (?:still )?(?:alive|me)
why (?:wont|won't|doesnt|doesn't|cant|can't) (?:god|you|he) (?:just )?(?:let me|take me|kill me|end)
shouldnt be (?:here|alive)|shouldn't be (?:here|alive)
(?:forgive|hell|heaven|sin|wrong|mad) (?:\\w+ ){0,6}if i (?:\\w+ )?(?:kill|end|took|take|die|jump|hang|do it|did it)
kill(?:ing|ed)? my ?self
kms\\b
unaliv
suicid
end(?:ing)? (?:it all|it|my life|everything|things|me)\\b
take my (?:own )?life
taking my (?:own )?life
(?:want|wish|wanted|ready|rather|like|long|pray|beg|hope|deserve|going|need|begging|praying|wishing|hoping|asking|better if i|good idea to|dream of|thinking (?:of|about)|thoughts? of|ready) (?:\\w+ ){0,4}(?:die|dying|dead|death|disappear|vanish|sleep forever|not wake|never wake|not be here|be gone|stop existing|cease|go home to (?:god|you|jesus)|go to sleep and|be with jesus)
(?:dont|don't|do not|didnt|no longer|cant|can't|cannot|never) (?:really |even )?(?:want|wanna|wish|care|see (?:the |a |any )?(?:point|reason)|have (?:the |a |any )?(?:reason|will|strength)|wanted) (?:\\w+ ){0,3}(?:live|living|be alive|be here|exist|wake up|go on|to go on|continue|tomorrow|in life)
(?:not|never) (?:wake|waking) up
never (?:been )?born
no (?:point|reason|purpose) (?:in |to |for me |of )?(?:living|live|life|going on|go on|being here|staying|continuing)
(?:life|living|it) (?:is|isnt|isn't|is not|aint) (?:not )?(?:worth|pointless|meaningless)
better off (?:dead|without me|if i)
(?:world|everyone|they|kids|family) (?:would|will|'?d)? ?(?:be )?(?:better|happier|fine|okay) (?:off )?without me
take me (?:home|now|away|tonight|lord|already|out)
let me (?:die|go to sleep and|slip away)
(?:jump|jumping|jumped) (?:off|from|in front)
(?:hang|hanging|shoot|shooting|drown|drowning|starve|starving|cut|cutting|burn|burning|hurt|hurting|harm|harming|slit) (?:my ?self|my (?:wrists?|arms?|thighs?|legs?|skin))
self ?-?harm
slit
(?:rope|noose|gun|pills|blade|razor|bridge|train tracks|overdose)\\b[^.?!]{0,40}\\b(?:ready|tonight|hand|drawer|bought|hidden|over with|stop the pain|easy|looks|tempting|my)
(?:bought|have|got|hiding|hid|saved|saving|counting|counted|holding|staring at) (?:\\w+ ){0,3}(?:rope|noose|gun|pills|blade|razor|bottle of)
(?:goodbye|farewell|suicide|good bye) (?:letter|note|letters|notes|message|messages|video)
(?:last|final) (?:night|prayer|message|day|time you)
(?:say|saying|said) (?:my )?goodbyes?
tired of (?:living|life|being alive|existing|waking up|this life|breathing)
done with (?:life|living|everything|this life|being here|it all)
(?:give|giving|gave) up on (?:life|living|everything)
(?:checking|check|opt|opting|way) out
(?:death|dying) (?:sounds|seems|looks|feels|would be|is) (?:like )?(?:\\w+ )?(?:peace|relief|rest|escape|better|easier|comfort|nice|good|only|my only|answer|way)
(?:plan|planned|date|method|way) (?:to (?:do it|die|end)|is set|picked)
not (?:make|making|be|going to be) (?:it )?(?:here|around|through the night|through tonight|till|until tomorrow)
(?:wont|won't|will not) (?:be (?:here|around|alive)|make it (?:through|to|till|until))`)
const worthless = begin(`
(?:do(?:es)?n'?t|wouldn'?t|do(?:es)? not) (?:even )?(?:need|miss|notice|care about|love|want) me
(?:see|have|find) (?:a |any |no )?way out
(?:so|too) tired (?:of|to) (?:fight|keep|try|go)
(?:cant|can't|cannot) (?:fight|live|survive|face|stand|breathe) (?:\\w+ ){0,3}(?:anymore|any ?more|like this|another day|tomorrow|much longer)
numb
hopeless
breaking point
give up\\b
giving up
given up
had enough of (?:life|living|everything)
lost all hope
darkness (?:is )?(?:winning|too)
voices (?:tell|say|in my)
(?:i am|im|i'm|i feel like|just) (?:such )?(?:a |an )?(?:burden|waste of|worthless|nothing but|mistake|hopeless case)
nobody (?:would|will) (?:miss|notice|care|cry)
no ?one (?:would|will) (?:miss|notice|care|cry|even)
(?:cant|can't|cannot|dont think i can|don't think i can) (?:do|take|go on|keep|carry|handle|bear|stand) (?:this|it|on|going|life|the pain|living)?(?: anymore| any ?more| any longer| much longer)
(?:cant|can't|cannot) (?:go on|carry on|keep going)
(?:hate|hating) (?:my life|being alive|living|my ?self (?:so|and))
(?:see|seeing|have|is|theres|there is|there's) no (?:way out|hope|future|escape|end to|light|other way|reason)
(?:nothing|no reason|no one) (?:left )?to live for
(?:want|need|make) (?:it|the pain|everything|this pain|my life|this|the hurt) (?:all )?(?:to )?(?:stop|end|be over|over)
at the end of my rope
empty inside and`)
const violence = begin(`
br(?:oke|eak|eaks|oken) my (?:\\w+ )?(?:arm|nose|rib|ribs|finger|phone|door|jaw|wrist|hand|tooth|things|stuff|leg)
(?:gave|gives|left) (?:me|mom|my mom|her|us) (?:a |with )?(?:black|bruis|marks|bleeding|another)
outside my (?:door|house|window|work|job)
force(?:d|s)? (?:me )?(?:to|into)? ?marr
worthless
every single day
pull(?:s|ed)? my hair
hair
pins? me
corner(?:s|ed)
hold(?:s)? me down
swings? at
raises? (?:his|her) (?:hand|fist|voice)
fist
punish(?:es|ed)? me
starts? (?:breaking|throwing|screaming)
gets? (?:mad|angry|drunk)
when (?:he|she) (?:is |'?s )?(?:drinks?|drunk|angry|mad|drinking)
police
shelter
make(?:s)? me (?:beg|ask|sleep on|account|feel (?:crazy|small))
money for
humiliat
degrad
gaslight
(?:if|when) i (?:leave|try to leave|left|ever leave)
hit(?:s|ting)?\\b
beat(?:s|ing|en)?\\b
punch
kick
slap
chok
strangl
shov
push(?:es|ed|ing)? me
pushed
grab(?:s|bed)
drag(?:s|ged)
threw
throw(?:s|ing)? (?:things|stuff|me|plates|dishes|it)
bruis
black eye
burn(?:s|ed|t)? me
bit(?:es)? me
spit
knife
gun\\b
threat
violent
violence
abus
hurt(?:s|ing)? (?:me|us)
put(?:s|ting)? (?:his|her|their) hands on
hand(?:s)? (?:around|on) my (?:neck|throat)
lays? (?:his|her|a) hands?
lock(?:s|ed)? me
lock(?:s|ed)? (?:us|the door)
(?:wont|won't|doesnt|doesn't|does not|never|not) (?:let|allow) (?:me|us)
not allowed to (?:leave|see|talk|work|have|go|call)
tak(?:es|ing|en)? (?:away )?(?:all )?my (?:phone|money|paycheck|pay|wages|keys|passport|id|card|car|salary|check)
took my (?:phone|money|keys|passport|id|card)
check(?:s|ing)? my (?:phone|messages|texts)
track(?:s|ing)? (?:me|my)
stalk
follow(?:s|ing) me
control(?:s|ling)?\\b
scream(?:s|ing)? at
yell(?:s|ing)? at
call(?:s|ing)? me (?:names|worthless|stupid|fat|crazy|a whore|a slut)
(?:scared|afraid|terrified|frightened) (?:of|for|to go|to be)
walk(?:ing)? on eggshells
going to kill (?:me|us)
gonna kill (?:me|us)
kill(?:ing)? (?:me|us|the kids|our)\\b
kill me if
smash
puts? me down
isolat
gets? (?:physical|rough|aggressive|violent)
rage
drinks? and
forc(?:es|ed|ing) me
restraining order
temper`)
const sexual = begin(`
forced (?:him|her)self
on top of me
(?:give|giving|gave) (?:him |her )?my body
(?:when|even when|though|if) it hurts
pressure?s? me
what (?:he|she|they) did to me
feel (?:dirty|used|violated|filthy|unclean)
did (?:bad |those |sexual )?things to me
hands (?:under|up|down|inside) my
kiss(?:ed|es|ing)? me
films? me
pictures of (?:me|himself|my)
paid? (?:him|men|them) with
sell(?:s|ing)? me
strip
rubbed
fondl
rap(?:e|ed|es|ing|ist)\\b
molest
sexual(?:ly)?\\s(?:abus|assault|harass)
assaulted me
grop
touch(?:es|ed|ing)? (?:me|my|us|her|him)
touched
(?:forc|mak|pressur|guilt)\\w* (?:me|her) (?:to |into )?(?:\\w+ )?(?:sex|sleep with|do things|do it|have|perform|touch|watch|undress|send)
without my (?:consent|permission)
(?:even (?:when|though|after)|when|after) i (?:say|said|tell|told)(?: \\w+)? no
said no
told (?:him|her) no
against my will
in my bed
climbs? into
undress
nudes?
naked (?:photos|pictures|pics)
private parts
drugged
took advantage of me
has sex with me
sex (?:with me )?(?:while|when) i
i was (?:asleep|drunk|passed out)
incest
exposed (?:himself|herself)
inappropriate(?:ly)?`)
const minor = begin(`
(?:mommy|daddy)
my (?:brother|sister|cousin|stepbrother) (?:does|touch|hits|hurts|comes|makes|did)
comes? into my room
sunday school
next door
\\b(?:\\w+)-year-old
(?:school|grade|class) (?:friend|mate)?
(?:kid|kids|child|children|toddler|baby|babies|stepson|stepdaughter|little (?:girl|boy|brother|sister)|niece|nephew|grandson|granddaughter|grandchild(?:ren)?|student|pupil)\\b
my (?:\\w+ )?(?:son|daughter|boys?|girls?|cousin)\\b
(?:im|i'm|i am|i was|when i was) (?:only )?(?:[4-9]|1[0-7])\\b
(?:[4-9]|1[0-7]) ?(?:yo|years? old|yr old)
my (?:mom|mum|mother|dad|daddy|father|stepdad|stepfather|step dad|stepmom|stepmother|parents|uncle|grandpa|grandfather|grandma|foster (?:dad|mom|parents|father|mother)|coach|teacher|babysitter|big brother|older brother|older cousin|moms boyfriend|mom's boyfriend)
as a (?:child|kid)
growing up
underage
minor`)
const neglect = begin(`
burn(?:s|ed|t)? (?:marks|me|him|her)
marks on
filthy
begs?
closet
cord\\b
whip
hits? me (?:with|when|if)
beat(?:s|en)? me
till i bleed
comes? into my room
bad things to me
our (?:little )?secret
(?:dont|don't|not to) tell (?:anyone|anybody|mom|mum|mommy|my mom|dad)
if i tell
hungry
hurts me
scared of (?:my|him|her|going)
neglect
starv
(?:no|without) food
(?:left|leaves?|leaving) (?:\\w+ ){0,3}(?:alone|home alone|outside|in the car|in a hot)
bruis
lock(?:s|ed) (?:\\w+ ){0,3}(?:in|out|closet|basement|room)
(?:beat|hit|whip|spank|slap|shake|burn|scream)(?:s|ed|ing|ped)? (?:\\w+ ){0,3}(?:kid|kids|child|children|baby|son|daughter|boy|girl|him|her|them)
cry(?:ing|ies)? (?:all|every)
flinch
belt
cigarette
afraid to go home`)
const emergency = begin(`
mixed (?:my )?(?:pills|meds|medication|xanax|drugs)
one side of (?:his|her|my) face
face (?:is )?droop
slur
cant (?:feel|move) (?:one|my|his|her)
can't (?:feel|move) (?:one|my|his|her)
fading
allergic
throat (?:is )?closing
blue lips
blood everywhere
shot (?:him|me|her|himself)
stabbed
too many (?:pills|tablets|sleeping|painkillers)
whole (?:bottle|pack)
fell (?:and|from|off|down) (?:\\w+ ){0,6}(?:head|moving|blood|awake)
overdos
od(?:ed|'d)?\\b
(?:drank|drunk|swallowed|took|ate|drinking|swallowing|taken|ingested|downed) (?:\\w+ ){0,6}(?:bleach|poison|antifreeze|pills|tablets|sleeping pills|painkillers|tylenol|paracetamol|ibuprofen|xanax|meds|medicine|medication|bottle|drano|pesticide|rat poison|detergent|cleaner|capsules)
(?:not|isnt|isn't|stopped|cant|can't|cannot|barely|hardly|struggling to) breath
(?:stop|stopping|stopped) (?:the )?bleeding
(?:wont|won't|not|doesnt|doesn't) stop bleeding
bleeding (?:a lot|out|badly|heavily|so much|everywhere|and)
losing (?:a lot of |so much )?blood
unconscious
unresponsive
(?:wont|won't|not|cant|can't) (?:wake|wake up|respond|waking|responding)
passed out
collaps
seizure
seizing
convuls
turning blue
lips are blue
heart attack
chest pain
stroke\\b
no pulse
choking on
cut (?:too |really |very |so )?deep
cut my wrist`)
const risk = begin(`
shoot(?:ing)? (?:everybody|everyone|people|us|up|the|kids|himself|herself)
(?:kill|shoot|stab|hurt) (?:everybody|everyone|people|us|me|my|someone|her|him|the|his)
locked (?:him|her)sel
with a (?:razor|knife|gun|rope)
stop(?:ped)? (?:eating|taking (?:his|her|their)) (?:\\w+ ){0,6}(?:die|dead)
(?:no|isnt|isn't|not|hasnt|hasn't) (?:answer|pick|reply|respond|come home|texted back)
so (?:he|she|they) can die
(?:life|living) isnt worth|no reason to live
written? a (?:note|will)
alone with (?:him|her|that man)
ran away
missing since
suicid
kill(?:ing|ed)? (?:him|her|them)self
kill themselves
take (?:his|her|their) (?:own )?life
end(?:ing)? (?:his|her|their) life
end it all
hurt(?:ing)? (?:him|her|them)sel
cut(?:s|ting)? (?:him|her|them)sel
self ?-?harm
(?:wants|wanted|going|threatening|threatens|threatened|ready|wishes|said|says|talks?|talking|texted) (?:\\w+ ){0,5}(?:die|dead|not be here|not alive|disappear|jump|goodbye|good bye|end it|give up on life)
(?:goodbye|farewell|good bye) (?:message|note|letter|text|video|post)
(?:giving|gave|given) away (?:all )?(?:his|her|their)
bought a gun
on (?:a|the) (?:bridge|roof|ledge|rooftop)
not answering
does not answer
stopped answering
doesnt want to (?:live|be alive|be here|go on)
doesn't want to (?:live|be alive|be here|go on)
(?:shoot|bomb|stab|attack) (?:up )?(?:the|his|her|a|our|my|people|everyone)
bring(?:ing)? a (?:gun|knife|weapon)
(?:in|is in) danger
(?:husband|boyfriend|bf|dad|father|stepdad|partner|mom|mother|ex) (?:\\w+ ){0,3}(?:beats?|hits?|hitting|beating|chokes?|abuses?|abusing|threatens?|hurts?|hurting) (?:her|him|them)
is being (?:abused|beaten|hit|hurt)
beats (?:her|his|their)`)
const harmOthers = begin(`
(?:going to|gonna|will|ill|i'll|want to|wanna|about to) (?:kill|shoot|stab|strangle|poison|murder|hurt) (?:my|him|her|them|someone|everyone|people|that|this)
thoughts (?:about|of) (?:hurting|killing|harming|stabbing|shooting)
(?:i (?:want|wanna|am going|am gonna|plan|might|will|could|have a plan|feel like|keep thinking (?:of|about)|am thinking (?:of|about))|im (?:going|gonna|about)|i'm (?:going|gonna|about)|i'll|thoughts of|urge to) (?:to )?(?:\\w+ ){0,2}(?:kill(?:ing)?|shoot(?:ing)?|stab(?:bing)?|hurt(?:ing)?|poison(?:ing)?|murder(?:ing)?) (?:him|her|them|my (?:husband|wife|boss|dad|mom|father|mother|stepdad|neighbor|ex|brother|kids|baby|son|daughter|family)|that|those|everyone|people|someone)`)
const loss = begin(`
dead\\b
murdered
drowned
took my (?:child|son|daughter|baby|husband|wife|mom|dad|brother|sister|boy|girl|little)
take my (?:child|son|daughter|baby|husband|wife|mom|dad|brother|sister|boy|girl|little)
(?:go on|live) without my
after \\d+ years
the accident
see (?:my|him|her) (?:\\w+ )?again
never got to say
in a coma
life support
she(?:'?s| is) gone
he(?:'?s| is) gone
anniversary of
died
dying
passed (?:away|on|last|yesterday|this)
\\bdeath of
lost (?:my|our) (?:\\w+ )?(?:${loved})
buried
burying
funeral
miscarr
stillborn
killed (?:in|by)
(?:is|are|been|has) gone
took (?:his|her|their) own life
widow
grief
griev
mourning
miss (?:him|her|my|them) so
cancer took
hospice
without (?:him|her)\\b`)
const pregnant = begin(`
(?:about|with|keep|this|my|the|another|told) (?:the |my )?baby
keep it\\b
i'?m late
late period
clinic
womb
another child
survive (?:after )?birth
pregnan
abort
miscarr
positive test
unborn
the baby inside
termination
ectopic
no heartbeat
lost (?:the|my|our) baby
due date
morning after`)
const fright = begin(`
does god hate
(?:he|she)(?:'ll| will) leave
told (?:him|my)
why does god
appointment
church
dont want|don't want
will not survive
years? ago and
my (?:mom|mum|dad|husband|pastor)
scared
afraid
terrif
alone
dont know
don't know
do not know
what do i do
parents
(?:boyfriend|bf|husband|he|dad) (?:left|wants|says|told|walked|doesnt|doesn't|is gone|is making|pressur)
force
pressur
guilt
forgiv
regret
kick(?:ed)? me out
cant (?:afford|tell|keep|stop)
can't (?:afford|tell|keep|stop)
help
unplanned
not ready
unwanted
sad
heartbroken
cry
grie
empty
hurts?\\b
hate
murder
hell
punish
keep (?:it|the baby)
heal
teen
1[2-9]\\b
rape
shame
decision
haunts?
ache
lost`)
const addiction = begin(`
drink every
painkillers
a fix\\b
watching that
taken over my life
that stuff
online betting
scratch ?cards
lottery tickets
sex addict
snort
dealer
stash
buzz
wasted
hungover
blackout
addict
alcohol
drunk
drink(?:ing|s)\\b
booze
sober
sobriety
relaps
rehab
drugs?\\b
cocaine
coke\\b
heroin
meth\\b
fentanyl
opioid
oxy
pills\\b
weed\\b
pot\\b
vap(?:e|ing)
smok(?:e|ing)
cigarettes
nicotine
gambl
betting
casino
slots
porn
masturbat
high (?:again|every|all)
getting high
using again
needle
overeating
binge
bottle
hooked
clean for
withdrawal`)
const struggle = begin(`
losing
need
nobody knows
life
surgery
fail
taken over
weekend
sleep
every
since
cant|can't|cannot
stop
quit
again
help
struggl
my (?:\\w+ )?${loved}
fail
lost
years
every (?:night|day|time|weekend)
hide
hiding
secret
asham
shame
god
lord
pray
free
break
broke
ruin
destroy
steal
keep
back to
only way`)

/** English words that express distress together, in the order in which one is chosen. */
export const englishTogether: readonly Together[] = [
  {
    kind: 'medical',
    isSure: true,
    all: [emergency, whole(`i|im|i'm|he|she|my|me|they|we|him|her|someone|baby|just|hes|shes|he's|she's`)],
  },
  { kind: 'other_at_risk', isSure: true, all: [kin, risk] },
  { kind: 'suicide', isSure: true, all: [self, deathWish] },
  { kind: 'child_abuse', isSure: true, all: [minor, sexual] },
  { kind: 'child_abuse', isSure: true, all: [minor, neglect] },
  { kind: 'sexual_abuse', isSure: true, all: [whole(`i|me|my|im|i'm|we|us`), closeTo, sexual] },
  {
    kind: 'sexual_abuse',
    isSure: true,
    all: [
      begin(
        `(?:i was|i am|im|i'm|i've been|ive been|i got|being|been) (?:\\w+ )?(?:raped|molested|abused|assaulted|groped|trafficked|violated)`,
      ),
    ],
  },
  { kind: 'violence', isSure: true, all: [whole(`me|us|my|i|im|i'm|leave|stay|marriage`), closeTo, violence] },
  { kind: 'suicide', isSure: true, all: [self, worthless] },
  { kind: 'other_at_risk', isSure: true, all: [harmOthers] },
  { kind: 'grief', isSure: false, all: [kin, loss] },
  {
    kind: 'grief',
    isSure: false,
    all: [
      begin(`dad|mom|mum|mama|she|he|grandma|funeral`),
      begin(
        `(?:died|passed away|is gone|is dead|s dead|was murdered|was killed|funeral is|funeral was|buried) (?:\\w+ ){0,3}(?:today|yesterday|this|last|tomorrow|and i|on|in my)`,
      ),
    ],
  },
  { kind: 'pregnancy', isSure: false, all: [pregnant, fright, self] },
  { kind: 'addiction', isSure: false, all: [addiction, struggle, self] },
]

const names = whole(
  `judas|saul|king david|tamar|elijah|jonah|moses|jeremiah|samson|abel|cain|herod|paul|peter|jesus|christ|abraham|isaac|goliath|absalom|amnon|dinah|jephthah|naboth|jezebel|stephen|james|john|sodom|pharaoh|israel|israelites|proverbs|martyrs?|luther|augustine|calvin|naomi|bathsheba|uriah|balaam|ahithophel|rachel|hagar|hosea|gomer|joseph|potiphar|jael|sisera|philistines?|assyrians?|romans?|zimri|abimelech|eutychus|lazarus|dorcas|jairus|nero|bonhoeffer|hitler|psalmist|apostles?|disciples?|prophets?|crucifi\\w+`,
)
const study = begin(`
sermon
preach
bible study
essay
thesis
small group
youth group
class\\b
course
lesson
homework
assignment
novel
movie
film
podcast
documentary
article
our church
ministry
counsel
chaplain
nurse\\b
social worker
training
awareness
teaching (?:on|about|a)
devotional
commentary
what (?:does|do|did) (?:the )?(?:bible|scripture|paul|jesus|luther|augustine)
bible say
in the bible
old testament
new testament
verse about
verses about`)
const idiom = begin(`
dying (?:to|for|of) (?:know|hear|see|read|laugh|boredom|curiosity|hunger|thirst|heat|find|meet|try|a|some)
could kill for
kill(?:ing|s)? (?:time|the mood|it\\b|two birds|me with (?:questions|laughter|kindness|puns|jokes))
(?:feet|back|shoes|exam|traffic|heat|suspense|homework|head|knees|commute|workout|class|boots|schedule) (?:is|are|was) killing
(?:hit|hits) (?:the (?:jackpot|gym|road|sack|hay|lottery|nail|books|spot|beach)|a (?:deer|home run|milestone|pothole|wall|goal|note))
hit me (?:hard|like|that|when|differently|different)
beat(?:s|en)? (?:me|us|him|her) (?:at|in|to) (?:chess|cards|golf|monopoly|the|scrabble|every|checkers|uno|mario)
beats me
beat the (?:drum|eggs|traffic|heat|odds)
shoot me (?:an?|the|your)
shot (?:a|in the dark|of)
drop dead
dead(?:line|pan| end| sea| serious| tired| battery)
die(?:d|s)? (?:laughing|to self|to sin|to myself|to the|with christ|of laughter|on me)
dying to (?:self|sin|myself|the)
dead (?:to sin|in sin|in trespasses|works)
(?:phone|car|battery|laptop|plant|computer|wifi|goldfish|hamster|laptop|tree|garden|houseplant) (?:\\w+ )?(?:died|is dead|dying|is dying)
to live is christ
addicted to (?:this|chocolate|coffee|this app|his|her|the show|reading|worship|sudoku|crosswords|podcasts|learning|that)
fell for
crush`)
const happy = begin(`
so happy
excited
overjoyed
thrilled
praise
blessed
thank
grateful
what psalm
which psalm
celebrat
years? ago
decades
yrs ago`)
const denied = begin(`
(?:do not|don't|dont|not|never|no) (?:want(?:ing)?|going|wish|thinking|plan(?:ning)?|feel(?:ing)?)(?: to| about| of)? (?:die|dying|kill|suicid|hurt my)`)
const firstPerson = whole(`i|im|i'm|ive|i've|me|my|myself|id|i'd|ill`)

const asksOfSomeone = new RegExp(
  `\\b(?:why|how|when|where|did|does|would|was|that)\\s+(?:\\w+\\s+){0,2}${names.source.slice(2)}`,
  'u',
)
const speaksOfSelf = whole(`i|im|i'm|ive|i've|me|myself|i'll|ill`)

/** Whether a normalised text denies what its words name, or asks about a person of Scripture and not about the visitor. */
export function isDenied(said: string): boolean {
  const isWish = denied.test(said) && /\b(?:just|only|wonder\w*|curious|asking|question)\b/u.test(said)
  const isKind = /\bnever (?:hurts?|hits?|touch(?:es)?|yells?|raises?)\b/u.test(said)
  return isWish || isKind || (asksOfSomeone.test(said) && !speaksOfSelf.test(said))
}

/** What distress words say together in a normalised English text, where nothing speaks against it. */
export function findTogether(said: string): { kind: DistressKind; isSure: boolean } | undefined {
  const isStudy = study.test(said) || (names.test(said) && !/\b(?:my|me|im|i'm) /u.test(said))
  if (isStudy || denied.test(said)) return undefined
  const sentences = said.split(/(?<=[.?!\n])\s*/)
  for (const { kind, isSure, all } of englishTogether) {
    const at = sentences.find((each) => all.every((one) => one.test(each)) && !idiom.test(each))
    if (at === undefined) continue
    if (names.test(said) && !firstPerson.test(at)) continue
    if (!isSure && happy.test(said)) continue
    return { kind, isSure }
  }
  return undefined
}
