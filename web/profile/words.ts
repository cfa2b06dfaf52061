import english from '#shared/words/en/profile.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The words of profiles and perspectives. */
export const profileWords = wordsOf('profile', english)
