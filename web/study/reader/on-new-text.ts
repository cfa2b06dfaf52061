/**
 * Calls back when a text was put into the page: another chapter, or a second translation beside the first. Returns a
 * function that ends it.
 */
export function onNewText(root: HTMLElement, draw: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isText))) draw()
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** A mark around some words is not a text. */
const isText = (node: Node) => node instanceof Element && !node.matches('mark') && node.querySelector('.verse') !== null
