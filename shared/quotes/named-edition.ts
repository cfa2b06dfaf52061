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
]
const short =
  'NKJV|KJV|WEB|ASV|ESV|NIV|NLT|NASB|CSB|HCSB|NRSVUE|NRSV|RSV|BSB|YLT|RVR1960|RVR60|RV1960|RV60|RVR1909|RV1909|NVI|NTV|LBLA|DHH'
const edition = `(?<![\\p{L}\\p{N}])(?:${names.map(([name]) => name).join('|')}|${short})(?![\\p{L}\\p{N}])`
const any = new RegExp(edition, 'gu')

/** Between the name of a translation and the words that it introduces: "the NIV (2011) reads:". */
const introducing = new RegExp(`(?<name>${edition})(?!.*${edition})[^.!?。！？“”"«»「」\\n]{0,40}\\n{0,2}$`, 'su')
/** Behind quoted words, in parentheses or after a dash: "(Psalm 23:1, KJV)", "— Psalm 23:1 (KJV)"; or "in the KJV". */
const enclosed = new RegExp(
  `^[\\s.,;:!?"”’»」_*]*(?:[([（][^()（）\\n“"«]{0,60}?|[([（][^()（）\\n“"«]{0,60}[)\\]）]\\s*(?:[([（]|[—–―-]+\\s*)|[—–―-]+[^\\n“"«;]{0,60}?|(?:as |in |from |en )?(?:the |la )?)(?<name>${edition})(?!\\s*:)`,
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
  const [, found] = names.find(([pattern]) => new RegExp(`^${pattern}$`, 'u').test(name)) ?? []
  return (found ?? name).replace(/^RVR?(?:19)?60$/, 'RVR1960').replace('RVR1909', 'RV1909')
}

/** True for the abbreviation of another translation than the reader's own, whose abbreviation may be longer. */
export const isOtherEdition = (name: string, { id }: ReaderTranslation, abbreviation = ''): boolean =>
  ![abbreviation, ...id.split('-')].some((each) => each.toUpperCase().startsWith(name))

/** True for a text that names another translation than the reader's own. */
export const namesOther = (text: string, translation: ReaderTranslation, abbreviation?: string): boolean =>
  (text.match(any) ?? []).some((name) => isOtherEdition(abbreviationOf(name), translation, abbreviation))
