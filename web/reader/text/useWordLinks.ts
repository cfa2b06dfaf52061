import { WORD_LINKS_KEY } from '../../data/stored.ts'
import { useStored } from '../../data/useStored.ts'

/** Whether the reader wants the words of the text to link to the original's. */
export const useWordLinks = (): boolean => useStored<string>(WORD_LINKS_KEY, 'off')[0] === 'on'
