import { expect, test } from 'vitest'
import { partnerSlug } from '../../web/edition/partner.ts'
import { nastyTexts } from '../helpers/answers/nasty-texts.ts'

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

test.each([
  ['grace.philip.co.uk', 'philip.co.uk', 'grace'],
  ['philip.co.uk', 'philip.co.uk', null],
  ['bible.church.org', 'bible.church.org', null],
  ['grace.bible.church.org', 'bible.church.org', 'grace'],
  ['staging.philip.co.uk', 'philip.co.uk', null],
  ['grace.localhost', 'philip.co.uk', 'grace'],
  ['grace.philip.example', 'philip.co.uk', null],
  ['a.b.philip.co.uk', 'philip.co.uk', null],
  ['notphilip.co.uk', 'philip.co.uk', null],
  ['localhost', 'localhost', null],
])('%s under the apex %s', (host, apex, slug) => {
  expect(partnerSlug(host, apex)).toBe(slug)
})

test.each(nastyTexts)('the host %j cannot change the path', (text) => {
  expect(partnerSlug(`${text}.localhost`) ?? 'none').toMatch(/^[a-z0-9][a-z0-9-]*$/)
})
