import { readFileSync, writeFileSync } from 'node:fs'
import type { Db } from '#shared/server/db.ts'
import { askBuiltin } from './ask-builtin.ts'
import type { Evaluation } from './evaluation.ts'
import { atLeast, none } from './figures.ts'

const QUESTIONS = new URL('./snapshot.txt', import.meta.url)
const ANSWERS = new URL('../../docs/answers.md', import.meta.url)

const HEAD = `# Answers without a language model

What Philip answers when no language model is configured, as \`npm run eval -- snapshot\` writes it, for reading. The questions
are in \`workers/eval/snapshot.txt\`. Each is asked at Genesis 1 in the World English Bible. Quotations are shortened here to
their first verse.
`

/** Questions of each kind with their built-in answers, written to docs/answers.md for people to read. */
export const evaluateSnapshot: Evaluation = {
  about: 'The built-in answers, as they read',
  provider: 'builtin',
  async run(db) {
    const lines = readFileSync(QUESTIONS, 'utf8').trim().split('\n')
    const parts = [HEAD]
    let changed = 0
    let kind = ''
    for (const line of lines) {
      const [of = '', question = ''] = line.split('|')
      if (of !== kind) parts.push(`## ${of.charAt(0).toUpperCase()}${of.slice(1)}\n`)
      kind = of
      const answer = await answerTo(db, question)
      changed += answer.changed
      parts.push(`### ${question}\n\n${answer.text}\n`)
    }
    writeFileSync(ANSWERS, parts.join('\n'))
    return [atLeast('answers', lines.length, 70), none('unverified quotations', changed)]
  },
}

async function answerTo(db: Db, question: string): Promise<{ text: string; changed: number }> {
  const place = { bible_id: 'eng-web', language: 'en', book: 'GEN', chapter: 1, verses: [] }
  const { content, changed, read } = await askBuiltin(db, { ...place, question })
  const text = content
    // the reader's links do not work from that file
    .replace(/\[([^\]]+)\]\(\/read\/[^)]*\)/g, '$1')
    .replace(/^> (?!—)(.+)$/gm, (line, words: string) => {
      const first = read.find((verse) => words.startsWith(verse) && verse !== words)
      return first ? `> ${first} …` : line
    })
  return { text, changed }
}
