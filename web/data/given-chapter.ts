export type Given = { url: string; html: string; element: HTMLElement }

let given: Given | null = null

/**
 * The chapter that the page was delivered with, and the URL that would return it: `<… id="chapter" data-url="…">`,
 * either a template or the visible text itself until the app takes over. Null if there is none.
 */
export function givenChapter(): Given | null {
  const element = document.getElementById('chapter')
  const url = element?.dataset.url
  if (!given && element && url) given = { url, html: element.innerHTML, element }
  return given
}
