import { expect, test } from 'vitest'
import { latestSentences, nothingSpoken } from '../../web/chat/sentences.ts'

/** What is spoken while an answer takes these texts, one after the other; the last is complete. */
function heard(...texts: string[]): string[] {
  let spoken = nothingSpoken
  return texts.flatMap((text, index) => {
    const { latest, now } = latestSentences(text, spoken, index === texts.length - 1)
    spoken = now
    return latest
  })
}

test('each sentence is spoken once, when it has ended', () => {
  expect(heard('God is', 'God is love. We', 'God is love. We love.')).toEqual(['God is love.', 'We love.'])
})

test('a text whose spoken words have changed continues with a whole sentence', () => {
  const written = 'See John 3:16. God loved the world. He'
  const linked = 'See [John 3:16](/read/JHN/3?verses=16). God loved the world. He gave his Son.'
  expect(heard(written, linked)).toEqual(['See John 3:16.', 'God loved the world.', 'He gave his Son.'])
  const shorter = 'See John. God loved the world. He gave.'
  expect(heard(written, shorter)).toEqual(['See John 3:16.', 'God loved the world.', 'He gave.'])
})

test('an answer that begins again is spoken from its beginning', () => {
  expect(heard('One. Two. Three', 'Four. ', 'Four. Five.')).toEqual(['One.', 'Two.', 'Four.', 'Five.'])
})
