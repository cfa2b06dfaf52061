/// <reference lib="dom" />
import type { Page } from 'playwright'

export type Sign = { sign: string; left: number; top: number; bottom: number }

/** Functions of a page that read text as it is drawn. */
export type DrawnText = {
  /** The text nodes below a node. */
  textsIn: (root: Node) => Text[]
  /** The characters of a text that take up room, with their places. */
  signsOf: (text: Text, from?: number, to?: number) => Sign[]
  /** Characters in display order, line by line from the left. */
  drawn: (signs: Sign[]) => string
}

declare global {
  var drawnText: DrawnText
}

/** Gives a page the functions of `drawnText`. */
export function installDrawnText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      return texts
    }
    const signsOf = (text: Text, from = 0, to = text.data.length): Sign[] => {
      const signs: Sign[] = []
      for (let i = from; i < to; ) {
        const sign = String.fromCodePoint(text.data.codePointAt(i) ?? 0)
        const range = document.createRange()
        range.setStart(text, i)
        range.setEnd(text, i + sign.length)
        const box = range.getBoundingClientRect()
        if (box.width > 0) signs.push({ sign, left: box.left, top: box.top, bottom: box.bottom })
        // a line end is drawn as a space, or not at all
        else if (/\s/.test(sign)) signs.push({ ...(signs.at(-1) ?? { left: 0, top: 0, bottom: 0 }), sign: ' ' })
        i += sign.length
      }
      return signs
    }
    const drawn = (signs: Sign[]): string => {
      const lines: Sign[][] = []
      for (const each of [...signs].sort((a, b) => a.top - b.top)) {
        const line = lines.find(([first]) => first && each.top < first.bottom - 2 && each.bottom > first.top + 2)
        if (line) line.push(each)
        else lines.push([each])
      }
      return lines
        .map((line) =>
          line
            .sort((a, b) => a.left - b.left)
            .map(({ sign }) => sign)
            .join(''),
        )
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim()
    }
    globalThis.drawnText = { textsIn, signsOf, drawn }
  })
}
