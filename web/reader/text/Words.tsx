import { type RefObject, useCallback, useEffect, useState } from 'react'
import { WordEntry } from './WordEntry.tsx'

const WORD = '.w[data-strong]'

/**
 * Makes words with a Strong's number open their dictionary entry by tap or key. All words are one tab stop; the arrow
 * keys move between them.
 */
export function Words({ page }: { page: RefObject<HTMLElement | null> }) {
  const [word, setWord] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setWord(null), [])
  useEffect(() => {
    const root = page.current
    if (!root) return
    const onClick = (event: MouseEvent) => {
      const at = wordAt(event)
      if (at) setWord((open) => (open === at ? null : at))
    }
    const onKeydown = (event: KeyboardEvent) => {
      const at = wordAt(event)
      if (!at || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Enter' || event.key === ' ') setWord(at)
      else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
        step(root, at, event.key === 'ArrowRight' ? 1 : -1)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    let first: HTMLElement | undefined
    const prepare = () => {
      const all = words(root)
      if (all[0] === first) return
      first = all[0]
      setWord(null)
      for (const [index, each] of all.entries()) {
        each.setAttribute('role', 'button')
        each.setAttribute('aria-haspopup', 'dialog')
        each.tabIndex = index === 0 ? 0 : -1
      }
    }
    prepare()
    root.dataset.words = 'on'
    // another chapter or translation puts other words into the same container
    const observer = new MutationObserver(prepare)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('click', onClick)
    root.addEventListener('keydown', onKeydown)
    return () => {
      observer.disconnect()
      root.removeEventListener('click', onClick)
      root.removeEventListener('keydown', onKeydown)
      delete root.dataset.words
      for (const each of words(root)) {
        for (const name of ['role', 'aria-haspopup', 'tabindex']) each.removeAttribute(name)
      }
    }
  }, [page])
  const number = word?.dataset.strong
  return word && number ? <WordEntry key={number} word={word} number={number} onClose={close} /> : null
}

const words = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(WORD)]

const wordAt = (event: Event) => (event.target as HTMLElement).closest<HTMLElement>(WORD)

function step(root: HTMLElement, from: HTMLElement, by: 1 | -1): void {
  const all = words(root)
  const next = all[all.indexOf(from) + by]
  if (!next) return
  from.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}
