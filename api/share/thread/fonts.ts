import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { Face } from '#shared/picture/picture.ts'

// not every package exports its files
const packages = join(import.meta.dirname, '../../../node_modules')
const literata = '@expo-google-fonts/literata'
const inter = '@expo-google-fonts/inter'

/** The files of our typefaces. Those of the pages are the same, cut into parts for the web. */
const files = {
  serif: `${literata}/400Regular/Literata_400Regular.ttf`,
  serifItalic: `${literata}/400Regular_Italic/Literata_400Regular_Italic.ttf`,
  sans: `${inter}/400Regular/Inter_400Regular.ttf`,
  sansBold: `${inter}/600SemiBold/Inter_600SemiBold.ttf`,
  hebrew: '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf',
} satisfies Record<Face, string> & Record<string, string>

export type FontName = keyof typeof files

/** The names of all fonts. */
export const fontNames = Object.keys(files) as FontName[]

/** The fonts to look for a letter in, after the wanted one. */
const others: readonly FontName[] = ['serif', 'sans', 'hebrew']

const opened = new Map<FontName, Font>()

/** A font, opened on first use. */
export function fontOf(name: FontName): Font {
  const known = opened.get(name) ?? (create(readFileSync(join(packages, files[name]))) as Font)
  opened.set(name, known)
  return known
}

/** The first of these fonts, or else of ours, that has a letter; undefined if none has it. */
export function fontFor(letter: string, ...wanted: FontName[]): FontName | undefined {
  const point = letter.codePointAt(0)!
  return [...wanted, ...others].find((name) => fontOf(name).hasGlyphForCodePoint(point))
}
