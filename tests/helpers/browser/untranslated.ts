/// <reference lib="dom" />
import type { Page } from 'playwright'

/** Content in a language of its own, names, and dates, which the browser writes. */
export const CONTENT = '[lang]:not([lang="en-XA"]), [translate="no"], time, textarea, script, style, noscript, template'

/**
 * What a visitor can see or hear that is in no catalog: text that the pseudo-locale did not put in brackets. `allowed` is
 * what may be outside of brackets.
 */
export async function untranslated(page: Page, allowed: RegExp): Promise<string[]> {
  const found = await page.evaluate((content) => {
    const NAMES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
    const isContent = (element: Element) => element.closest(`[lang], ${content}`)!.matches(content)
    // the options of a list are shown when it opens
    const isShown = (element: Element) =>
      (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    /** What of a text is outside of brackets; `depth` of them are open before it. */
    const outside = (text: string, depth = 0) => {
      let rest = ''
      for (const letter of text) {
        if (letter === '[') depth++
        else if (letter === ']') depth = Math.max(depth - 1, 0)
        else if (depth === 0) rest += letter
      }
      return { rest, depth }
    }
    const pathOf = (element: Element) => `${element.localName}.${element.className} `
    const texts: string[] = []
    let depth = 0
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement!
      if (isContent(element) || !isShown(element)) continue
      const read = outside(nodes.currentNode.nodeValue!, depth)
      depth = read.depth
      texts.push(`${pathOf(element)}| ${read.rest}`)
    }
    if (depth > 0) texts.push('page | a bracket is not closed')
    for (const element of document.body.querySelectorAll(NAMES.map((name) => `[${name}]`).join())) {
      if (isContent(element) || !isShown(element)) continue
      for (const name of NAMES)
        texts.push(`${pathOf(element)}${name} | ${outside(element.getAttribute(name) ?? '').rest}`)
    }
    // a page may be named after its content, or after what was searched, and has the name of the site
    const headings = [...document.querySelectorAll('h1, h2')].filter((heading) =>
      isContent(heading.querySelector('[lang]') ?? heading),
    )
    const typed = [...document.querySelectorAll('input')].map(({ value }) => value)
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
    const own = [...headings.map(({ textContent }) => textContent), ...typed, site]
    const title = document.title.split(' · ').filter((part) => !own.includes(part))
    return [...texts, `title | ${outside(title.join(' · ')).rest}`]
  }, CONTENT)
  return [...new Set(found.filter((text) => /\p{L}/u.test(text.slice(text.indexOf('| ') + 2).replace(allowed, ''))))]
}
