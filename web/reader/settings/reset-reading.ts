import { writeStored } from '../../data/stored.ts'
import { THIRD_KEY } from '../text/third-translation.ts'
import { readingKeys, readingSwitches } from './reading-settings.ts'

const defaults: Record<string, string> = {
  [readingKeys.size]: '100',
  [readingKeys.width]: 'normal',
  [readingKeys.spacing]: 'normal',
  [readingKeys.font]: 'serif',
  ...{ themeFamily: 'simple', brightness: 'auto', reader_mode: 'study' },
  [THIRD_KEY]: '',
}

/** Resets what the reading sheet stores in this browser. The second translation is also in the address. */
export function resetReading(): void {
  for (const [key, value] of Object.entries(defaults)) writeStored(key, value)
  for (const { key, initial } of Object.values(readingSwitches)) writeStored(key, initial)
}
