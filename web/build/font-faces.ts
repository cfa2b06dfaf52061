import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

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

/** Puts the faces of our fonts in front of the style sheet `fonts.css`. */
export function fontFaces(): Plugin {
  return {
    name: 'font-faces',
    enforce: 'pre',
    load(id) {
      return /web\/styles\/fonts\.css$/.test(id)
        ? families.flatMap(facesOf).join('\n') + readFileSync(id, 'utf8')
        : null
    },
  }
}

function facesOf({ name, font, weights, faces, more }: Family): string[] {
  const ranges = rangesOf(font)
  return Object.entries(faces).flatMap(([subset, styles]) =>
    styles.map((style) => {
      const file = `${font}/files/${font.split('/')[1]}-${subset}-${weights.includes(' ') ? 'wght' : weights}-${style}.woff2`
      const range = more ?? `unicode-range: ${ranges(subset)};`
      return `@font-face { font-family: "${name}"; font-style: ${style}; font-display: swap; font-weight: ${weights}; src: url("${file}") format("woff2"); ${range} }`
    }),
  )
}

/** The letters of a subset, as the font's package lists them; those of two subsets belong to the first. */
function rangesOf(font: string): (subset: string) => string {
  const file = join(import.meta.dirname, '../../node_modules', font, 'unicode.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const latin = new Set(all.latin?.split(','))
  return (subset) =>
    (all[subset] ?? '')
      .split(',')
      .filter((range) => subset === 'latin' || !latin.has(range))
      .join(', ')
}
