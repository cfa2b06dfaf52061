import { screens, type TitledPath, type TitleKey } from '#shared/screens.ts'
import english from '#shared/words/en/titles.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** The titles of screens. */
export const titles = wordsOf<TitleKey>('titles', english)

/** The title of a screen. */
export const screenTitle = (path: TitledPath): string => titles(screens[path].title)
