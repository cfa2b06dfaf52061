import { expect, test } from 'vitest'
import { openingOf } from '../../api/site/opening.ts'

test('Home without its verse keeps the room, and shows no place that was not filled', () => {
  const home =
    '<h1>{{site}}</h1><figure data-long="{{isLong}}" data-url="{{url}}" data-answer="{{answer}}">{{verse}}</figure>'
  const openings = { en: { home, chapter: '', chat: '' } }
  expect(openingOf(openings, 'Philip', { language: 'en', path: '/', query: new URLSearchParams() })).toBe(
    '<h1>Philip</h1><figure data-long="false" data-url="" data-answer=""></figure>',
  )
})
