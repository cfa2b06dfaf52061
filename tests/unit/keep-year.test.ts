import { expect, test } from 'vitest'
import { keepYear } from '../../web/app/keep-year.ts'

test.each([
  ['Reina-Valera 1909', 'Reina-Valera\u00a01909'],
  ['World English Bible', 'World English Bible'],
  ['1599 Geneva Bible', '1599 Geneva Bible'],
])('a line may end in “%s” only where no year follows', (name, shown) => expect(keepYear(name)).toBe(shown))
