import { globSync, readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { firstFonts } from '../../web/build/font-faces.ts'
import { lightFont, textOf } from '../../web/build/light-font.ts'

type Font = fontkit.Font & { characterSet: number[]; availableFeatures: string[] }

const open = (bytes: Buffer) => fontkit.create(bytes) as Font

const line = 'In the beginning was the Word, “and the Word” was with God; 1 John 3:16–18.'
/** The width of a line of text in one weight: every line breaks as before. */
async function widthOf(font: Buffer, weight: number): Promise<number> {
  const one = await subsetFont(font, line, {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: weight, max: weight } },
    keepFeatures: ['kern'],
  })
  return open(one).layout(line).advanceWidth
}

const fonts = Object.entries(firstFonts())

test.each(fonts)('%s keeps its letters, and what our styles ask of it', async (_name, font) => {
  const whole = readFileSync(font.file)
  const bytes = Buffer.from(await lightFont(font))
  expect(bytes.length).toBeLessThan(whole.length * 0.9)
  const [before, light] = [open(whole), open(bytes)]
  const shown = new Set([...textOf(font.letters)].map((letter) => letter.codePointAt(0)))
  const kept = new Set(light.characterSet)
  expect(before.characterSet.filter((code) => shown.has(code) && !kept.has(code))).toEqual([])
  // fractions written with their own slash, which no text of ours has
  const lost = before.availableFeatures.filter((each) => !light.availableFeatures.includes(each))
  expect(['dnom', 'frac', 'numr']).toEqual(expect.arrayContaining(lost))
  const { min, max } = font.weights
  expect(light.variationAxes.wght).toMatchObject({ min, max, default: 400 })
  for (const weight of [min, max]) expect(await widthOf(bytes, weight)).toBeCloseTo(await widthOf(whole, weight), -1)
})

test('the fonts have every weight of our styles', () => {
  const styles = globSync('web/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const weights = styles.flatMap((style) => [...style.matchAll(/font-weight: ([^;]+);/g)].map(([, weight]) => weight!))
  const others = new Set(weights.filter((weight) => !/^\d+$/.test(weight)))
  expect([...others]).toEqual(['var(--number-weight, 250)'])
  const numbers = weights.map(Number).filter((weight) => weight > 0)
  for (const [name, { weights: has }] of fonts) {
    expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(has.min)
    expect(Math.max(...numbers), name).toBeLessThanOrEqual(has.max)
  }
  expect(firstFonts()['literata-latin-wght-normal']?.weights.min).toBe(250)
})
