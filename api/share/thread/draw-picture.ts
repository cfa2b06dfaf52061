import { Resvg } from '@resvg/resvg-js'
import type { FilledShape, Measure, Picture, PictureWords } from '#shared/picture/picture.ts'
import { fontOf } from './fonts.ts'
import { runsOf } from './runs.ts'
import { layOut, textWidth } from './text-width.ts'

/** The width of a text in our fonts. */
export const measureText: Measure = textWidth

/** A picture as PNG. Its words are drawn as outlines, so that nothing in a text can mean anything in SVG. */
export function drawPicture(picture: Picture): Buffer {
  const svg = svgOf(picture)
  return new Resvg(svg, { font: { loadSystemFonts: false }, imageRendering: 0, shapeRendering: 2 }).render().asPng()
}

function svgOf({ width, height, paper: [top, bottom], shapes, words }: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#paper)"/>${shapes.map(shapeOf).join('')}${words.map(wordsOf).join('')}</svg>`
}

function shapeOf({ path, fill, opacity = 1, x = 0, y = 0, scale = 1 }: FilledShape): string {
  return `<path d="${path}" fill="${fill}" fill-opacity="${opacity}" transform="translate(${x} ${y}) scale(${scale})"/>`
}

function wordsOf({ text, x, y, size, face, colour, direction }: PictureWords): string {
  let at = x
  const outlines = runsOf([{ text, font: face }], direction).flatMap((run) => {
    const zoom = size / fontOf(run.font).unitsPerEm
    const { glyphs, positions } = layOut(run)
    return glyphs.map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!
      const [left, base] = [at + xOffset * zoom, y - yOffset * zoom]
      at += xAdvance * zoom
      const path = glyph.path.toSVG()
      return (
        path &&
        `<path transform="translate(${two(left)} ${two(base)}) scale(${zoom.toFixed(6)} -${zoom.toFixed(6)})" d="${path}"/>`
      )
    })
  })
  return `<g fill="${colour}">${outlines.join('')}</g>`
}

const two = (number: number) => number.toFixed(2)
