import { expect, test } from 'vitest'
import { publicThing } from '../../api/operators/public-thing.ts'

test.each([
  '4711',
  ' 4711 ',
  '/chat/4711',
  '/chat/4711/',
  'https://philip.example/chat/4711',
  'https://grace.philip.example/chat/4711?in=spa#a99',
  'philip.example/chat/4711',
  'localhost:3000/chat/4711',
  'https://philip.example/read/JHN/3?verse=16&chatId=4711',
  '/plain/chat/4711?in=spa',
  '/plain/chat/4711#a99',
])('%j names a conversation', (target) => {
  expect(publicThing(target)).toEqual({ kind: 'chat', id: 4711 })
})

test.each([
  '/reading-plans/12',
  'https://philip.example/plans/12/',
  'https://philip.example/reading-plans/12?in=spa',
  '/plain/plans/12?in=spa#main',
])('%j names a plan', (target) => {
  expect(publicThing(target)).toEqual({ kind: 'plan', id: 12 })
})

test.each([
  '',
  '0',
  '-4711',
  'https://',
  '/chat/',
  '/chat/4711/more',
  '/chat/04711',
  '/chat/9999999999999999',
  '/read/JHN/3',
  '/read/JHN/3?chatId=',
  '/read/JHN/3?chatId=4711x',
  '/read/JHN/3?verse=16',
  '/plans/1000000000000000',
  '/reading-plans/create',
])('%j names nothing', (target) => {
  expect(publicThing(target)).toBeUndefined()
})
