import { type RefObject, useEffect } from 'react'

type Element = RefObject<HTMLElement | null>

/**
 * Draws on the text of a page, and again when another text is put into it: another chapter, or a second translation
 * beside the first. `draw` returns a function that removes the drawings; without `draw` nothing is drawn.
 */
export function useDrawings(
  page: Element,
  text: Element,
  draw: ((shown: HTMLElement) => () => void) | undefined,
): void {
  useEffect(() => {
    if (!page.current || !draw) return
    let remove = () => {}
    const redraw = () => {
      remove()
      if (text.current) remove = draw(text.current)
    }
    redraw()
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isText))) redraw()
    })
    observer.observe(page.current, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      remove()
    }
  }, [page, text, draw])
}

/** A mark around some words is not a text. */
const isText = (node: Node) => node instanceof Element && !node.matches('mark') && node.querySelector('.verse') !== null
