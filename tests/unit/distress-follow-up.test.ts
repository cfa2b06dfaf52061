import { expect, test } from 'vitest'
import type { StoredCare } from '../../shared/distress/care.ts'
import { careForFollowUp } from '../../shared/distress/follow-up.ts'

const care = { kind: 'suicide', response: 'reply', language: 'en', country: null } as StoredCare

test.each([
  'what happened to him afterwards',
  'How did he die?',
  'why did she marry him',
  '¿Cómo murió?',
  'was he drunk',
  'did it hurt him',
  '¿Le dolió?',
  '¿Estaba borracho?',
])('“%s” asks about someone in the Bible', (text) => expect(careForFollowUp(text, care)).toEqual({ care: null }))
test.each([
  'I already have one',
  'what if I already did',
  '¿Y si ya lo hice?',
  'I tried that already',
  'why did God let it happen',
])('“%s” may be about a tattoo, and gets two lines', (text) =>
  expect(careForFollowUp(text, care)).toEqual({ care: { ...care, response: 'lines' } }),
)
test.each([
  'did he hit her',
  'it hurts',
  'I was drunk and he forced me',
  'I tried to end it',
  'I am going to do it tonight',
  'what happened to me',
  'I took them all',
  'he did it to me again',
  'why did he touch my sister',
  'what did he do when she said she wanted to leave him',
  'me lo hizo otra vez',
])('“%s” is judged by itself', (text) => expect(careForFollowUp(text, care)).toBeUndefined())
