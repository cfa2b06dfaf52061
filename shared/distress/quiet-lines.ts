import { wishesToDie } from './death-wish.ts'
import { despairIn } from './despair.ts'
import type { CareLanguage, Distress } from './kinds.ts'
import { lamentIn } from './lament.ts'
import { mournedIn } from './plain/mourned.ts'
import { asksOfMaiming } from './sure-commands.ts'

/*
 * What a person in danger may write, or only one who studies: two lines of help where nothing else shows distress.
 * Each pattern reads a normalised text.
 */

/** Letters as a normalised text has them: syllables of Korean in parts, and no marks. */
const pattern = (words: string) => new RegExp(words.normalize('NFD').replace(/\p{M}+/gu, ''))

/** What ends a life or hurts oneself, and what becomes of those who do it. No words of another language are also English or Spanish. */
const fates: [CareLanguage, dying: RegExp, fate: RegExp][] = [
  [
    'en',
    pattern(
      "\\b(?:suicides?|suicidal|kill(?:s|ed|ing)? (?:yourself|myself|oneself|themsel(?:f|ves)|himself|herself|ourselves)|(?:tak(?:e|es|ing)|took|end(?:s|ing)?) (?:your|my|one's|ones|their|his|her) (?:own )?life|self[- ]?harm(?:ing)?|cutting (?:yourself|myself|oneself)|unaliving(?: (?:myself|yourself|oneself))?|(?:is|for|forgives?) cutting(?= (?:an?|really|considered|even) (?:\\w+ ){0,2}sin|\\W*$))\\b",
    ),
    pattern(
      '\\b(?:sins?|sinful|forgiv(?:e[ns]?|ing|eness|able)|unforgiv(?:en|able)|pardon(?:s|ed|able)?|unpardonable|hell|heaven|saved(?! (?:me|him|her|my|us|from)\\b)|salvation|damned|blasphem(?:y|ous))\\b',
    ),
  ],
  [
    'pt',
    pattern('\\b(?:suicidio|suicidas?|suicidar|se mata|se matam|se matar|matar se|tirar a propria vida|se cortar)\\b'),
    pattern(
      '\\b(?:perdao|perdoad?[oa]?|perdoar|inferno|ceu|salvacao|imperdoavel|e (?:um )?pecado|pecado (?:se matar|se cortar|tirar))\\b',
    ),
  ],
  [
    'es',
    pattern(
      '\\b(?:suicid\\w{1,8}|desvivirse(?! por\\b)|matarse|matarme|se matan?|quitarse la vida|(?:querer|quiere|desear) morir(?:se|me)?|autolesion\\w{0,5}|cortarse(?! (?:el|las?|los)\\b))\\b',
    ),
    pattern(
      '\\b(?:pecado|pecar|perdon(?:a|ar|an|ado|ada|able)?|imperdonable|infierno|cielo|salva(?:n|r|rse|cion|dos?)?|condena(?:n|do|da|cion)?)\\b',
    ),
  ],
  [
    'fr',
    pattern('\\b(?:suicid\\w{1,5}|se tue|se tuer|se donner la mort|fin a (?:ses|mes|leurs) jours|se scarifier)\\b'),
    pattern(
      '\\b(?:peche|pardonn\\w{1,5}|(?:un|le|du|son) pardon|impardonnable|enfer|paradis|ciel|salut|sauves?|damnes?)\\b',
    ),
  ],
  [
    'de',
    pattern(
      '\\b(?:selbstm(?:o|oe)rd\\w{0,4}|suizid\\w{0,2}|freitod|sich (?:selbst |selber )?(?:umbring(?:t|en)|tot(?:et|en)|toet(?:et|en)|das leben n(?:immt|ehmen))|selbst umbring\\w{1,2})\\b',
    ),
    pattern(
      '\\b(?:s(?:u|ue)nde|vergib\\w{1,2}|vergeb\\w{1,4}|verzeih\\w{1,4}|unverzeihlich|unvergebbar|h(?:o|oe)lle|himmel|gerettet|erlost|verdammt)\\b',
    ),
  ],
  [
    'sw',
    pattern('\\b(?:kujiua|anayejiua|aliyejiua|waliojiua|akijiua|wanaojiua|kujinyonga)\\b'),
    pattern('\\b(?:dhambi|(?:hu|ata|ana|ku|hata|wata)?samehe(?:wa)?|motoni|jehanamu?|kuzimu|mbinguni|wokovu)\\b'),
  ],
  [
    'id',
    pattern('\\b(?:bunuh diri|bundir|gantung diri|mengakhiri hidup|menyakiti diri)\\b'),
    pattern(
      '\\b(?:dosa|berdosa|(?:di)?ampuni|mengampuni|pengampunan|ampun|neraka|surga|sorga|diselamatkan|keselamatan)\\b',
    ),
  ],
  ['ko', pattern('자살|자해|스스로 ?목숨'), pattern('죄(?!송)|용서|지옥|천국|구원')],
  [
    'zh',
    pattern('自杀|自殺|自尽|自盡|轻生|輕生|自残|自殘'),
    pattern('罪|原谅|原諒|饶恕|饒恕|赦免|地狱|地獄|天堂|得救|救恩'),
  ],
  [
    'ar',
    pattern('(?:انتحار|ينتحر|تنتحر|منتحر|انتحر|قتل النفس|يقتل نفسه|تقتل نفسها)'),
    pattern('(?:خطي|ذنب|حرام|يغفر|غفران|مغفر|جهنم|الجحيم|السما|الجنه|الجنة|خلاص|يسامح)'),
  ],
  [
    'he',
    pattern('(?:התאבד|להתאבד|מתאבד|יתאבד)'),
    pattern('(?:חטא|סולח|יסלח|סליחה|מחילה|גיהנום|גיהינום|גן עדן|ישועה|העולם הבא)'),
  ],
]
/** A person of the Bible who killed himself, a school, or a turn of speech: what is asked is about these. */
const study = pattern(
  '\\b(?:judas|iscariot[e]?|sa[u]+l|sauli|samson|sanson|sansao|simson|samsoni|yudas|yuda|ahi\\w{5,8}|zimri|abimelec\\w{0,2}|jonah|elijah|masada|hamlet|essay|paper|thesis|class|seminary|debate|sermon|doctrine|catechism|canon law|augustine|aquinas|dante|luther\\w{0,3}|calvin|doctrina|seminario|teoric[oa]|youth group|theolog\\w{1,8}|church fathers|histor\\w{1,8}|martyr\\w{0,3}|bomb\\w{0,3}|squad|buri(?:al|ed)|tesis|ensayo|clase|catecismo|agustin|lutero|calvino)\\b|يهوذا|شاول|شمشون|יהודה|שאול|שמשון|犹大|猶大|扫罗|掃羅|参孙|參孫|유다|사울|삼손',
)
/** A question or its subject: what is longer is a story. */
const MOST_WORDS = 12

const days = '(?:[3-9]|[1-9]\\d|three|four|five|six|seven|eight|nine|ten)'
const dias = '(?:[3-9]|[1-9]\\d|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)'
/** A fast that is to end in death, or without water for days. */
const fasts: [CareLanguage, RegExp][] = [
  [
    'en',
    new RegExp(
      [
        "\\bi(?:'m|'ve| am| have| will|'ll)?\\b[^.?!\\n]{0,30}\\b(?:fast(?:ing)?|not eat(?:ing)?|not drink(?:ing)?|stopped (?:eating|drinking)|starv(?:e|ing)|(?:won'?t|refuse to) (?:eat|drink))\\b[^.?!\\n]{0,40}\\buntil (?:i (?:die|starve)\\b|i(?: am|'m) (?:dead|with (?:him|god|jesus))\\b|(?:god|jesus|the lord|he|death) (?:takes|calls|kills) me\\b)",
        "\\bi(?:'m| am| will)?\\b[^.?!\\n]{0,15}\\bfast(?:ing)? (?:to|until|unto) (?:my )?death\\b",
        `\\bday ${days}\\b[^.?!\\n]{0,20}\\b(?:no|without) (?:food (?:or|and|nor) )?(?:any )?water\\b[^.?!\\n]{0,20}\\b(?:fast(?:ing)?|my)\\b`,
        `\\bi\\b[^.?!\\n]{0,30}\\b(?:(?:stopped|quit) drinking (?:any )?water|(?:no|without) (?:food (?:or|and|nor) )?(?:any )?water|(?:haven'?t|not|didn'?t) (?:drunk|drank|had|drink|touched) (?:any |a drop of )?water|dry fast(?:ing)?)\\b[^.?!\\n]{0,50}\\b(?:day ${days}|(?:for|since) ${days} days)\\b`,
      ].join('|'),
    ),
  ],
  [
    'es',
    new RegExp(
      [
        '\\b(?:ayuno|ayunare|ayunando|voy a ayunar|no (?:como|comere|voy a comer|bebo))\\b[^.?!\\n]{0,40}\\bhasta (?:morir(?:me)?|que (?:me muera|(?:dios|el senor|jesus) me (?:lleve|recoja|mate)))\\b',
        `\\b(?:deje de (?:beber|tomar) agua|(?:sin|no (?:bebo|tomo|he (?:bebido|tomado))) (?:comer ni beber |comida ni )?agua)\\b[^.?!\\n]{0,50}\\b(?:dia ${dias}|(?:hace|desde hace|por) ${dias} dias)\\b`,
      ].join('|'),
    ),
  ],
]

/** Two lines of help for a normalised text in which nothing else shows distress; undefined for most. */
export const quietLines = (said: string): Distress | undefined =>
  linesIn(
    fasts.find(([, fast]) => fast.test(said))?.[0] ?? asksOfMaiming(said) ?? fateAsked(said) ?? despairIn(said),
  ) ??
  wishesBeside(said, mournedIn(said)) ??
  lamentIn(said)

/** Who wishes to die beside a death gets the reply. */
function wishesBeside(said: string, mourned: Distress | undefined): Distress | undefined {
  const language = mourned && wishesToDie(said)
  return language ? { kind: 'suicide', response: 'reply', language } : mourned
}

const linesIn = (language: CareLanguage | undefined): Distress | undefined =>
  language && { kind: 'suicide', response: 'lines', language }

/** The language in which a sentence asks whether those who end their life, or hurt themselves, sin, are forgiven or saved. */
function fateAsked(said: string): CareLanguage | undefined {
  const sentences = said.split(/[.?!;\n。؟]+/).filter((sentence) => sentence.trim().split(' ').length <= MOST_WORDS)
  const found = fates.find(([, dying, fate]) => sentences.some((each) => dying.test(each) && fate.test(each)))
  return found && !study.test(said) ? found[0] : undefined
}
