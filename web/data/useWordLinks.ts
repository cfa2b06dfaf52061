import { WORD_LINKS_KEY } from './stored.ts'
import { useStored } from './useStored.ts'

/** Whether the reader wants the words of a text to link to the original's. */
export const useWordLinks = (): boolean => useStored<string>(WORD_LINKS_KEY, 'off')[0] === 'on'
