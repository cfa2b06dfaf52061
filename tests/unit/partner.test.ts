import { expect, test } from 'vitest'
import { partnerSlug } from '../../web/app/partner.ts'
import { nastyTexts } from '../helpers/nasty-texts.ts'

test.each([
  ['grace.localhost', 'grace'],
  ['Grace.Localhost.', 'grace'],
  ['grace.philip.example', 'grace'],
  ['localhost', null],
  ['philip.example', null],
  ['www.philip.example', null],
  ['staging.philip.example', null],
  ['127.0.0.1', null],
  ['[::1]', null],
  ['a.b.philip.example', null],
  ['-x.philip.example', null],
])('%s', (host, slug) => {
  expect(partnerSlug(host)).toBe(slug)
})

test.each(nastyTexts)('the host %j is no way to another path', (text) => {
  expect(partnerSlug(`${text}.localhost`) ?? 'none').toMatch(/^[a-z0-9][a-z0-9-]*$/)
})
