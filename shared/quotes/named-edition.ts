import type { ReaderTranslation } from '../bible/reader-translation.ts'

/** The names of translations in full, each with its abbreviation. */
const names: readonly [string, string][] = [
  ['New King James(?: Version)?', 'NKJV'],
  ['King James(?: Version)?', 'KJV'],
  ['World English Bible', 'WEB'],
  ["Young['’]s Literal(?: Translation)?", 'YLT'],
  ['American Standard(?: Version)?', 'ASV'],
  ['English Standard Version', 'ESV'],
  ['New International Version', 'NIV'],
  ['New Living Translation', 'NLT'],
  ['New American Standard(?: Bible)?', 'NASB'],
  ['Christian Standard Bible', 'CSB'],
  ['New Revised Standard(?: Version)?', 'NRSV'],
  ['Nueva Versión Internacional', 'NVI'],
  ['Nueva Traducción Viviente', 'NTV'],
  ['Reina[- ]Valera (?:de )?1960', 'RVR1960'],
  ['Reina[- ]Valera (?:de )?1909', 'RV1909'],
  ['Amplified Bible', 'AMP'],
  ['Good News (?:Bible|Translation)', 'GNT'],
  ['Contemporary English Version', 'CEV'],
  ['New American Bible', 'NABRE'],
  ['New Jerusalem Bible', 'NJB'],
  ['Douay[-– ]Rheims(?: Bible)?', 'DRB'],
  ['Biblia de Jerusalén', 'BJ'],
  ['Biblia de las Américas', 'LBLA'],
  ['Dios Habla Hoy', 'DHH'],
  ['Elberfelder(?: Bibel)?', 'ELB'],
  ['Schlachter(?:[- ]Bibel| 2000)', 'SLT'],
  ['Einheitsübersetzung', 'EÜ'],
  ['Gute Nachricht Bibel', 'GNB'],
  ['Louis Segond|Segond(?: 21)?', 'LSG'],
  ['(?:La )?Bible du Semeur', 'BDS'],
  ['Bible de Jérusalem', 'BJ'],
  ['Almeida Revista e Atualizada', 'ARA'],
  ['Almeida Revista e Corrigida', 'ARC'],
  ['和合本修訂版|和合本修订版', 'RCUV'],
  ['新譯本|新译本', 'CNV'],
  ['現代中文譯本|现代中文译本', 'TCV'],
  ['當代譯本|当代译本', 'CCB'],
  ['思高(?:譯本|译本|聖經|圣经)?', 'SGB'],
  ['呂振中(?:譯本)?|吕振中(?:译本)?', 'LZZ'],
]
const short = [
  'NKJV|KJV|WEB|ASV|ESV|NIV|NLT|NASB|CSB|HCSB|NRSVUE|NRSV|RSV|BSB|YLT|AMPC|AMP|MSG|NET|GNT|GNB|TEV|CEV|NABRE|NAB',
  'NJB|RNJB|DRB|DRA|NCV|NIRV|NIrV|TLB|TPT|CJB|CEB|LSB|ISV|LEB|REB|NEB|JPS',
  'RVR1960|RVR60|RV1960|RV60|RVR1909|RV1909|RVR1995|RVR95|RVA|NVI|NTV|LBLA|DHH|TLA|PDT|NBLA|BJ',
  'LUT|ELB|SLT|NGÜ|NGUE|EÜ|HFA|ZB|LSG|S21|BDS|ARA|ARC|ACF|NAA|NVT|NTLH|RCUV|CUNP|CUV|CNV|TCV|CCB',
].join('|')
const edition = `(?<![\\p{L}\\p{N}])(?:${names.map(([name]) => name).join('|')}|${short})(?![\\p{L}\\p{N}])`
const any = new RegExp(edition, 'gu')

/** Between the name of a translation and the words that it introduces: "the NIV (2011) reads:". */
const introducing = new RegExp(`(?<name>${edition})(?!.*${edition})[^.!?。！？“”"«»「」\\n]{0,40}\\n{0,2}$`, 'su')
/** Behind quoted words, in parentheses or after a dash: "(Psalm 23:1, KJV)", "— Psalm 23:1 (KJV)"; or "in the KJV". */
const enclosed = new RegExp(
  `^[\\s.,;:!?"“”‘’«»‹›」』_*]*(?:[([（][^()（）\\n“"«]{0,60}?|[([（][^()（）\\n“"«]{0,60}[)\\]）]\\s*(?:[([（]|[—–―-]+\\s*)|[—–―-]+[^\\n“"«;]{0,60}?|(?:as |in |from |en )?(?:the |la )?)(?<name>${edition})(?!\\s*:)`,
  'u',
)

/** The abbreviation of the translation that the words right before or behind a quotation name as its own. */
export function namedEdition(before: string, after: string): string | undefined {
  // the parentheses behind another quotation name its own source
  const lead = before.replace(/^[\s\S]*(?:["”»」]|’(?!\p{L}))[\s.,;:]*(?:[([（][^()（）]*[)）])?/u, '')
  const name = enclosed.exec(after)?.groups?.name ?? introducing.exec(lead)?.groups?.name
  return name && abbreviationOf(name)
}

function abbreviationOf(name: string): string {
  const [, found] = names.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(name)) ?? []
  return (found ?? name).replace(/^RVR?(?:19)?60$/, 'RVR1960').replace('RVR1909', 'RV1909')
}

const abbreviated = '(?=[\\p{L}\\d]*\\p{Lu}[\\p{L}\\d]*\\p{Lu})\\p{Lu}[\\p{L}\\d]{1,7}(?:-\\p{Lu}{1,3})?'
/** What shows that a name in words is of a translation, and not of a speaker or a part of the Bible. */
const editionWord = [
  'Bible|Version|Translation|\\p{L}*[Bb]ibel|\\p{L}*[Üü]bersetzung|Biblia|[Vv]ersión|[Tt]raducción|Bíblia|[Vv]ersão|[Tt]radução',
  '[Tt]raduction|Alkitab|Terjemahan|Reina|Valera|Almeida|Luther|Elberfelder|Zürcher|Schlachter|Menge|Segond|Semeur|Crampon',
  'Ostervald|Chouraqui|Vulgat[ae]|Phillips|Tyndale|Wycliffe|Geneva|Darby|Moffatt|Weymouth|Message|Jerusalén|Hoffnung für [Aa]lle',
].join('|')
const named = `(?=[^()（）\\n]{0,60}(?<!\\p{L})(?:${editionWord})(?!\\p{L}))`
const written = "\\p{Lu}[\\p{L}\\p{M}'’-]+(?: \\p{L}[\\p{L}\\p{M}'’-]*){0,4}(?: \\d{4})?"
/** A name behind a reference in parentheses or after a dash: "(John 3:16, Name)", "— John 3:16 (Name)". */
const behindReference = new RegExp(
  `^[\\s.,;:!?"“”‘’«»‹›」』_*]*(?:[([（]|[—–―-]+)[^()（）\\n“"«]{0,60}?\\d\\p{Ll}{0,2}(?:[ \u00a0,;，；]+| ?[)）]? ?[([（])(?<name>${abbreviated}|${named}${written}|\\p{Script=Han}{1,7}[本版經经]) *(?:[)\\]）]|\\n|$)`,
  'u',
)
/** Names that are of no particular translation: parts of the Bible, eras, texts in its first languages, the Bible itself. */
const noEdition =
  /^(?:(?:OT|NT|AT|AD|BCE?|CE|LXX|MT|DSS|TR|YHWH|JHWH)(?!\p{L})|(?:(?:The|La|Die|A|Holy|Santa|Sainte|Sagrada|Heilige) )*(?:Bible|Biblia|Bibel|Bíblia|Alkitab)$)/u

/** A name behind the reference of a quotation that may be of a translation which is not in the list. */
export function unlistedEdition(after: string): string | undefined {
  const name = behindReference.exec(after)?.groups?.name
  return name && !noEdition.test(name) ? name : undefined
}

/** Further names of translations, as `plainName` returns them, by the last part of their ids. */
const furtherNames: Readonly<Record<string, readonly string[]>> = {
  rv1909: ['rvr', 'reinavalera'],
  kjv: ['av', 'authorized version', 'authorised version'],
}
const plainName = (name: string): string => name.toLowerCase().replace(/-/g, ' ').replace(/^the /, '')

/** True if a name that is not in the list is not of the reader's own translation. */
export function isUnlistedOther(name: string, { id }: ReaderTranslation, own?: Named): boolean {
  const given = plainName(name)
  const last = id.split('-').at(-1) ?? ''
  if (furtherNames[last]?.includes(given)) return false
  const names = [own?.name ?? '', own?.abbreviation ?? '', last].map(plainName)
  return !names.some((each) => each !== '' && (each.includes(given) || given.includes(each)))
}

type Named = { name: string; abbreviation: string }

/** True for the abbreviation of another translation than the reader's own, whose abbreviation may be longer. */
export const isOtherEdition = (name: string, { id }: ReaderTranslation, abbreviation = ''): boolean =>
  ![abbreviation, ...id.split('-')].some((each) => each.toUpperCase().startsWith(name))

/** True for a text that names another translation than the reader's own. */
export const namesOther = (text: string, translation: ReaderTranslation, abbreviation?: string): boolean =>
  (text.match(any) ?? []).some((name) => isOtherEdition(abbreviationOf(name), translation, abbreviation))
