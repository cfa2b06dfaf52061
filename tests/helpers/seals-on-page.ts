/// <reference lib="dom" />
import type { Page } from 'playwright'

/**
 * The visible words under a seal: `seal` is the seal's index, `ref` the passage that the page names for them,
 * `followedBy` the next link after it, `answer` the answer's index.
 */
export type SealOnPage = { seal: number; words: string; ref: string; followedBy: string; answer: number }

/**
 * Everything that a page of an answer shows under a seal. Characters are read in display order, line by line from the
 * left, so text reversed by a control character is read as a reader sees it. A block quote that is sealed as a whole
 * counts with all of its words except its references; without `data-verdict` a seal counts for the quotation that
 * closes before it.
 */
export function sealsOnPage(page: Page): Promise<SealOnPage[]> {
  return page.evaluate(() => {
    type Sign = { sign: string; left: number; top: number; bottom: number }
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
    const log = document.querySelector('[role="log"]')
    const answers = [...document.querySelectorAll('[data-status]')]
    const answerOf = (element: Element) => answers.findIndex((each) => each.contains(element))
    const names = /^(?:Word for word as in your translation|The assistant’s wording was replaced)/
    const isSeal = (element: Element) => names.test(element.getAttribute('aria-label') ?? '')
    const icons = [...(log?.querySelectorAll<HTMLElement>('[role="img"]') ?? [])].filter(
      (icon) => isSeal(icon) && !icon.hidden,
    )
    const links = [...(log?.querySelectorAll('a') ?? [])]
    const found: SealOnPage[] = []
    for (const [seal, icon] of icons.entries()) {
      const behind = links.find((link) => icon.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)
      const followedBy = behind?.textContent ?? ''
      const quote = icon.closest('blockquote[data-sealed="true"]')
      const answer = answerOf(icon)
      if (quote) {
        const own = textsIn(quote).filter((text) => !text.parentElement?.closest('a, [role="img"]'))
        const ref = quote.querySelector('[data-ref]')?.getAttribute('data-ref') ?? ''
        const words = drawn(own.flatMap((text) => signsOf(text))).replace(/\b(?:WEB|KJV)\b/g, '')
        found.push({ seal, ref, followedBy, words, answer })
        continue
      }
      const marked = icon.closest('[data-verdict]')
      if (marked) continue
      // the quotation that ends before the icon, back to its opening mark
      const block = icon.closest('p, li, td, th, h1, h2, h3, h4') ?? icon.parentElement
      const before = textsIn(block as Node).filter(
        (text) => text.compareDocumentPosition(icon) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      const signs = before.flatMap((text) => [...text.data].map((_, i) => ({ text, i, sign: text.data[i] ?? '' })))
      let depth = 0
      let from = signs.length - 1
      for (; from >= 0; from--) {
        if (/[”»]/.test(signs[from]?.sign ?? '')) depth++
        if (/[“«]/.test(signs[from]?.sign ?? '') && --depth === 0) break
      }
      const own = signs.slice(from + 1, -1).flatMap(({ text, i }) => signsOf(text, i, i + 1))
      found.push({ seal, ref: '', followedBy, words: drawn(own), answer })
    }
    // every span marked as verified, whether or not it has an icon
    const verified = ['exact', 'shortened', 'repaired'].map((each) => `[data-kind="scripture"][data-verdict="${each}"]`)
    for (const marked of log?.querySelectorAll(verified.join(', ')) ?? []) {
      const texts = textsIn(marked).filter((text) => !text.parentElement?.closest('[role="img"]'))
      const icon = icons.findIndex(
        (each) => marked.contains(each) || (marked.closest('blockquote')?.contains(each) ?? false),
      )
      const last = icons.find((each) => marked.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
      const behind = links.find((link) => marked.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING)
      found.push({
        answer: answerOf(marked),
        seal: icon === -1 && last ? icons.indexOf(last) : icon,
        ref: marked.getAttribute('data-ref') ?? '',
        followedBy: behind?.textContent ?? '',
        words: drawn(texts.flatMap((text) => signsOf(text))),
      })
    }
    return found
  })
}
