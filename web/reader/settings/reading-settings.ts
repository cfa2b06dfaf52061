import { readStored, WORD_LINKS_KEY } from '../../data/stored.ts'

/** Text sizes in per cent of the default size. */
export const textSizes = [80, 90, 100, 110, 120, 135, 150, 175, 200] as const
export const lineWidths = ['narrow', 'normal', 'wide'] as const
export const lineSpacings = ['close', 'normal', 'open'] as const
/** The typefaces for Scripture and answers; the first is the default. */
export const fonts = ['serif', 'sans', 'legible', 'dyslexia'] as const
export type LineWidth = (typeof lineWidths)[number]
export type LineSpacing = (typeof lineSpacings)[number]
export type Font = (typeof fonts)[number]

/** The storage key of each setting. */
export const readingKeys = {
  size: 'reader_text_size',
  width: 'reader_line_width',
  spacing: 'reader_line_spacing',
  font: 'reader_font',
} as const

/** The settings that are on or off: where each is stored, and its value until the reader chooses. */
export const readingSwitches = {
  lines: { key: 'reader_verse_lines', initial: 'off' },
  justified: { key: 'reader_justified', initial: 'off' },
  redLetters: { key: 'reader_red_letters', initial: 'on' },
  strongs: { key: WORD_LINKS_KEY, initial: 'off' },
  numbers: { key: 'reader_verse_numbers', initial: 'on' },
  notes: { key: 'reader_notes', initial: 'on' },
  related: { key: 'reader_related', initial: 'off' },
  differing: { key: 'reader_differing', initial: 'off' },
} as const
type ReadingSwitch = (typeof readingSwitches)[keyof typeof readingSwitches]

/** Whether a setting is on, by its stored text. */
export function isSwitchedOn({ key, initial }: ReadingSwitch, stored = readStored(key)): boolean {
  return (stored === 'on' || stored === 'off' ? stored : initial) === 'on'
}

/** The size in a stored text; the default if it is invalid. */
export function textSizeOf(stored: string | null): number {
  const size = Number(stored)
  return textSizes.some((each) => each === size) ? size : 100
}

/** One of the given words, or `normal`. */
export function oneOf<Word extends string>(words: readonly Word[], stored: string | null): Word | 'normal' {
  return words.find((word) => word === stored) ?? 'normal'
}

/** The typeface in a stored text; the default if it is invalid. */
export function fontOf(stored: string | null): Font {
  return fonts.find((font) => font === stored) ?? 'serif'
}

/** Applies the stored settings to the page; the style sheet does the rest. */
export function applyReadingSettings(root: HTMLElement): void {
  root.style.setProperty('--text-scale', String(textSizeOf(readStored(readingKeys.size)) / 100))
  root.dataset.width = oneOf(lineWidths, readStored(readingKeys.width))
  root.dataset.spacing = oneOf(lineSpacings, readStored(readingKeys.spacing))
  root.dataset.font = fontOf(readStored(readingKeys.font))
  for (const name of ['justified', 'numbers', 'notes', 'redLetters'] as const) {
    root.dataset[name] = isSwitchedOn(readingSwitches[name]) ? 'on' : 'off'
  }
  root.dataset.lines = isSwitchedOn(readingSwitches.lines) ? 'verse' : 'paragraph'
}
