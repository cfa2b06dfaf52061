/// <reference lib="dom" />
import type { Page } from 'playwright'

export const bar = (page: Page) => page.getByRole('region', { name: 'Selected verses' })
export const swatch = (page: Page, name: string) => bar(page).getByRole('button', { name })
export const select = (page: Page, number: number) => page.locator(`#v${number}`).click()

/** The words that are painted in a colour. */
export const painted = (page: Page, color: string) =>
  page.evaluate((name) => {
    const marks = [...document.querySelectorAll(`mark.study[data-color="${name}"]`)]
    const words = marks.map((mark) => (mark.querySelector('button, .verse-number') ? '' : mark.textContent))
    return words.join('').replace(/\s+/g, ' ').trim()
  }, color)

/** Marks the text from one word to another, as a mouse does. */
export async function drag(page: Page, from: string, to: string) {
  await page.evaluate(
    ([first, last]) => {
      const find = (word: string, atEnd: boolean) => {
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const node = walker.currentNode as Text
          const at = node.parentElement?.closest('.verse') ? node.data.indexOf(word) : -1
          if (at >= 0) return [node, at + (atEnd ? word.length : 0)] as const
        }
        throw new Error(`${word} is not in the text`)
      }
      const [start, end] = [find(first!, false), find(last!, true)]
      getSelection()!.setBaseAndExtent(start[0], start[1], end[0], end[1])
    },
    [from, to],
  )
  await bar(page).waitFor()
}
