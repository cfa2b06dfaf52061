import { expect, test } from 'vitest'
import { createClient } from '../helpers/client/client.ts'
import { ask } from '../helpers/client/reader.ts'
import { response, textPart } from '../helpers/model/shapes.ts'
import { ownStack, type Stack } from '../helpers/stack/stack.ts'

type Answered = { hash: string; instructions: string; verdicts: string[] }

/** Asks as a new visitor with a theology, and reads the answer's audit. */
async function askWith({ api }: Stack, theology: string): Promise<Answered> {
  const client = createClient(api.port, { keepsVisitor: true })
  expect((await client.put('/api/user/theology', { theology_slug: theology })).status).toBe(200)
  const reader = ask({ prompt: 'What is it to be born of water?' }, { port: api.port, visitor: client.id()! })
  await reader.ended
  const audit = (await client.get(`/api/chat/${reader.chatId()}/message/${reader.messageId()}/audit`)).json()
  return {
    hash: audit.instructions_hash,
    instructions: audit.instructions_prompt,
    verdicts: audit.citations.map(({ verdict }: { verdict: string }) => verdict),
  }
}

/** A model that quotes the fifth verse verbatim. */
async function speakTwice({ database, gemini }: Stack): Promise<void> {
  const { text } = await database.db
    .selectFrom('verses')
    .select('text')
    .where('bible_id', '=', 'eng-web')
    .where('book', '=', 'JHN')
    .where('chapter', '=', 3)
    .where('verse', '=', 5)
    .executeTakeFirstOrThrow()
  const said = `Jesus answers Nicodemus:\n\n> ${text}\n> — John 3:5\n\nCompare Titus 3:5.`
  const frame = response([textPart(said)], 'STOP')
  gemini.script([async ({ reply }) => reply.frame(frame), async ({ reply }) => reply.frame(frame)])
}

test.each(['gemini', 'builtin'])(
  'the same question under two theologies: all passages sealed, both instructions published (%s)',
  { timeout: 90_000 },
  async (provider) => {
    const stack = await ownStack({ env: { ENABLE_AUDIT: 'true', LLM_PROVIDER: provider } })
    if (provider === 'gemini') await speakTwice(stack)
    const answers = [await askWith(stack, 'catholic'), await askWith(stack, 'baptist')]
    for (const { hash, instructions, verdicts } of answers) {
      expect(verdicts.length).toBeGreaterThan(0)
      expect(new Set(verdicts)).toEqual(new Set(['exact']))
      const published = (await createClient(stack.api.port).get(`/api/instructions/${hash}`)).json()
      expect(published.text).toBe(instructions)
      expect(published.releases).toHaveLength(1)
    }
    expect(answers[0]!.hash).not.toBe(answers[1]!.hash)
    expect(answers[0]!.instructions).toContain("# The reader's theology: Catholic")
    expect(answers[1]!.instructions).toContain("# The reader's theology: Baptist")
  },
)
