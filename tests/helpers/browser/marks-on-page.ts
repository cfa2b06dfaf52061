/// <reference lib="dom" />
import type { Page } from 'playwright'
import type { SpanVerdict } from '../../../shared/contract/spans.ts'

/** A marked span of an answer, and the width of its sign: 0 if it is invisible. */
export type MarkOnPage = { start: number; end: number; verdict: SpanVerdict; ref: string; kind: string; sign: number }

/** The text of every answer on a page as displayed, and what `data-verdict` marks in it. */
export function marksOnPage(page: Page): Promise<{ text: string; marks: MarkOnPage[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-status] > [data-streaming]')].map((answer) => {
      let text = ''
      const marks: MarkOnPage[] = []
      let block: Element | null = null
      const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const around = parent?.closest('p, li, td, th, h1, h2, h3, h4, pre, blockquote') ?? null
        if (around !== block) text += '\n'
        block = around
        const start = text.length
        text += (node as Text).data
        const marked = parent?.closest<HTMLElement>('[data-verdict]')
        if (!marked) continue
        const { verdict, ref = '', kind = '', span } = marked.dataset
        const sign = answer.querySelector(`[data-sign-of="${span}"] [role="img"]`)
        const drawn = sign?.querySelector('svg') ?? sign
        const box = drawn?.checkVisibility() ? drawn.getBoundingClientRect() : undefined
        const width = Math.min(box?.width ?? 0, box?.height ?? 0)
        marks.push({ start, end: text.length, verdict: verdict as SpanVerdict, ref, kind, sign: width })
      }
      return { text, marks }
    }),
  )
}
