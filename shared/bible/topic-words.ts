/** What can be lived: faith, patience, reproof. */
const virtue =
  /(?:ness|tion|sion|ment|ance|ence|ity|hood|ship|dom|acy|ure|ing)$|^(?:faith|love|life|peace|hope|joy|prayer|anger|fear|mercy|grace|wisdom|patience|humility|reproof|truth|trust|money|riches|pride|envy|zeal|courage|comfort|contrition|works|friends|children|parents|husband|wife|neighbor|poor|tongue|worship|praise|repentance|liberality|chastity|charity|unbelief|temptation|death|labor|fasting|rest)$/
/** What only sounds like it. */
const thing =
  /^(?:king|ring|spring|wing|morning|evening|lightning|darkness|wilderness|witness|city|nation|vision|generation|congregation|foundation|offering|daily offering|building|clothing|anointing|weaving|threshing|carving|pruning|refining|hunting|dancing|shouting|dedication|proclamation|conception|translation|revelation|property|treasure|agriculture|circumcision|trinity)$/

/** Headings of the book of topics that say little to a reader of today, or would hurt one. */
const unsaid = new Set(
  `miscegenation reprobacy catholicity sanitation sinlessness probation theocracy legislation countenance archery defense
  standard race letters cord will call company month seven seventy forty toe hair baldness beard bowels pillow butter fat
  ostriches obed-edom infirmity`.split(/\s+/),
)

/** What its words of 1896 are called today. */
const today: Record<string, string> = {
  ablution: 'washing',
  assassination: 'murder',
  barrenness: 'childlessness',
  beneficence: 'doing good',
  bereavement: 'loss',
  celibacy: 'remaining unmarried',
  charitableness: 'thinking well of others',
  chastisement: 'discipline',
  chiding: 'rebuke',
  complicity: 'sharing in wrong',
  conceit: 'pride',
  continence: 'chastity',
  covetousness: 'greed',
  craftiness: 'cunning',
  doubting: 'doubt',
  falsehood: 'lying',
  fraternity: 'brotherhood',
  impenitence: 'hardness of heart',
  infidelity: 'unbelief',
  instability: 'wavering',
  lasciviousness: 'lust',
  liberality: 'generosity',
  longevity: 'long life',
  murmuring: 'grumbling',
  obligation: 'what we owe',
  petition: 'asking for help',
  procrastination: 'putting things off',
  promotion: 'being raised to honor',
  railing: 'insults',
  'religious intolerance': 'persecution',
  resignation: 'contentment',
  retaliation: 'revenge',
  'self-exaltation': 'exalting oneself',
  slothfulness: 'laziness',
  speaking: 'our words',
  temperance: 'self-control',
  'total abstinence': 'keeping from wine',
  uncharitableness: 'judging others',
  usurpation: 'seizing power',
  waiting: 'waiting on God',
}

/** What is said of everybody and not of the one in the text, or of the one that there was. */
const general: Record<string, string> = {
  ark: 'the ark',
  fool: 'fools',
  husband: 'husbands',
  judge: 'judges',
  king: 'the king',
  man: 'man',
  neighbor: 'our neighbor',
  poor: 'the poor',
  tabernacle: 'the tabernacle',
  tongue: 'the tongue',
  wife: 'wives',
}

const proper =
  /\b(?:god|christ|jesus|holy spirit|holy ghost|israel|jews?|gentiles?|jerusalem|sabbath|passover|pharisees?|satan|messiah|egypt|babylon|zion|lord)\b/gi

/** A heading of Nave's topics as it stands in a sentence, `Opinion, public` being public opinion; undefined where it does not. */
export function spoken(heading: string): string | undefined {
  const turned = heading.replace(/^([^,]+), ([^,]+)$/, '$2 $1').toLowerCase()
  if (unsaid.has(turned)) return undefined
  return turned.replace(proper, (word) => word.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()))
}

/** Whether a topic is something that can be lived. */
export const isLived = (topic: string): boolean => virtue.test(topic) && !thing.test(topic)

const determiner = '(?:the|an?|my|your|his|her|its|our|their|thy|this|that)'

/** What a question calls a topic: where the text says `my shepherd` it is the shepherd, where it says `reeds` those. */
export function called(topic: string, text: string): string {
  const said = general[topic] ?? today[topic]
  if (said !== undefined || isLived(topic)) return said ?? topic
  const count = (words: string) => text.match(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu'))?.length ?? 0
  const singular = count(topic)
  if (singular === 0) return count(`${topic}s`) > 0 ? `${topic}s` : topic
  return count(`${determiner} (?:\\p{Ll}+ )?${topic}`) * 2 > singular ? `the ${topic}` : topic
}
