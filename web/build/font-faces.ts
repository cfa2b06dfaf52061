import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import type { LightFont } from './light-font.ts'

const MODULES = join(import.meta.dirname, '../../node_modules')

type Face = { file: string; rules: string; letters: string }
type Family = { name: string; font: string; weights: string; faces: Record<string, string[]>; more?: string }

const both = ['normal', 'italic']

/** The subsets that our pages can show; a browser fetches one when the page contains one of its letters. */
const families: Family[] = [
  {
    ...{ name: 'Literata Variable', font: '@fontsource-variable/literata', weights: '200 900' },
    faces: { latin: both, 'latin-ext': both, greek: ['normal'], 'greek-ext': ['normal'] },
  },
  {
    ...{ name: 'Inter Variable', font: '@fontsource-variable/inter', weights: '100 900' },
    faces: { latin: ['normal'], 'latin-ext': ['normal'] },
  },
  // the letters of the interface in Arabic and Hebrew
  {
    ...{ name: 'Inter Variable', font: '@fontsource-variable/noto-sans-arabic', weights: '100 900' },
    faces: { arabic: ['normal'] },
    more: 'unicode-range: U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC;',
  },
  {
    ...{ name: 'Inter Variable', font: '@fontsource-variable/noto-sans-hebrew', weights: '100 900' },
    faces: { hebrew: ['normal'] },
    more: 'unicode-range: U+0590-05FF, U+FB1D-FB4F;',
  },
  {
    name: 'Atkinson Hyperlegible Next Variable',
    ...{ font: '@fontsource-variable/atkinson-hyperlegible-next', weights: '200 800' },
    faces: { latin: both, 'latin-ext': both },
  },
  // its letters are larger than those of the other fonts
  {
    name: 'OpenDyslexic',
    font: '@fontsource/opendyslexic',
    weights: '400',
    faces: { latin: both },
    more: 'size-adjust: 88%;',
  },
  {
    name: 'OpenDyslexic',
    font: '@fontsource/opendyslexic',
    weights: '700',
    faces: { latin: both },
    more: 'size-adjust: 88%;',
  },
]

/** The fonts of the first paint. */
const FIRST = ['literata-latin-wght-normal', 'literata-latin-wght-italic', 'inter-latin-wght-normal']
/** The weights that our styles use; the lightest is that of the large chapter number in Literata. */
const weightsOf = (file: string) => ({ min: file.includes('/literata-latin-wght-normal') ? 250 : 400, max: 700 })
/** A text that is being read does not change its font: see docs/decisions/0070. */
const STILL = /\/(?:literata|inter)-latin-wght-/
const isFirst = ({ file }: Face) => FIRST.some((name) => file.endsWith(`/${name}.woff2`))

const SHEET = join(import.meta.dirname, '../styles/fonts.css')

/**
 * Puts the faces of our fonts in front of the style sheet `fonts.css`. In a build the page itself contains those of the
 * first paint, and only they: a face that is written twice would be loaded twice.
 */
export function fontFaces(): Plugin {
  let isBuild = false
  return {
    name: 'font-faces',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    load(id) {
      if (id !== SHEET) return null
      const faces = families.flatMap(facesOf)
      if (!isBuild) return faces.map(written).join('\n') + readFileSync(SHEET, 'utf8')
      return faces
        .filter((face) => !isFirst(face))
        .map(written)
        .join('\n')
    },
  }
}

/** The fonts of the first paint, by name, with what a build leaves of them. */
export function firstFonts(): Record<string, LightFont> {
  return Object.fromEntries(
    firstOnes().map(({ file, letters }) => [
      nameOf(file),
      { file: join(MODULES, file), letters, weights: weightsOf(file) },
    ]),
  )
}

/**
 * The style of the first paint's faces; `address` returns where a font is. They name the same weights as the other faces
 * of their family: a browser looks for a letter only in faces with the same weights.
 */
export function firstFaces(address: (name: string) => string): string {
  const moved = firstOnes().map((face) => ({ ...face, file: address(nameOf(face.file)) }))
  return short(moved.map(written).join('') + readFileSync(SHEET, 'utf8'))
}

const firstOnes = () => families.flatMap(facesOf).filter(isFirst)
const nameOf = (file: string) => basename(file, '.woff2')

const short = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')

function facesOf({ name, font, weights, faces, more }: Family): Face[] {
  const ranges = rangesOf(font)
  return Object.entries(faces).flatMap(([subset, styles]) =>
    styles.map((style) => {
      const file = `${font}/files/${font.split('/')[1]}-${subset}-${weights.includes(' ') ? 'wght' : weights}-${style}.woff2`
      const letters = ranges(subset)
      const range = more ?? `unicode-range: ${letters};`
      const display = STILL.test(file) ? 'optional' : 'swap'
      const rules = `font-family: "${name}"; font-style: ${style}; font-display: ${display}; font-weight: ${weights}; ${range}`
      return { file, rules, letters }
    }),
  )
}

const written = ({ file, rules }: Face) => `@font-face { ${rules} src: url("${file}") format("woff2") }`

/** The letters of a subset, as the font's package lists them; those of two subsets belong to the first. */
function rangesOf(font: string): (subset: string) => string {
  const file = join(MODULES, font, 'unicode.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const latin = new Set(all.latin?.split(','))
  return (subset) =>
    (all[subset] ?? '')
      .split(',')
      .filter((range) => subset === 'latin' || !latin.has(range))
      .join(', ')
}
