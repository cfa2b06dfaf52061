import type { Distress } from '../kinds.ts'
import type { Language } from '../language.ts'
import { notOfTime } from './within-words.ts'

/*
 * A death that a text names within a question about something else: "my late wife asked for it, is cremation permitted?".
 * The networks hear the question.
 */

const relation =
  '(?:mom|mum|mam|mama|mommy|mummy|mother|dad|daddy|papa|father|husband|wife|spouse|twin|son|daughter|(?:little |baby )?(?:boy|girl)|child|brother|sister|sibling|baby|nan|nana|nanna|gran|granny|grandma|grandad|granddad|grandpa|grand(?:mother|father|son|daughter|child|parents?)|lola|lolo|auntie|aunty|aunt|uncle|cousin|nephew|niece|god(?:mother|father|son|daughter)|(?:mother|father|brother|sister|son|daughter) in law|parents?|fiancee?|boyfriend|girlfriend|partner|friend|mate|neighbou?r|colleague|co ?worker|boss|mentor|teacher|student|pupil|classmate|team ?mate|roommate|pastor|priest)'
/** Whom one may name without "my". */
const named =
  '(?:mom|mum|mam|mama|dad|daddy|papa|nan|nana|gran|granny|grandma|grandad|granddad|grandpa|lola|lolo|auntie|aunty)'
/** Someone near to the visitor. */
export const mine = `(?:(?:my|our)(?: own)?(?: \\w+)? ${relation}|(?<!\\bmy |\\bour |\\bher |\\bhis |\\byour |\\bthe |\\b[a-z]+ing )\\b${named})`
const rite =
  '(?:funeral|burial|wake|memorial|cremation|ashes|grave(?:side|stone)?|headstone|home ?going|deathbed|death|passing|eulogy|obituary|coffin|casket)'
const ofOld = '(?! (?:in (?:1\\d\\d\\d|the (?:war|flu))|(?:long )?before i was (?:even )?born))'

const english = [
  `\\b${mine}(?:'?s)? ${rite}\\b(?! (?:home|metal|grade|to (?:self|sin)))`,
  `\\b(?:${rite}|loss|anniversary)(?: (?:service|mass))? (?:of|for) (?:my|our) (?:\\w+ )?${relation}\\b`,
  `\\b(?:eulogy|in (?:loving )?memory|gone) (?:of|for) (?:my|our)\\b`,
  `\\b(?:my|our) late (?:\\w+ )?${relation}\\b`,
  `\\b(?:i|we) (?:just |have |had )?(?:buried|cremated) (?:${mine}|him|her)\\b${ofOld}`,
  `\\b(?:i|we)(?:'ve)? (?:just |have |had |recently |also )?lost (?:a |our |my |the )(?:\\w+ )?(?:mom|mum|mother|dad|father|husband|wife|twin|son|daughter|brother|sister|baby|child|grand\\w+|nana|gran)\\b(?! (?:in (?:the|a|tesco|walmart)|at (?:the|a)|to (?:another|the world)|monitor|jesus|photos?|s(?:hoe|ock)))(?!\\.\\.|')`,
  `\\b${mine} (?:has |have |had |just |also |then |recently |suddenly |sadly |finally )*(?:died|drowned|passed(?! (?:on )?(?:the|his|her|an?|me|it|us|out|down|by|over|through|their|my|with|all)\\b)|was (?:killed|murdered)(?! in (?:the|a) (?:game|show|movie|film|series))|lost (?:his|her) (?:life|battle)|slipped away)\\b(?! (?:for (?:me|us|my)|to (?:self|sin|the)|laughing|of (?:laughter|embarrassment|boredom)))${ofOld}`,
  `\\b${mine} (?:is|was|has been|'s) (?:\\w+ )?(?:years? |months? |weeks? )?(?:dead|dying)\\b(?! (?:to|for|of (?:laughter|embarrassment|boredom|curiosity)|tired|set|inside|spiritually|weight|right|wrong|serious|against))`,
  `\\b(?:first|second|third) (?:christmas|easter|thanksgiving|birthday|anniversary|advent|mother'?s day|father'?s day|holiday|year|winter|sunday) without (?:my|our|${named}|him|her)\\b`,
  `\\bi(?:'m| am| was|'ve been| have been| became) (?:a |an |recently |newly |now |just |young |old )*widow(?:er|ed)?\\b`,
  `\\b(?:${mine}|she|he)(?: is|'s) (?:now )?in (?:her|his) (?:last|final) (?:days?|weeks?|hours?)\\b`,
  `\\b${mine} has (?:only |maybe |just )?(?:an? )?(?:few )?(?:days|hours|weeks)(?: (?:left(?: to live)?|to live)\\b${notOfTime}|, not (?:weeks|months|days))`,
]

const familiar =
  '(?:mama|mami|madre|papa|papi|padre|espos[oa]|marido|mujer|companer[oa]|gemel[oa]|hij[oa]|hijit[oa]|herman[oa]|hermanit[oa]|bebe|abuel[oa]|abuelit[oa]|niet[oa]|nietecit[oa]|ti[oa]|prim[oa]|sobrin[oa]|padrin[oa]|madrina|suegr[oa]|cunad[oa]|padres|novi[oa]|pareja|amig[oa]|vecin[oa]|colega|jef[ea]|maestr[oa]|alumn[oa]|companer[oa]|pastor|parroco|viejit[oa]|nona|nono|yayo|yaya)'
/** The same in Spanish. */
export const mi = `(?:mi|nuestr[oa])(?: (?:querid[oa]|propi[oa]|mejor|unic[oa]))? ${familiar}`
const rito =
  '(?:funeral|entierro|sepelio|velorio|velatorio|novenario|cremacion|cenizas|tumba|lapida|muerte|fallecimiento|partida|perdida)'

const spanish = [
  `\\b${rito}(?: de (?:muerte|fallecid[oa]|cabo de ano))? de ${mi}\\b(?! (?:al pecado|a si mism[oa]))`,
  `\\bmi (?:difunt[oa]|finad[oa]) ${familiar}\\b|\\b${mi},? (?:que en paz descanse|qepd|q\\.?e\\.?p\\.?d|que descanse en paz|que dios l[oa] tenga)|\\bmi (?:difunt[oa]|finad[oa])\\b`,
  `\\b(?:enterramos|enterre|sepultamos|sepulte|cremamos|velamos) a (?:${mi}|mam[ai]|pap[ai])\\b`,
  `\\b(?:perdi|perdimos) a (?:mi|nuestr[oa]) (?:mama|madre|papa|padre|espos[oa]|marido|gemel[oa]|hij[oa]|herman[oa]|bebe|abuel[oa]|niet[oa])\\b(?! (?:en (?:el|la|un)|de (?:vista|dobles)))`,
  `\\b(?:${mi}|(?<!\\bel )(?:mama|papa))(?: ya| tambien| hace \\w+ \\w+)? (?:se (?:me |nos )?)?(?:murio|fallecio|ahogo|partio con el senor|partio a (?:la presencia|la casa)|descanso en el senor)\\b(?! (?:por (?:mi|nosotros)|al pecado|a si mism[oa]|de risa))(?! en 1\\d\\d\\d)`,
  `\\b(?:murio|fallecio|se (?:me|nos) (?:murio|fue)|mataron a) (?:a )?${mi}\\b(?! (?:al pecado|de risa))(?! en 1\\d\\d\\d)`,
  `\\b(?:primer[oa]?|segund[oa]) (?:navidad|pascua|cumpleanos|aniversario|dia de (?:la madre|las madres|el padre|los padres|muertos)|ano|domingo) sin (?:mi|el|ella|mama|papa)\\b`,
  `\\b(?:soy|quede|enviude|estoy) (?:viud[oa])\\b|\\benviude\\b|\\bdesde que (?:enviude|quede viud[oa]|(?:el|ella|${mi}) (?:murio|fallecio|partio|falta|no esta))`,
]

const patterns: [Language, RegExp][] = [
  ['en', new RegExp(english.join('|'))],
  ['es', new RegExp(spanish.join('|'))],
]

/** Long ago, or told with a smile. */
const atPeace =
  /\b(?:(?:ten|eleven|twelve|fifteen|\w+ty(?:[- ]\w+)?|\d\d|many) years|years (?:ago|back|before)|(?:in|since|desde) (?:'\d\d|1\d\d\d|20[01]\d)|when i was (?:a (?:child|kid|baby|boy|girl)|little|in school|\d+|\w*(?:two|three|four|five|six|seven|eight|nine|ten|teen))|before i (?:knew|met)|great (?:aunt|uncle|grand\w+)|laugh\w*|haha\w*|lol|smil\w+|hum(?:ming)?|happy|recipe|every weekend|hace (?:mucho|anos|muchos anos|(?:diez|once|doce|quince|\w+(?:nta|nte)\w*|\d\d) anos)|cuando yo (?:tenia|era)|alegria|reimos|risa|feliz|fiesta|(?:me caso|casarme|volver a casar\w*)|en (?:19\d\d|20[01]\d))\b/

/** Two lines for a normalised text in which no danger is heard, and that names the death of someone near; undefined for others. */
export function mournedIn(said: string): Distress | undefined {
  const found = atPeace.test(said) ? undefined : patterns.find(([, pattern]) => pattern.test(said))
  return found && { kind: 'grief', response: 'lines', language: found[0] }
}
