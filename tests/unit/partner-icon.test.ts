import { expect, test } from 'vitest'
import { checkIcon } from '../../infra/run/seed.ts'

test('the icon of a partner is a file of ours', () => {
  expect(checkIcon('/partners/grace.svg')).toBe('/partners/grace.svg')
  for (const address of [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/a.svg',
    'https://evil.example/a.svg',
    '/partners/../a.svg',
  ]) {
    expect(() => checkIcon(address), address).toThrow(/file of ours/)
  }
})
