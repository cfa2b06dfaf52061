import { readStored } from '../data/useStored.ts'

/** Sizes of the text in per cent of its usual size. */
export const textSizes = [80, 90, 100, 110, 120, 135, 150, 175, 200] as const
export const lineWidths = ['narrow', 'normal', 'wide'] as const
export const lineSpacings = ['close', 'normal', 'open'] as const
export type LineWidth = (typeof lineWidths)[number]
export type LineSpacing = (typeof lineSpacings)[number]

/** Where each of them is kept in the browser. */
export const readingKeys = {
  size: 'reader_text_size',
  width: 'reader_line_width',
  spacing: 'reader_line_spacing',
  redLetters: 'reader_red_letters',
  strongs: 'reader_strongs',
  marks: 'reader_marks',
} as const

/** The size that a kept text means; the usual one where it means none. */
export function textSizeOf(stored: string | null): number {
  const size = Number(stored)
  return textSizes.some((each) => each === size) ? size : 100
}

/** One of some words, or `normal`. */
export function oneOf<Word extends string>(words: readonly Word[], stored: string | null): Word | 'normal' {
  return words.find((word) => word === stored) ?? 'normal'
}

/** Puts what is kept onto the page; the style sheet does the rest. */
export function applyReadingSettings(root: HTMLElement): void {
  root.style.setProperty('--text-scale', String(textSizeOf(readStored(readingKeys.size)) / 100))
  root.dataset.width = oneOf(lineWidths, readStored(readingKeys.width))
  root.dataset.spacing = oneOf(lineSpacings, readStored(readingKeys.spacing))
  root.dataset.marks = readStored(readingKeys.marks) === 'off' ? 'off' : 'on'
  root.dataset.redLetters = readStored(readingKeys.redLetters) === 'off' ? 'off' : 'on'
}
