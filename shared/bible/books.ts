/** The books that a translation may contain. USFM codes are our ids; sources and references use OSIS ids. */
type Testament = 'OT' | 'NT' | 'DC'
export type Book = {
  id: string
  osis: string
  name: string
  abbreviation: string
  testament: Testament
  aliases: string[]
}

// id, OSIS id, name, abbreviation, further forms
const table: Record<Testament, string> = {
  OT: `
GEN Gen|Genesis|Gen|ge gn
EXO Exod|Exodus|Exod|ex exo
LEV Lev|Leviticus|Lev|le lv
NUM Num|Numbers|Num|nu nm nb
DEU Deut|Deuteronomy|Deut|de deu dt
JOS Josh|Joshua|Josh|jos jsh
JDG Judg|Judges|Judg|jdg jg jdgs
RUT Ruth|Ruth|Ruth|rut rth ru
1SA 1Sam|1 Samuel|1 Sam|1sa 1sm 1s
2SA 2Sam|2 Samuel|2 Sam|2sa 2sm 2s
1KI 1Kgs|1 Kings|1 Kgs|1ki 1kin 1k
2KI 2Kgs|2 Kings|2 Kgs|2ki 2kin 2k
1CH 1Chr|1 Chronicles|1 Chr|1ch 1chron
2CH 2Chr|2 Chronicles|2 Chr|2ch 2chron
EZR Ezra|Ezra|Ezra|ezr
NEH Neh|Nehemiah|Neh|ne
EST Esth|Esther|Esth|est es
JOB Job|Job|Job|jb
PSA Ps|Psalms|Ps|psa psalm pss psm pslm
PRO Prov|Proverbs|Prov|pro prv pr proverb
ECC Eccl|Ecclesiastes|Eccl|ecc ec eccles qoh qoheleth
SNG Song|Song of Solomon|Song|sng sos so songofsongs canticles cant
ISA Isa|Isaiah|Isa|is
JER Jer|Jeremiah|Jer|je jr
LAM Lam|Lamentations|Lam|la
EZK Ezek|Ezekiel|Ezek|ezk eze
DAN Dan|Daniel|Dan|da dn
HOS Hos|Hosea|Hos|ho
JOL Joel|Joel|Joel|jol jl
AMO Amos|Amos|Amos|amo am
OBA Obad|Obadiah|Obad|oba ob
JON Jonah|Jonah|Jonah|jon jnh
MIC Mic|Micah|Mic|mc
NAM Nah|Nahum|Nah|nam na
HAB Hab|Habakkuk|Hab|hb
ZEP Zeph|Zephaniah|Zeph|zep zp
HAG Hag|Haggai|Hag|hg
ZEC Zech|Zechariah|Zech|zec zc
MAL Mal|Malachi|Mal|ml`,
  DC: `
TOB Tob|Tobit|Tob|tb
JDT Jdt|Judith|Jdt|jth
ESG EsthGr|Esther (Greek)|Esth Gr|esg greekesther addesth
WIS Wis|Wisdom of Solomon|Wis|wisdom ws
SIR Sir|Sirach|Sir|ecclesiasticus ecclus
BAR Bar|Baruch|Bar|ba
LJE EpJer|Letter of Jeremiah|Ep Jer|lje letjer
S3Y PrAzar|Prayer of Azariah|Pr Azar|s3y songofthree
SUS Sus|Susanna|Sus|
BEL Bel|Bel and the Dragon|Bel|
1MA 1Macc|1 Maccabees|1 Macc|1ma 1mac
2MA 2Macc|2 Maccabees|2 Macc|2ma 2mac
3MA 3Macc|3 Maccabees|3 Macc|3ma 3mac
4MA 4Macc|4 Maccabees|4 Macc|4ma 4mac
1ES 1Esd|1 Esdras|1 Esd|1es 1esdr
2ES 2Esd|2 Esdras|2 Esd|2es 2esdr
MAN PrMan|Prayer of Manasseh|Pr Man|man prayerofmanasses
PS2 AddPs|Psalm 151|Ps 151|ps2 additionalpsalm
DAG DanGr|Daniel (Greek)|Dan Gr|dag greekdaniel`,
  NT: `
MAT Matt|Matthew|Matt|mat mt
MRK Mark|Mark|Mark|mrk mk mr
LUK Luke|Luke|Luke|luk lk
JHN John|John|John|jhn jn joh
ACT Acts|Acts|Acts|act ac actsoftheapostles
ROM Rom|Romans|Rom|ro rm
1CO 1Cor|1 Corinthians|1 Cor|1co
2CO 2Cor|2 Corinthians|2 Cor|2co
GAL Gal|Galatians|Gal|ga
EPH Eph|Ephesians|Eph|ep
PHP Phil|Philippians|Phil|php pp
COL Col|Colossians|Col|cl
1TH 1Thess|1 Thessalonians|1 Thess|1th 1thes
2TH 2Thess|2 Thessalonians|2 Thess|2th 2thes
1TI 1Tim|1 Timothy|1 Tim|1ti 1tm
2TI 2Tim|2 Timothy|2 Tim|2ti 2tm
TIT Titus|Titus|Titus|tit ti
PHM Phlm|Philemon|Phlm|phm philem pm
HEB Heb|Hebrews|Heb|hb
JAS Jas|James|Jas|jam jm
1PE 1Pet|1 Peter|1 Pet|1pe 1pt
2PE 2Pet|2 Peter|2 Pet|2pe 2pt
1JN 1John|1 John|1 John|1jn 1jo 1joh
2JN 2John|2 John|2 John|2jn 2jo 2joh
3JN 3John|3 John|3 John|3jn 3jo 3joh
JUD Jude|Jude|Jude|jud jd
REV Rev|Revelation|Rev|rv re revelations apocalypse revelationofjohn`,
}

const ordinals: [RegExp, string][] = [
  [/^(?:iii|3rd|third) ?(?=[a-z])/, '3'],
  [/^(?:ii|2nd|second) ?(?=[a-z])/, '2'],
  [/^(?:i|1st|first) (?=[a-z])/, '1'],
]

const kinds = /^(?:the )?(?:book|gospel|letter|epistle)s? (?:of|to|according to) (?:the )?/

/** All books in the order of the 66 with the deuterocanon between the testaments. */
export const books: readonly Book[] = (['OT', 'DC', 'NT'] as const).flatMap((testament) =>
  table[testament]
    .trim()
    .split('\n')
    .map((line) => {
      const [ids = '', name = '', abbreviation = '', aliases = ''] = line.split('|')
      const [id = '', osis = ''] = ids.split(' ')
      return { id, osis, name, abbreviation, testament, aliases: aliases.split(' ').filter(Boolean) }
    }),
)

const byId = new Map(books.map((book) => [book.id, book]))
const byOsis = new Map(books.map((book) => [book.osis, book]))
const byForm = new Map<string, Book>()
for (const book of books) {
  for (const form of [book.id, book.osis, book.name, book.abbreviation, ...book.aliases]) {
    const key = folded(form).replaceAll(' ', '')
    // `hb` is Habakkuk: when two books claim a form, the first in canonical order keeps it
    if (!byForm.has(key)) byForm.set(key, book)
  }
}

/** The codes that no other book's name or abbreviation claims: these need no folding. */
const byOwnCode = new Map(
  books.filter(({ id }) => byForm.get(folded(id).replaceAll(' ', ''))?.id === id).map((book) => [book.id, book]),
)

/** The book of a USFM code in capitals; undefined if none matches. */
export const bookById = (id: string): Book | undefined => byId.get(id)

/** The book of an OSIS id such as `1Sam`; undefined if none matches. */
export const bookFromOsis = (osis: string): Book | undefined => byOsis.get(osis)

/**
 * The book that a code, name or common abbreviation means, in any case: `gen`, `1 Cor.`, `II Kings`, `Song of Songs`.
 */
export function findBook(text: string): Book | undefined {
  if (text.length > 40) return undefined
  const known = byOwnCode.get(text)
  if (known) return known
  const form = folded(text)
  // the Letter of Jeremiah is a separate book, the Letter to the Romans is Romans
  return byForm.get(form.replaceAll(' ', '')) ?? byForm.get(form.replace(kinds, '').replaceAll(' ', ''))
}

/** The position of a book in canonical order, from 0. */
export function bookOrder(id: string): number {
  return books.indexOf(byId.get(id)!)
}

function folded(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.’'_\-–]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return ordinals.reduce((form, [pattern, digit]) => form.replace(pattern, digit), plain)
}
