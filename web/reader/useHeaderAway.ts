import { useEffect } from 'react'

const STEP = 8

/**
 * In immersive mode the header hides when scrolling down and reappears when scrolling up. The style sheet does the
 * rest.
 */
export function useHeaderAway(): void {
  useEffect(() => {
    const root = document.documentElement
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < STEP) return
      root.dataset.header = moved > 0 && scrollY > 80 ? 'away' : 'here'
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      delete root.dataset.header
    }
  }, [])
}
