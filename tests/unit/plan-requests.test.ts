import { describe, expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { formatReference } from '../../shared/bible/versification.ts'
import { readScope } from '../../workers/plan-generation/build.ts'
import { numberedBible } from '../fixtures/numbered-bible.ts'

const bible = numberedBible(englishVerses)

/** The passages that a request asks for, else the topics. */
function read(description: string): string {
  const scope = readScope(description, bible, 30)
  if (scope.kind === 'topics') return `about ${scope.topics.map(({ title }) => title).join(', ')}`
  return scope.ranges.map((range) => formatReference(range, { versification: englishVerses })).join('; ')
}

describe('a chapter that is counted in Chinese is that chapter', () => {
  test.each([
    ['我想读罗马书8章', 'Romans 8'],
    ['罗马书第八章', 'Romans 8'],
    ['约翰福音第3章', 'John 3'],
    ['创世记1-3章', 'Genesis 1–3'],
    ['我想读约翰福音3章16节', 'John 3:16'],
    ['约翰福音第3章到第5章', 'John 3–5'],
    ['马太福音5章3-12节', 'Matthew 5:3–12'],
    ['诗篇23篇', 'Psalm 23'],
    ['30天读完罗马书', 'Romans 1–16'],
    ['使徒行传30天', 'Acts 1–28'],
    ['罗马书每天3章', 'Romans 1–16'],
    ['每天读3章马可福音', 'Mark 1–16'],
    ['4周读完马可福音，一天1章', 'Mark 1–16'],
  ])('%s', (request, passages) => expect(read(request)).toBe(passages))
})
