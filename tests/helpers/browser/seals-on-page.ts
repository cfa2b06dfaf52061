/// <reference lib="dom" />
import type { Page } from 'playwright'
import { installDrawnText } from './drawn-text.ts'

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
export async function sealsOnPage(page: Page): Promise<SealOnPage[]> {
  await installDrawnText(page)
  return [...(await page.evaluate(sealedQuotations)), ...(await page.evaluate(verifiedSpans))]
}

/** The quotations before icons that no span marks; runs in the page. */
function sealedQuotations(): SealOnPage[] {
  const { textsIn, signsOf, drawn } = globalThis.drawnText
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
  return found
}

/** Every span that is marked as verified, whether or not it has an icon; runs in the page. */
function verifiedSpans(): SealOnPage[] {
  const { textsIn, signsOf, drawn } = globalThis.drawnText
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
}
