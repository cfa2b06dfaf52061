import { keepLatest } from '#shared/latest.ts'
import { type FontName, fontOf } from './fonts.ts'
import { type FontRun, runsOf } from './runs.ts'

/** Most words of a text occur several times. */
const kept = keepLatest<string, number>(20_000)

/** The width of a text in a font at a size. */
export function textWidth(text: string, font: FontName, size: number): number {
  const key = `${font} ${text}`
  const width = kept.get(key) ?? kept.set(key, unitWidth(text, font))
  return width * size
}

function unitWidth(text: string, font: FontName): number {
  return runsOf([{ text, font }], 'ltr').reduce((sum, run) => sum + runWidth(run), 0)
}

/** The width of a run at the size 1. */
export function runWidth(run: Pick<FontRun, 'text' | 'font' | 'isRtl'>): number {
  return layOut(run).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / fontOf(run.font).unitsPerEm
}

/** The glyphs of a run from left to right. */
export function layOut({ text, font, isRtl }: Pick<FontRun, 'text' | 'font' | 'isRtl'>) {
  return fontOf(font).layout(text, undefined, undefined, undefined, isRtl ? 'rtl' : 'ltr')
}
