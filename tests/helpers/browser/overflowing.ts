/// <reference lib="dom" />
import type { Page } from 'playwright'
import { CONTENT } from './untranslated.ts'

/**
 * The words that are outside of the page or of their box, and those that something cuts. Only content, such as the name of
 * a plan, may end in an ellipsis.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate((content) => {
    const root = document.documentElement
    const faults = new Set<string>()
    if (root.scrollWidth > root.clientWidth) faults.add(`the page: ${root.scrollWidth}`)
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text
      const element = node.parentElement!
      const isIgnored = element.closest('svg, canvas, [aria-hidden="true"], script, style, noscript, option, textarea')
      if (!node.data.trim() || isIgnored || !element.checkVisibility({ visibilityProperty: true })) continue
      for (const fault of faultsOf(node))
        faults.add(`${fault}: ${element.localName}.${element.className}: ${node.data.trim().slice(0, 60)}`)
    }
    return [...faults]

    function faultsOf(node: Text): string[] {
      const isContent = node.parentElement!.closest(`[lang], ${content}`)!.matches(content)
      const words = wordsOf(node)
      const found: string[] = []
      let [mayBeWide, mayBeHigh, isOwn] = [false, false, true]
      for (let box: Element | null = node.parentElement; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box)
        // only for screen readers
        if (style.clipPath !== 'none') return []
        if (style.display === 'contents' || style.display === 'inline') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isWider = words.some((word) => word.right > right + 1 || word.left < left - 1)
        if (isOwn && isWider && style.overflowX === 'visible') found.push('outside of its box')
        isOwn = false
        const isShortened = style.textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1
        const mayBeShort = isContent && style.textOverflow === 'ellipsis'
        if (!mayBeWide && clips(style.overflowX) && (isWider || isShortened) && !mayBeShort) found.push('cut')
        // what is wholly outside is folded; a line is cut if it is outside in part
        const isCutAcross = words.some((word) => [top, bottom].some((at) => word.top < at - 4 && word.bottom > at + 4))
        if (!mayBeHigh && clips(style.overflowY) && isCutAcross) found.push('cut across')
        const isFolded = style.webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1
        if (isFolded && !isContent) found.push('folded')
        mayBeWide ||= /auto|scroll/.test(style.overflowX)
        mayBeHigh ||= /auto|scroll/.test(style.overflowY)
        if (style.position === 'fixed') break
      }
      const isOutside = words.some(({ left, right }) => right > root.clientWidth + 1 || left < -1)
      if (!mayBeWide && isOutside) found.push('outside of the page')
      return found
    }

    function clips(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip'
    }

    /** Where the words of a text are; a space may be outside of a line's end. */
    function wordsOf(node: Text): DOMRect[] {
      const range = document.createRange()
      return [...node.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return [...range.getClientRects()]
      })
    }
  }, CONTENT)
}
