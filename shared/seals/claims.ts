import type { TeacherKind } from './text-index.ts'

/*
 * How a text attributes words to Scripture or to an author: "the Bible says", "Jesus said", "it is written", "Paul
 * writes", and the same in Spanish and Chinese.
 */

const book =
  'Genesis|Exodus|Leviticus|Numbers|Deuteronomy|Joshua|Judges|Ruth|Samuel|Kings|Chronicles|Ezra|Nehemiah|Esther|Job|Psalms?|Proverbs|Ecclesiastes|Isaiah|Jeremiah|Lamentations|Ezekiel|Daniel|Hosea|Joel|Amos|Obadiah|Jonah|Micah|Nahum|Habakkuk|Zephaniah|Haggai|Zechariah|Malachi|Matthew|Mark|Luke|John|Acts|Romans|Corinthians|Galatians|Ephesians|Philippians|Colossians|Thessalonians|Timothy|Titus|Philemon|Hebrews|James|Peter|Jude|Revelation'
export const speaker = `(?:[Tt]he\\s|[Hh]oly\\s|[Oo]ur\\s|[Gg]od['’]s\\s|[Ss]acred\\s){0,2}(?:Bible|Scriptures?|scriptures?|[Ww]ord(?:\\sof\\sGod)?|Good\\sBook|[Gg]ospels?|(?:Old|New)\\sTestament|LORD|Lord|Jesus|Christ|Saviou?r|God|Holy\\sSpirit|Spirit|[Aa]postle|[Pp]rophet|[Pp]salmist|[Pp]salm|[Pp]roverb|Preacher|[Vv]erse|[Pp]assage|[Tt]ext|Paul|Moses|David|Solomon|Elijah|Nathan|Mary|${book})(?!\\s(?:Henry|Calvin|Wesley|Chrysostom|Newton|Piper|Stott|Bunyan|Owen|Knox|Milton|Donne|Lennox)\\b)`
const verb =
  '(?:says?|said|saying|teach(?:es)?|taught|tells?\\sus|told|writes?|wrote|writing|declares?|declared|promises?|promised|commands?|commanded|warns?|warned|reads?|states?|stated|proclaims?|proclaimed|cried|cries|answer(?:s|ed)|asks?|asked|puts?\\sit|repl(?:ies|ied)|adds?|added|reminds?\\sus|prays?|prayed|quotes?|quoted|calls?|speaks?|spoke|assures?\\sus|exhorts?|urges?|urged|announces?|announced)'
const few = "(?:[\\s,]+[\\p{L}'’]+){0,6}?"

const near = "(?:[\\s,]+[\\p{L}'’]+){0,2}?"

const english = `(?:(?<![\\p{L}])${speaker}(?:\\s\\d[\\d:–-]*)?${near}[\\s,]+${verb}|(?<![\\p{L}])(?:[Tt]hus|[Ss]o)\\s(?:says?|saith|said|spoke|speaks|declares)\\s${speaker}|[Ii]t\\s(?:is|stands|was)\\swritten|[Aa]s\\s(?:it\\sis\\s)?written|[Ii]n\\sthe\\swords\\sof\\s${speaker}|[Aa]ccording\\sto\\s${speaker}|${speaker}['’]s?\\s(?:own\\s)?words?|[Tt]he\\swords\\sof\\s${speaker})`

export const autor =
  '(?:la\\s(?:Santa\\s|Sagrada\\s)?Biblia|las?\\s(?:Sagradas?\\s)?Escrituras?|la\\sPalabra(?:\\sde\\sDios)?|el\\s(?:Antiguo|Nuevo)\\sTestamento|el\\sEvangelio|Jesús|Jesucristo|Cristo|Dios|el\\sSeñor|Jehová|el\\sEspíritu(?:\\sSanto)?|el\\sapóstol|el\\sprofeta|el\\ssalmista|el\\ssalmo|el\\sversículo|el\\stexto|el\\spasaje|Pablo|Pedro|Juan|Santiago|Mateo|Marcos|Lucas|Moisés|David|Salomón|Isaías|Jeremías|Proverbios)'
const verbo =
  '(?:dice|dijo|dicen|decía|enseña|enseñó|escribe|escribió|declara|declaró|promete|prometió|manda|mandó|advierte|advirtió|afirma|afirmó|responde|respondió|pregunta|preguntó|reza|exclama|exclamó|clama|recuerda)'
const spanish = `(?:(?<![\\p{L}])(?:${autor}${near}[\\s,]+(?:nos\\s)?${verbo}|(?:nos\\s)?${verbo}\\s${autor})|(?:está|fue)\\sescrito|escrito\\sestá|según\\s${autor})`

const chinese =
  '(?:(?:聖經|圣经|經上|经上|耶穌|耶稣|基督|保羅|保罗|上帝|神|主|彼得|約翰|约翰|摩西|大衛|大卫|先知|經文|经文)[^。！？“”「」]{0,8}(?:說|说|寫|写|記|记|告訴|告诉|教導|教导)[^。！？“”「」]{0,3})'

const behind = `(?:[\\s,]+(?:that|que|to\\sus|a\\snosotros|plainly|clearly|again|elsewhere|also|once|there|here|famously)){0,3}`
const endsWithClaim = new RegExp(`(?:${english}|${spanish}|${chinese})${behind}${few}[\\s,:;：，—–(]*$`, 'iu')
const startsWithClaim = new RegExp(
  `^[\\s,.;)”"’—–-]*(?:[Aa]s\\s)?(?:(?:${verb})\\s(?:the\\s)?${speaker}|${speaker}\\s${verb}|${verbo}\\s${autor}|${autor}\\s${verbo})(?!\\p{L})`,
  'iu',
)

/** True if the words before or after a quotation present it as Scripture. */
export function isClaimed(before: string, after: string): boolean {
  const sentence =
    before
      .slice(-160)
      .split(/[.!?。！？][”"’)\]]*\s+/u)
      .at(-1) ?? ''
  if (people.test(sentence.slice(-90))) return false
  return endsWithClaim.test(sentence) || startsWithClaim.test(after.slice(0, 60))
}

const people =
  /(?<!\p{L})(?:Matthew Henry|Henry|[Cc]ommentar(?:y|ies|ists?)|[Cc]omentarios?|Augustine?|Agust[ií]n|Calvin[o]?|Luther|Lutero|Wesley|Aquinas|Aquino|Chrysostom|Cris[oó]stomo|Spurgeon|Scofield|Treasury of David|Lewis|Bonhoeffer|Barth|Catechism|Catecismo|Creed|Credo|Confession|Confesi[oó]n|Strong['’]s|[Ll]exicon|[Dd]ictionary|[Dd]iccionario|Talmud|Josephus|Josefo|Philo|Nave['’]s|Jerome|Jer[oó]nimo|Origen|Tertullian|Athanasius|Edwards|Whitefield|Packer|Stott|Tozer|Piper|Keller|Bunyan|Pascal|Kierkegaard|Chesterton|Tolkien|hymn|himno|proverb says|saying goes|refr[aá]n)(?!\p{L})/u

/** True if a teacher, a book or a saying is named as the author of the words that follow. */
export const namesTeacher = (before: string): boolean => people.test(before.slice(-140))

/** The kind of installed text that the words around a quotation name, if any. */
export function namedTeacher(around: string): TeacherKind | undefined {
  if (/(?<!\p{L})(?:(?:Matthew\s)?Henry|Spurgeon|Scofield|Treasury of David)(?!\p{L})/u.test(around))
    return 'commentary'
  if (/(?<!\p{L})Nave(?:['’]s)?(?!\p{L})/u.test(around)) return 'topics'
  return /(?<!\p{L})Strong(?:['’]s)?(?!\p{L})/u.test(around) ? 'lexicon' : undefined
}

/** Words that a text presents as Scripture without quotation marks; positions count from the beginning of the text. */
export type OpenClaim = { start: number; end: number }

const direct = new RegExp(`(?:${english}|${spanish}|${chinese})\\s{0,2}[:：]\\s*`, 'giu')

/** Every sentence after "the Bible says:" and the like that is not between quotation marks. */
export function openClaims(text: string): OpenClaim[] {
  // most paragraphs have no colon, and the pattern is slow
  if (!/[:：]/.test(text)) return []
  return Array.from(text.matchAll(direct), (match) => {
    const start = match.index + match[0].length
    return { start, end: sentenceEnd(text, start) }
  }).filter(({ start, end }) => end > start && !/^["“”„«‘'「『*_]/.test(text.slice(start, end)))
}

const atEnd = new RegExp(`(?:${english}|${spanish}|${chinese})\\s{0,2}[:：]\\s*$`, 'iu')

/** True for a text that ends with "the Bible says:" and the like. */
export const endsWithColonClaim = (text: string): boolean => /[:：]\s*$/.test(text) && atEnd.test(text.slice(-160))

/** The end of the sentence that begins at a position. */
export function sentenceEnd(text: string, start: number): number {
  const end = /[.!?。！？](?=[\s”"’)\]]|$)|\n| \| /u.exec(text.slice(start))
  return end ? start + end.index + (/^[.!?。！？]/u.test(end[0]) ? 1 : 0) : text.length
}

/** The beginning of the sentence that contains a position, not before `from`. */
export function sentenceStart(text: string, from: number, at: number): number {
  const before = text.slice(from, at)
  const last = [...before.matchAll(/[.!?。！？][”"’)\]]*\s+|\n| \| /gu)].at(-1)
  return last ? from + last.index + last[0].length : from
}

const scripture = new RegExp(
  `(?:${english}|${spanish}|${chinese})|\\b(?:Bible|Scriptures?|God['’]s Word|Biblia|Escrituras?|versículo|verse)\\b|聖經|圣经`,
  'iu',
)

/** True for a sentence that claims that something is in the Bible, or mentions the Bible at all. */
export const saysScripture = (sentence: string): boolean => scripture.test(sentence.slice(0, 600))

const denied =
  /(?:(?<!\p{L})(?:not|never|nowhere)|n['’]t)\s[^.,:;]{0,60}?(?:say|teach|mention|state|promise|claim|appear|found|listed|named|written|biblical|(?:in|from)\s(?:the\s)?(?:Bible|Scriptures?)|(?:Bible|Scripture|a)\sverse)|(?:does|is)(?:\snot|n['’]t)[.!]?\s*$/iu
const negado =
  /(?<!\p{L})(?:no|nunca|jamás|tampoco|en\sninguna\sparte)\s[^.,:;]{0,60}?(?:dice|enseña|menciona|promete|afirma|aparece|está|bíblic|versículo|(?:de|en)\sla\sBiblia)/iu

/**
 * True for a sentence that denies that a saying, from `start` to `end`, is in the Bible: “nowhere does the Bible say that …”. The
 * words of the saying deny nothing.
 */
export function deniesSaying(sentence: string, start: number, end: number): boolean {
  const around = `${sentence.slice(0, start)} … ${sentence.slice(end)}`
  return denied.test(around) || negado.test(around)
}
