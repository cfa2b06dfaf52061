import type { FilledShape, Picture, PictureWords } from './picture.ts'
import type { PictureTheme } from './themes.ts'

/** The open book of the product's icon, in a square of 512, and the lines on its pages. */
const book = 'M244 168c-34-26-82-34-132-32v214c50-2 98 6 132 32zm24 0v214c34-26 82-34 132-32V136c-50-2-98 6-132 32z'
const pages = [
  'M300 215c20-9 43-14 68-16v20c-25 2-48 7-68 16zm0 48c20-9 43-14 68-16v20c-25 2-48 7-68 16z',
  'M176 196c26 0 43 14 43 35 0 17-11 26-22 35-8 7-12 12-12 22h-19c0-19 9-28 19-36 8-6 14-12 14-20 0-11-9-18-23-18-10 0-20 3-29 8v-18c9-5 19-8 29-8zm-1 104c8 0 13 5 13 12s-5 12-13 12-13-5-13-12 5-12 13-12z',
]
const tile =
  'M112 0H400A112 112 0 0 1 512 112V400A112 112 0 0 1 400 512H112A112 112 0 0 1 0 400V112A112 112 0 0 1 112 0Z'

/** The product's icon in the colours of a theme. */
export function iconShapes({ accent, paper }: PictureTheme, at: { x: number; y: number; size: number }): FilledShape[] {
  const place = { x: at.x, y: at.y, scale: at.size / 512 }
  return [
    { path: tile, fill: accent, ...place },
    { path: book, fill: paper, ...place },
    ...pages.map((path) => ({ path, fill: accent, ...place })),
  ]
}

/** A rising light behind the words, in the lower corner where they end. */
export function lightShapes(
  { accent }: PictureTheme,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): FilledShape[] {
  const unit = Math.min(width, height)
  return [0.92, 0.68, 0.44].map((share) => ({
    path: circle(width - unit * 0.08, height + unit * 0.12, unit * share),
    fill: accent,
    opacity: 0.045,
  }))
}

/** A thin bar. */
export const bar = (x: number, y: number, width: number, height: number, fill: string): FilledShape => ({
  path: `M${x} ${y}h${width}v${height}h${-width}z`,
  fill,
})

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** A short line of words that never wraps. */
export function label(
  text: string,
  at: Pick<PictureWords, 'x' | 'y' | 'size' | 'colour'> & { face?: PictureWords['face'] },
): PictureWords {
  return { text, face: 'sans', direction: 'ltr', ...at }
}
