import { expect, test } from 'vitest'
import { finishedSentences } from '../../web/chat/sentences.ts'

/** What is announced while a text arrives in pieces. */
function announced(pieces: readonly string[]): string[][] {
  let [text, at] = ['', 0]
  return pieces.map((piece, index) => {
    text += piece
    const { sentences, next } = finishedSentences(text, at, index === pieces.length - 1)
    at = next
    return sentences
  })
}

test('a sentence is announced when the next one begins, and the rest at the end', () => {
  expect(announced(['God so ', 'loved the world. He', ' gave his Son', '. Amen'])).toEqual([
    [],
    ['God so loved the world.'],
    [],
    ['He gave his Son.', 'Amen'],
  ])
})

test('no word is lost or announced twice, however the text is cut', () => {
  const text =
    '**Mercy** is new. “Great is your faithfulness!” *So* we hope.\n\n> The Lord is my portion.\n\n- one\n- two\n'
  const whole = announced([text]).flat().join(' ')
  expect(whole).toBe('Mercy is new. “Great is your faithfulness!” So we hope. The Lord is my portion. one two')
  for (let size = 1; size < 20; size++) {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect(announced(pieces).flat().join(' '), `pieces of ${size}`).toBe(whole)
  }
})

test('the signs of markdown and the addresses of links are not spoken', () => {
  expect(announced(['## Hope\n\nSee [John 3:16](/read/JHN/3?verse=16) and `more`. '])).toEqual([
    ['Hope', 'See John 3:16 and more.'],
  ])
})
