import { type RefObject, useEffect } from 'react'

/**
 * Marks the blocks of a streaming text that have been laid out in full with `data-laid`: the browser may skip them, as
 * it remembers their height. The last one still grows, and those that have just arrived are not measured yet.
 */
export function useLaidBlocks(ref: RefObject<HTMLElement | null>, isStreaming: boolean): void {
  useEffect(() => {
    const text = ref.current
    if (!isStreaming || !text) return
    const sizes = new ResizeObserver(() => {
      let block = text.lastElementChild?.previousElementSibling
      for (; block && !block.hasAttribute('data-laid'); block = block.previousElementSibling)
        block.setAttribute('data-laid', '')
    })
    sizes.observe(text)
    return () => sizes.disconnect()
  }, [ref, isStreaming])
}
