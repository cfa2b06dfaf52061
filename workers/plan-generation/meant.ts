import type { PlanSubject } from './lexicon.ts'

/**
 * A part of the Bible, a person or a topic in the words of a request. `end` is the position after it, `first` the first
 * word of it in the text.
 */
export type Mention = { at: number; end: number; first: string; entry?: PlanSubject; hasChapters: boolean }

const isAfter = (sign: string, word: string, text: string) =>
  new RegExp(`(?:${sign})${word}(?!\\p{Script=Latin})`, 'u').test(text)

/** Whether a word follows a colon. `text` is the request in lower case without accents. */
export const isAfterColon = (word: string, text: string): boolean => isAfter('[:：]\\s*', word, text)
const isFirstOfSentence = ({ first }: Mention, text: string): boolean =>
  isAfter('[.!?;]\\s+|[。！？；]\\s*', first, text)

const listed = /^(?:and|or|nor|y|e|o|ni|und|oder|noch|et|ou|nem|和|与|與|或)?$/

const introduction = `(?: (?:the|any|all|books?|gospel|letters?|epistles?|of|from|in|by|for|to|das|die|der|den|dem|buch|aus|vo[nm]|evangelium|brief|nach|an|el|la|los|las|del?|libro|evangelio|carta|a|les?|l|du|des|livre|evangile|selon|lettre|os?|as|d[oa]s?|livro|evangelho|em|n[oa]|aos?|读|讀))*$`
const endsWith = (...phrases: string[]) => new RegExp(`(?:^| )(?:${phrases.join('|')})${introduction}`)

/** Before a part that is not wanted. "Nothing except Romans" is Romans, "why not Romans" too. */
const unwanted = endsWith(
  'without|(?<!nothing |no book )(?:except|other than|apart from|aside from)(?: for)?|excepting|exclud(?:e|ing)|minus',
  '(?:^|but |and |with |please )no|(?:every\\S*|all|any\\S*)(?: \\S+){0,3} but|(?<!why |if |or )not(?: include)?|nothing (?:from|out of)|(?:instead|rather) (?:of|than)',
  'skip(?:ping)?|omit(?:ting)?|leav(?:e|ing) out|avoid(?:ing)?|(?:don t|dont|not) (?:want|like|include)(?: to (?:read|study))?',
  'ohne|(?<!nichts )(?:au(?:ss|ß)er|bis auf)|ausgenommen|(?<!warum |ob )nicht|nichts (?:aus|von)|keine?[nmrs]?|(?:an)?statt',
  'sin|(?<!nada )(?:excepto|salvo|exceto)|(?<!al |lo )menos|pero no|nada del?|en (?:lugar|vez) de|no quiero(?: leer)?',
  'sans|(?<!rien )(?:sauf|excepte|hormis)|a part|(?:mais|et) pas|rien (?:de|dans)|au lieu de',
  'sem|mas nao|nada d[oa]s?|em vez de|nao quero(?: ler)?',
  '除(?: 了)?|不 (?:要|想|包 括|含|读|讀)|没 有',
)
/** Before a part that the reader has read. */
const read = endsWith(
  'already (?:read|finished|done|studied|completed|covered|know)(?: through)?|(?:have|ve) just read|done with',
  '(?:i|we|have|ve|just) (?:finished|completed)(?: reading| studying)?',
  'ya (?:he |hemos )?(?:leido|lei|leimos|termine|terminado)|deja (?:lu|fini|termine|etudie)|ja (?:li|lemos|terminei|estudei)',
  '已 经 (?:读|看)(?: 过| 完)?(?: 了)?|已 經 (?:讀|看)(?: 過| 完)?(?: 了)?|(?:读|看) 过(?: 了)?|讀 過(?: 了)?',
)
const hasRead = endsWith('read|finished|studied')
/** The same after it, as in "Ich habe Römer schon gelesen". */
const readAfter =
  /^(?:habe ich |haben wir )?(?:schon|bereits)(?: \S+){0,2} (?:gelesen|durch|beendet)(?: |$)|^我?(?: 们)? ?已 经 (?:读|看)(?: |$)/
const again =
  /(?:^| )(?:again|once more|wieder|nochmals?|noch einmal|erneut|de nuevo|otra vez|nouveau|encore|novamente|de novo|outra vez|再)(?: |$)/

/** For every part of the Bible that is mentioned: whether the request leaves it out, alone or in a list of them. */
export function leftOut(words: readonly string[], mentions: readonly Mention[], text: string): boolean[] {
  const isAgain = again.test(words.join(' '))
  const isOut = mentions.map(({ at, end }) => {
    const before = words.slice(Math.max(0, at - 8), at).join(' ')
    const after = words.slice(end, end + 6).join(' ')
    return (
      unwanted.test(before) ||
      (!isAgain &&
        (read.test(before) || readAfter.test(after) || (hasRead.test(before) && /^already(?: |$)/.test(after))))
    )
  })
  return spread(words, mentions, text, isOut, ({ entry }) => !entry || entry.kind === 'book' || entry.kind === 'set')
}

/** A list has the same meaning from its first to its last: "except Matthew and Mark". It does not continue in the next sentence. */
function spread(
  words: readonly string[],
  mentions: readonly Mention[],
  text: string,
  isOne: readonly boolean[],
  mayBe: (mention: Mention) => boolean,
): boolean[] {
  const all: boolean[] = []
  for (const [index, mention] of mentions.entries()) {
    const last = mentions[index - 1]
    const isNext = last && all[index - 1] && listed.test(words.slice(last.end, mention.at).join(' '))
    all.push(mayBe(mention) && !isFirstOfSentence(mention, text) && (isOne[index]! || Boolean(isNext)))
  }
  return all
}

/** The books that have the name of a person. */
const named = new Set(
  'RUT EST JOS EZR NEH JOB ISA JER EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN TIT PHM JAS JUD TOB JDT'.split(
    ' ',
  ),
)
const own =
  'my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mis?|nuestr[oa]s?|mon|ma|mes|notre|nos|meus?|minhas?|noss[oa]s?'
const relatives = [
  '(?:step|grand)?(?:son|daughter|child|father|mother)s?|grand(?:pa|ma)|(?:step|grand)?children|wife|husband|spouse|partner|friends?|brothers?|sisters?|mom|mum|dad|mama|papa|baby|babies|kids?|twins?|boys?|girls?|(?:boy|girl)friend|fiancee?|nephews?|nieces?|cousins?|uncle|aunt|neighbou?rs?|colleagues?|coworkers?|boss|pastor|teacher|dog|cat',
  '(?:enkel)?(?:sohn(?:e?s)?|sohne|tochter|kind(?:e[rs]n?)?)|(?:ehe)?(?:frau|mann(?:e?s)?)|(?:brief)?freund(?:in|e[ns]?|s)?|bruder[ns]?|schwestern?|mutter|vaters?|oma|opa|enkel(?:in)?|neffen?|nichte|onkel|tante|nachbarn?|nachbarin|kolleg(?:e|en|in)|verlobten?|schwager',
  'hij[oa]s?|espos[oa]|mari(?:do)?|mujer|amig[oa]s?|herman[oa]s?|madre|padre|bebe|nin[oa]s?|niet[oa]s?|abuel[oa]|prim[oa]|sobrin[oa]|ti[oa]|novi[oa]|vecin[oa]',
  'fils|filles?|femme|epouse|epoux|amie?s?|freres?|s(?:oe|œ)urs?|pere|mere|maman|enfants?|cop(?:ain|ine)|neveu|niece|oncle|voisine?|collegue',
  'filh[oa]s?|mulher|irmaos?|irmas?|mae|pai|criancas?|net[oa]s?|avo|namorad[oa]|noiv[oa]',
].join('|')
const called =
  '(?: (?:(?:s name )?is(?: called)?|named|called|namens|heisst|llamad[oa]|se llama|nommee?|s appelle|chamad[oa]|se chama))?'
const relative = new RegExp(
  [
    `(?:^| )(?:${own})(?: (?!(?:the|of|in|about|from|and|with|story|book|read|reading) )\\S+){0,3} (?:${relatives})${called}$`,
    `(?:^| )an? (?:\\S+ )?friend${called}$`,
    '我(?: 们| 們)?(?: 的)? (?:儿 子|兒 子|女 儿|女 兒|妻 子|太 太|老 婆|丈 夫|老 公|朋 友|哥 哥|弟 弟|姐 姐|妹 妹|妈 妈|爸 爸|母 亲|父 亲|孩 子)$',
  ].join('|'),
)
/** "Our mother Mary" is a person of the Bible. */
const ofAll =
  /(?:^| )(?:our|unsere?|nuestr[oa]|notre|noss[oa]) (?:\S+ )?(?:father|mother|brother|vater|mutter|bruder|padre|madre|hermano|pere|mere|frere|pai|mae|irmao)$/

/**
 * For every mention, whether it is the name of a relative or friend of the reader: "for my daughter Ruth". A name with
 * chapters, or after a colon, is a book.
 */
export function relativesIn(words: readonly string[], mentions: readonly Mention[], text: string): boolean[] {
  const isOne = mentions.map(({ at, entry, first }) => {
    const before = words.slice(Math.max(0, at - 8), at).join(' ')
    return relative.test(before) && !isAfterColon(first, text) && !(entry?.kind === 'person' && ofAll.test(before))
  })
  return spread(words, mentions, text, isOne, ({ entry, hasChapters }) => {
    if (entry?.kind === 'person') return entry.title !== 'The life of Jesus'
    return entry?.kind === 'book' && !hasChapters && named.has(entry.book)
  })
}
