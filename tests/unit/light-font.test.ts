import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { firstFonts } from '../../web/build/font-faces.ts'
import { lightFont, textOf } from '../../web/build/light-font.ts'

type Font = fontkit.Font & { characterSet: number[]; availableFeatures: string[] }

const open = (bytes: Uint8Array) => fontkit.create(Buffer.from(bytes)) as Font

test.each(Object.entries(firstFonts()))('%s keeps its letters, and what our styles ask of it', async (_name, font) => {
  const whole = readFileSync(font.file)
  const bytes = await lightFont(font)
  expect(bytes.length).toBeLessThan(whole.length * 0.9)
  const [before, light] = [open(whole), open(bytes)]
  const shown = new Set([...textOf(font.letters)].map((letter) => letter.codePointAt(0)))
  const kept = new Set(light.characterSet)
  expect(before.characterSet.filter((code) => shown.has(code) && !kept.has(code))).toEqual([])
  const { min, max } = font.weights
  expect(light.variationAxes.wght).toMatchObject({ min, max, default: 400 })
  const asked = ['kern', 'liga', 'lnum', 'onum', 'pnum', 'tnum', 'smcp'].filter((each) =>
    before.availableFeatures.includes(each),
  )
  expect(light.availableFeatures).toEqual(expect.arrayContaining(asked))
  // the widths of a line of text, so that every line breaks as before
  const line = 'In the beginning was the Word, “and the Word” was with God; 1 John 3:16–18.'
  expect(light.layout(line).advanceWidth).toBe(before.layout(line).advanceWidth)
})
