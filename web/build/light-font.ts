import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** A part of a font: its letters, as ranges of CSS, and its weights. */
export type LightFont = { file: string; letters: string; weights: { min: number; max: number } }

/** What shapes letters, and what our styles ask for: figures of several kinds, and small capitals. */
const FEATURES = 'kern liga clig calt ccmp locl mark mkmk rlig rvrn lnum onum pnum tnum smcp'.split(' ')

/** The font with these letters and weights only, as WOFF2; every letter looks as before. */
export async function lightFont({ file, letters, weights }: LightFont): Promise<Uint8Array> {
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: FEATURES } as const
  return subsetFont(await readFile(file), textOf(letters), options)
}

/** The characters of ranges like `U+0000-00FF, U+0131`, as a text. */
export function textOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
    })
    .join('')
}
