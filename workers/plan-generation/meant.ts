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
const isFirstOfSentence = ({ first }: Pick<Mention, 'first'>, text: string): boolean =>
  isAfter('[.!?;]\\s+|[。！？；]\\s*', first, text)

const JESUS = 'The life of Jesus'

const listed = /^(?:and|or|nor|y|e|o|ni|und|oder|noch|et|ou|nem|和|与|與|或)$/

const introduction = `(?: (?:the|any|all|books?|gospel|letters?|epistles?|of|from|in|by|for|to|das|die|der|den|dem|buch|aus|vo[nm]|evangelium|brief|nach|an|el|la|los|las|del?|libro|evangelio|carta|a|les?|l|du|des|livre|evangile|selon|lettre|os?|as|d[oa]s?|livro|evangelho|em|n[oa]|aos?|读|讀))*$`
/** "Don't skip Leviticus" and "I can't live without the Psalms" leave nothing out. */
const negation = '(?:not|t|dont|cant|cannot|never|without|nicht|nie|kein(?:e[nmrs]?)?|nunca|jamas|jamais|nao|没|沒|不)'
const endsWith = (...phrases: string[]) =>
  new RegExp(`(?<!(?:^| )${negation}(?: \\S+){0,2})(?:^| )(?:${phrases.join('|')})${introduction}`)

/**
 * Before a part that is not wanted. "Nothing except Romans" is Romans. What may mean something else is not here: it is
 * worse to leave out what is wanted than to read more.
 */
const unwanted = endsWith(
  '(?:instead|in place) of(?: reading| studying)?|rather than',
  '(?:an)?statt|en (?:vez|lugar)|au lieu|em (?:vez|lugar)|tod[oa]s?(?: \\S+){0,3} menos',
  'without|(?<!nothing |no book )(?:except|other than|apart from|aside from)(?: for)?|excepting|exclud(?:e|ing)|but not',
  '(?:every\\S*|all|any\\S*)(?: (?:books?|parts?|letters?|gospels?|the|of|bible|old|new|testament)){0,4} but',
  '(?:but|and|please) nothing (?:from|out of)|skip(?:ping)?|omit(?:ting)?|leav(?:e|ing) out',
  'ohne|(?<!nichts )(?:au(?:ss|ß)er|bis auf)|ausgenommen|aber nicht|(?:aber|bitte) nichts (?:aus|von)',
  '(?<!nada )(?:excepto|exceto)|pero no|pero nada del?',
  'sans|(?<!rien )(?:sauf|excepte|hormis)|mais pas|mais rien (?:de|dans)',
  'sem|mas nao|mas nada d[oa]s?|不 (?:要|包 括|含)',
)
/** The same in one language only: "sin" is an English word, too. */
const unwantedIn: Record<string, RegExp> = {
  es: endsWith('sin|(?<!al |lo )menos'),
  pt: endsWith('(?<!ao |pelo )menos'),
  fr: endsWith('a part'),
  zh: endsWith('除(?: 了)?'),
}
/** After 除了, it means "besides": "Romans and Galatians, too". */
const besides = /[还還也]/

/** Before a part that is not wanted if something else is: "not Genesis but Exodus". "Why not Romans?" wants it. */
const refused = new RegExp(
  `(?:^| )(?:(?<!why |or |did |do |have |am |is )not|no more|(?:don t|dont|do not) (?:want|include|like|add)(?: to read)?|(?<!know )nothing (?:from|out of)|no (?:quiero|incluyas?|incluir|me gusta)(?: leer)?|(?<!don t |dont |not )(?:hate|dislike)|(?:tired|sick) of|(?<!noch |warum )nicht|(?<!pourquoi )pas|(?<!por que |por qué |ainda )nao|(?:hart[oa]|cansad[oa]) de(?: leer)?)${introduction}`,
)
/** The same in one language only: in Portuguese, "no" is "in the". */
const notIn = '(?! (?:livro|evangelho|antigo|novo|velho|salmo)(?: |$))'
const refusedIn: Record<string, RegExp> = {
  en: new RegExp(`(?:^| )no${notIn}${introduction}`),
  es: new RegExp(`(?:^| )(?<!por que |o |aun )no${notIn}${introduction}`),
}
/** The same after it. */
const refusedAfter =
  /^(?:is|are|es|son|me|ist|sind) (?:(?!not |never |no |nunca |nicht )\S+ )?(?:boring|difficult|dull|aburrid[oa]s?|aburren?|dificil|langweilig)(?: |$)/

/** Before a part that the reader has read. */
const read = endsWith(
  '(?:already|just) (?:read|finished|done|studied|completed|covered)(?: through)?|done with',
  '(?:i|we|have|ve|just) (?:finished|completed)(?: reading| studying)?',
  'ya (?:he |hemos )?(?:leido|lei|leimos|termine|terminado)|deja (?:lu|fini|termine|etudie)|ja (?:li|lemos|terminei|estudei)',
  '已 经 (?:读|看)(?: 过| 完)?(?: 了)?|已 經 (?:讀|看)(?: 過| 完)?(?: 了)?|(?:读|看) 过(?: 了)?|讀 過(?: 了)?',
)
const hasRead = endsWith('read|finished|studied')
/** The same after it, as in "Ich habe Römer schon gelesen". */
const readAfter =
  /^(?:habe ich |haben wir )?(?:schon|bereits)(?: \S+){0,2} (?:gelesen|durch|beendet)(?: |$)|^我?(?: 们)? ?已 经 (?:读|看)(?: |$)/
const again =
  /(?:^| )(?:again|once more|better|deeper|(?:read|study|understand) it|wieder|nochmals?|noch einmal|erneut|besser|tiefer|de nuevo|otra vez|mejor|nouveau|encore|mieux|novamente|de novo|outra vez|melhor|再)(?: |$)/
const somethingElse =
  /(?:^| )(?:(?:something|anything) (?:else|new|different)|another|etwas (?:anderes|neues)|otr[ao] (?:cosa|libro)|algo nuevo|autre (?:chose|livre)|outr[ao] (?:coisa|livro)|algo novo|别 的|其 他|別 的)(?: |$)/

/**
 * For every part of the Bible that is mentioned: whether the request leaves it out, alone or in a list of them. What
 * the reader has read is left out if something else is wanted.
 */
export function leftOut(words: readonly string[], mentions: readonly Mention[], text: string, language: string) {
  const all = words.join(' ')
  const before = ({ at }: Mention) => words.slice(Math.max(0, at - 8), at).join(' ')
  const mayBe = ({ entry }: Mention) =>
    !entry || entry.kind === 'book' || entry.kind === 'set' || (entry.kind === 'person' && entry.title !== JESUS)
  const isListed = (gap: string, mention: Mention) =>
    mayBe(mention) && !isFirstOfSentence(mention, text) && listed.test(gap)
  const isOut = spread(
    words,
    mentions,
    mentions.map((each) => {
      const own = unwantedIn[language]?.test(before(each)) && !(language === 'zh' && besides.test(all))
      return mayBe(each) && (unwanted.test(before(each)) || own === true)
    }),
    // a comma may be all that is between
    (gap, mention) => isListed(gap || 'and', mention),
  )
  const isRead = spread(
    words,
    mentions,
    mentions.map((each) => {
      const after = words.slice(each.end, each.end + 6).join(' ')
      const had = read.test(before(each)) || readAfter.test(after)
      return mayBe(each) && (had || (hasRead.test(before(each)) && /^already(?: |$)/.test(after)))
    }),
    isListed,
  )
  const isRefused = mentions.map((each) => {
    const after = words.slice(each.end, each.end + 4).join(' ')
    return (
      mayBe(each) &&
      (refused.test(before(each)) || refusedIn[language]?.test(before(each)) === true || refusedAfter.test(after))
    )
  })
  const isElse =
    somethingElse.test(all) || mentions.some((_, index) => !isOut[index] && !isRead[index] && !isRefused[index])
  const drops = isElse && !again.test(all)
  return mentions.map((_, index) => isOut[index]! || (isElse && isRefused[index]!) || (drops && isRead[index]!))
}

/** A list has the same meaning from its first to its last: "except Matthew and Mark". */
function spread(
  words: readonly string[],
  mentions: readonly Mention[],
  isOne: readonly boolean[],
  isNext: (gap: string, mention: Mention) => boolean,
): boolean[] {
  const all: boolean[] = []
  for (const [index, mention] of mentions.entries()) {
    const last = mentions[index - 1]
    const gap = last && all[index - 1] ? words.slice(last.end, mention.at).join(' ') : undefined
    all.push(isOne[index]! || (gap !== undefined && isNext(gap, mention)))
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
/** "Our mother Mary" and "our brother James" are persons of the Bible. */
const ofAll =
  /(?:^| )(?:our|unsere?|nuestr[oa]|notre|noss[oa]) (?:\S+ )?(?:father|mother|brother|vater|mutter|bruder|padre|madre|hermano|pere|mere|frere|pai|mae|irmao)$/

/** "For my kids, Jonah and Daniel": after several relatives and a comma, a name is a book. */
const severalBefore =
  '(?:kids|children|boys|girls|sons|daughters|friends|kinder|freunde|hijos|amigos|enfants|amis|filhos)\\s*,\\s*'

/**
 * For every mention, whether it is the name of a relative or friend of the reader: "for my daughter Ruth". A name with
 * chapters, after a colon or at the beginning of a sentence is a book.
 */
export function relativesIn(words: readonly string[], mentions: readonly Mention[], text: string): boolean[] {
  const mayBe = ({ entry, hasChapters, first }: Mention) => {
    if (isFirstOfSentence({ first }, text)) return false
    if (entry?.kind === 'person') return entry.title !== JESUS
    return entry?.kind === 'book' && !hasChapters && named.has(entry.book)
  }
  const isOne = mentions.map((mention) => {
    const { at, first } = mention
    const before = words.slice(Math.max(0, at - 8), at).join(' ')
    const isNamed = relative.test(before) && !isAfterColon(first, text) && !isAfter(severalBefore, first, text)
    return mayBe(mention) && isNamed && !ofAll.test(before)
  })
  return spread(words, mentions, isOne, (gap, mention) => mayBe(mention) && (gap === '' || listed.test(gap)))
}
