import { expect, test } from 'vitest'
import type { Handout } from '../../api/share/thread/handout/handout.ts'
import { runTask } from '../../api/share/thread/tasks.ts'
import { drawnText } from '../../infra/measure/printed-text.ts'

const empty: Handout = {
  ...{ title: 'Psalms', about: '', site: 'Philip', link: 'https://philip.example/read/PSA/121', paper: 'a4' },
  ...{ isLarge: false, language: 'en', parts: [], notices: [] },
}
const long = { kind: 'asked' as const, text: 'Why?\n'.repeat(60) }

/** What is below the text of the second page. */
async function footOf(handout: Partial<Handout>): Promise<string> {
  const pages = drawnText(await runTask({ kind: 'handout', handout: { ...empty, parts: [long], ...handout } })).split(
    '\f',
  )
  return pages[1]!.trim().replaceAll('\n', ' ').split('Why? ').at(-1)!
}

test('the foot of a page has a Hebrew title in its own letters', async () => {
  const foot = await footOf({ title: 'תהילים' })
  expect(foot).toMatch(/תהילים/)
  expect(foot).toContain('· Philip')
  expect(foot).toMatch(/2 \/ \d+$/)
})

test('the foot of a page cuts a long title behind a word', async () => {
  expect(await footOf({ title: 'Shepherds '.repeat(20).trim() })).toMatch(/^(Shepherds ){8}Shepherds… 2 \/ \d+$/)
})

const card = {
  kind: 'John 3',
  title: 'Who was Nicodemus?',
  about: 'An answer.',
  site: 'Philip',
  theme: 'light' as const,
}
const drawn = (changed: Partial<typeof card>) => runTask({ kind: 'card', card: { ...card, ...changed } })

test.each([
  ['a title', { title: '谁是尼哥底母?' }, { kind: '', title: 'John 3' }],
  ['a title and a kind', { title: '누구?', kind: '요한복음 3' }, { kind: '', title: 'Philip' }],
  ['a title without a kind', { title: 'من هو؟', kind: '' }, { kind: '', title: 'Philip' }],
  ['a kind', { kind: '约翰福音 3' }, { kind: '' }],
  ['the words about it', { about: '每天一章' }, { about: '' }],
])('a card leaves out %s in letters that no font has', async (_name, given, instead) => {
  const [made, same] = await Promise.all([drawn(given), drawn(instead)])
  expect(made.equals(same)).toBe(true)
})
