export type Given = { url: string; html: string; element: HTMLElement }

let given: Given | null = null

/**
 * The chapter that the page was delivered with, and the URL that it has as an answer of its own: `<… id="chapter"
 * data-url="…">`, a template or the very text that is shown until the app takes over. Null where there is none.
 */
export function givenChapter(): Given | null {
  const element = document.getElementById('chapter')
  const url = element?.dataset.url
  if (!given && element && url) given = { url, html: element.innerHTML, element }
  return given
}
