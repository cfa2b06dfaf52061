import { expect, test } from 'vitest'
import { markdownHtml } from '../../api/plain/markdown-html.ts'
import { plainOf } from '../../api/plain/plain-address.ts'

const of = (path: string, query = '', bible?: string) => plainOf(path, new URLSearchParams(query), bible)

test('a screen of the app has its page without scripts, in the same translation', () => {
  expect(of('/')).toBe('/plain/')
  expect(of('/read/JHN/3', 'verse=16', 'eng-kjv')).toBe('/plain/read/JHN/3?in=eng-kjv')
  expect(of('/search', 'q=living+water')).toBe('/plain/find?q=living+water')
  expect(of('/plans/7')).toBe('/plain/plans/7')
  expect(of('/about-philip')).toBe('/plain/site/about')
  expect(of('/about')).toBe('/plain/about')
  expect(of('/chat/7')).toBe('/plain/chat/7')
  expect(of('/conversations')).toBe('/plain/chats')
  expect(of('/my-profile')).toBe('/plain/profile')
  expect(of('/notes')).toBeUndefined()
})

test('a link in markdown of ours leads to the page without scripts, else to the app', () => {
  const linked = (url: string) => markdownHtml(`[a](${url})`, 'eng-kjv').html
  expect(linked('/search?q=light')).toBe('<p><a href="/plain/find?q=light&#38;in=eng-kjv">a</a></p>')
  expect(linked('/search')).toBe('<p><a href="/plain/find?q=&#38;in=eng-kjv">a</a></p>')
  expect(linked('/trust')).toBe('<p><a href="/trust">a</a></p>')
  expect(linked('//evil.example')).toBe('<p>a</p>')
})
