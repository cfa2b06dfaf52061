import { readStored } from '../data/useStored.ts'
import { applyReadingSettings } from '../reader/settings/reading-settings.ts'

export const themes = ['light', 'dark', 'parchment', 'parchmentDark'] as const
type Theme = (typeof themes)[number]
export type ReaderMode = 'study' | 'immersive'

/** Whether a page is dark: the reader's choice, else the system preference. */
export function isDarkBy(brightness: string | null, isSystemDark: boolean): boolean {
  return brightness === 'dark' || (brightness !== 'light' && isSystemDark)
}

/** The light or dark theme of a family. */
export function themeOf(family: string | null, isDark: boolean): Theme {
  if (family === 'parchment') return isDark ? 'parchmentDark' : 'parchment'
  return isDark ? 'dark' : 'light'
}

/** The reader's mode; unknown values mean study. */
export function modeOf(stored: string | null): ReaderMode {
  return stored === 'immersive' ? 'immersive' : 'study'
}

/** Keeps the page's theme, mode and browser bars in sync with stored settings and system preferences. */
export function watchTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const root = document.documentElement
    root.dataset.theme = themeOf(readStored('themeFamily'), isDarkBy(readStored('brightness'), dark.matches))
    root.dataset.mode = modeOf(readStored('reader_mode'))
    root.dataset.sidebar = readStored('sidebar_open') === 'false' ? 'closed' : 'open'
    applyReadingSettings(root)
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
    if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  }
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('philip:stored', apply)
  apply()
}
