import { CHANGED, readStored } from '../data/stored.ts'
import { applyReadingSettings } from '../reader/settings/reading-settings.ts'

type ReaderMode = 'study' | 'immersive'

/** The reader's mode; unknown values mean study. */
export function modeOf(stored: string | null): ReaderMode {
  return stored === 'immersive' ? 'immersive' : 'study'
}

/** Keeps the page's theme, mode and browser bars in sync with stored settings and system preferences, from now on. */
export function watchTheme(): void {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const brightness = readStored('brightness')
    const isDark = brightness === 'dark' || (brightness !== 'light' && dark.matches)
    const isPaper = readStored('themeFamily') === 'parchment'
    root.dataset.theme = isPaper ? (isDark ? 'parchmentDark' : 'parchment') : isDark ? 'dark' : 'light'
    root.dataset.mode = modeOf(readStored('reader_mode'))
    root.dataset.sidebar = readStored('sidebar_open') === 'false' ? 'closed' : 'open'
    applyReadingSettings(root)
  }
  const applyAll = () => {
    apply()
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
    if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  }
  applyAll()
  // a page of the development server has its style sheet by then
  addEventListener('DOMContentLoaded', applyAll)
  dark.addEventListener('change', applyAll)
  for (const name of ['storage', CHANGED]) addEventListener(name, applyAll)
}
