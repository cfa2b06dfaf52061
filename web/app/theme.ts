import { CHANGED, readStored } from '../data/stored.ts'
import { applyReadingSettings } from '../reader/settings/reading-settings.ts'

const DARK = '(prefers-color-scheme: dark)'

type ReaderMode = 'study' | 'immersive'

/** The reader's mode; unknown values mean study. */
export function modeOf(stored: string | null): ReaderMode {
  return stored === 'immersive' ? 'immersive' : 'study'
}

/** Applies the stored settings and the system's brightness to the page; the style sheet does the rest. */
export function applySettings(root: HTMLElement): void {
  const brightness = readStored('brightness')
  const isDark = brightness === 'dark' || (brightness !== 'light' && matchMedia(DARK).matches)
  const isPaper = readStored('themeFamily') === 'parchment'
  root.dataset.theme = isPaper ? (isDark ? 'parchmentDark' : 'parchment') : isDark ? 'dark' : 'light'
  root.dataset.mode = modeOf(readStored('reader_mode'))
  root.dataset.sidebar = readStored('sidebar_open') === 'false' ? 'closed' : 'open'
  applyReadingSettings(root)
}

/** Keeps the page's theme, mode and browser bars in sync with stored settings and system preferences. */
export function watchTheme(): void {
  const root = document.documentElement
  const apply = () => {
    applySettings(root)
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
    if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  }
  matchMedia(DARK).addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener(CHANGED, apply)
  apply()
}
