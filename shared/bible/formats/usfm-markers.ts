import type { BlockKind } from '../tokens.ts'

/*
 * What the markers of USFM mean here; USX uses the same ones as styles. Source: the USFM 3.1 and USX 3.1 documentation.
 * A marker may end in its level: `q2` is the second level of `q`.
 */

/** A paragraph: a kind of block, a blank line, or text beside Scripture, such as titles and introductions. */
export type ParagraphMeaning = BlockKind | 'blank' | 'aside'
/** Marked characters: plain words, a style, a word with attributes, or text beside Scripture. `label`: a note's place. */
export type CharacterMeaning = 'plain' | 'wj' | 'nd' | 'add' | 'word' | 'aside' | 'label'

const set = (markers: string): Set<string> => new Set(markers.split(' '))

const prose = set('p m po pr cls pmo pm pmc pmr pi mi nb pc ph phi lit li lim lh lf tr')
const poetry = set('q qm')
const poetryLines = set('qr qc')
const headings = set('s ms mr sr r sp qa sd')
const titles = set('d qd')
const blanks = set('b pb ib')
const asides = set(
  'ide usfm sts rem h toc toca mt mte imt is ip ipi im imi ipq imq ipr iq ili iot io iex imte ie cl cp cd restore',
)

const plain = set(
  'bk dc k lit ord pn png addpn qt sig sls tl em bd it bdit no sc sup ndx rb jmp ref qs qac litl lik liv xt tc th tcr thr tcc thc ' +
    'ft fk fq fqa fl fw fp fv fdc fm xk xq xta xot xnt xdc xop efm',
)
const beside = set('ca va vp pro rq fig cat ior iqt')
const words = set('w wg wh wa')

const footnotes = set('f fe ef')
const crossReferences = set('x ex')

const base = (marker: string): string => marker.replace(/\d+(?:-\d+)?$/, '')

/** What a paragraph marker means; undefined if it is not in the standard. */
export function paragraphMeaning(marker: string): ParagraphMeaning | undefined {
  const name = base(marker)
  if (prose.has(name)) return 'p'
  if (poetry.has(name)) return lineKind(Number(/\d/.exec(marker)?.[0] ?? 1))
  if (poetryLines.has(name)) return 'q1'
  if (headings.has(name)) return 'heading'
  if (titles.has(name)) return 'psalm-title'
  if (blanks.has(name)) return 'blank'
  return asides.has(name) ? 'aside' : undefined
}

/** What a character marker means; undefined if it is not in the standard. */
export function characterMeaning(marker: string): CharacterMeaning | undefined {
  if (marker === 'wj' || marker === 'nd' || marker === 'add') return marker
  if (marker === 'fr' || marker === 'xo') return 'label'
  const name = base(marker)
  if (words.has(name)) return 'word'
  if (plain.has(name)) return 'plain'
  return beside.has(name) ? 'aside' : undefined
}

/** The kind of note that a marker begins; undefined for other markers. */
export function noteMeaning(marker: string): 'footnote' | 'crossref' | undefined {
  if (footnotes.has(marker)) return 'footnote'
  return crossReferences.has(marker) ? 'crossref' : undefined
}

/** Whether a file with this code is not a book of the Bible: front matter, a glossary, an index. */
export const isPeripheral = (code: string): boolean => /^(FRT|INT|BAK|OTH|GLO|CNC|TDX|NDX|XX[A-G])$/.test(code)

/** The kind of a line of poetry by its level. */
export const lineKind = (level: number): BlockKind => (level >= 3 ? 'q3' : level === 2 ? 'q2' : 'q1')
