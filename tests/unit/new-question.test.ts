import { beforeEach, describe, expect, test, vi } from 'vitest'
import { careAgain, isNewQuestion } from '../../shared/builtin/new-question.ts'
import { readQuestion } from '../../shared/builtin/question.ts'
import type { Turn } from '../../shared/builtin/request.ts'
import type { Care } from '../../shared/contract/care.ts'
import { helpFor } from '../../web/chat/help-for.ts'
import type { ShownMessage } from '../../web/chat/shown-message.ts'

const followUps = [
  ...['too late', 'goodbye', 'bye', 'i did it', 'nobody answers', 'i called they hung up', 'i cant call anyone'],
  ...['i dont want to call', 'i dont have anyone', 'how', 'why', 'what now', 'is that a sin', 'but i cant leave him'],
  ...['I feel so empty inside', 'How do I forgive my father?', 'Should I stay?', 'Will it hurt?', 'How many pills?'],
  ...['the line is busy', 'tell Sarah goodbye', 'Tell my wife goodbye', 'Where is Sarah?', 'Around 10:30 tonight'],
  ...['I took 30 pills', 'Why does God allow this?', 'What happens after death?', 'This is my goodbye', 'thanks'],
  ...['ya lo hice', 'es tarde', 'nadie contesta', 'adiós', 'no quiero llamar', '¿Es pecado?', '¿Y ahora qué?'],
  ...['is suicide unforgivable', 'Do cowards go to hell?', 'Does God punish those who give up?'],
  ...['Is killing yourself the unforgivable sin?', 'What does 1 Corinthians 6 say about suicide?'],
  ...['¿Es el suicidio un pecado imperdonable?', '¿Van los cobardes al infierno?', '¿Castiga Dios al que se rinde?'],
  ...['¿Por qué?', 'trop tard', 'já é tarde', 'zu spät', '太晚了'],
]
const questions = [
  ...['Who wrote this psalm?', 'Who was Judas?', 'Who is Jesus?', 'Why did Jesus weep?', 'Why did Judas betray Jesus?'],
  ...['What does verse 5 mean?', 'What does this psalm say to me?', 'Explain this psalm', 'Romans 8', '1 John 4:8'],
  ...['What does the word hope mean?', 'What is the difference between grace and mercy?', 'Tell me about David'],
  ...['What does “The Lord is my shepherd” in Psalm 23 mean?', 'Where was Jesus born?', '¿Quién escribió este salmo?'],
  ...['What does hello mean?', 'Who sold a pair of shells in Acts?', 'Who rendered Psalm 23 in English?'],
  ...['¿Quién fue Moisés?', 'Cuéntame de David', '¿Dónde nació Jesús?'],
]

test.each(followUps)('“%s” is no new question', (text) => {
  expect(isNewQuestion(text)).toBe(false)
})
test.each(questions)('“%s” is a new question', (text) => {
  expect(isNewQuestion(text)).toBe(true)
})

const reply: Care = {
  kind: 'suicide',
  response: 'reply',
  language: 'en',
  help: 'Call [988](tel:988).',
  is_whole: false,
}
const lines: Care = { ...reply, kind: 'grief', response: 'lines' }

test('only the reply to a visitor in danger is shown again', () => {
  expect(careAgain(reply, 'too late')).toEqual(reply)
  expect(careAgain(reply, 'Who wrote this psalm?')).toBeUndefined()
  expect(careAgain(lines, 'too late')).toBeUndefined()
  expect(careAgain(null, 'too late')).toBeUndefined()
})

describe('words of danger are no part of a later question', () => {
  const place = { bible_id: 'eng-web', book: 'PSA', chapter: 34, verses: [] }
  const readAfter = (earlier: Turn[], question: string) => readQuestion({ question, place, history: earlier }, 'en')
  const danger: Turn[] = [
    { role: 'user', content: 'I want to kill myself', has_reply: true },
    { role: 'assistant', content: 'Please talk to a person now.' },
  ]

  test.each(['too late', 'is that a sin', 'Who wrote this psalm?'])('“%s”', (question) => {
    expect(readAfter(danger, question)).toEqual({ ...readAfter([], question), shown: new Set() })
    expect(readAfter(danger, question).goesOn).toBe(false)
  })

  test('which still continues an ordinary one', () => {
    const ordinary: Turn[] = [
      ...danger,
      { role: 'user', content: 'Who was Hagar?' },
      { role: 'assistant', content: 'An answer.' },
    ]
    const { goesOn, words } = readAfter(ordinary, 'And her son?')
    expect(goesOn).toBe(true)
    expect(words.map(({ word }) => word)).toEqual(['son', 'Hagar'])
  })
})

describe('without the server', () => {
  beforeEach(() => vi.stubGlobal('navigator', { language: 'en-GB', languages: ['en-GB'] }))
  const shown = (role: ShownMessage['role'], content: string, care?: Care): ShownMessage => ({
    ...{ key: content, id: null, role, content, isStreaming: false, status: 'complete', citations: [] },
    ...{ has_audit_data: false, ...(care && { care }) },
  })
  const earlier = [shown('user', 'I want to kill myself'), shown('assistant', '', reply)]

  test('the help is shown again for a follow-up question, also for one in need', async () => {
    const again = { ...reply, is_whole: true }
    expect(await helpFor(earlier, 'too late', undefined)).toEqual(again)
    expect(await helpFor(earlier, 'My mother died', undefined)).toEqual(again)
  })

  test('a new question gets none, and one in danger its own', async () => {
    expect(await helpFor(earlier, 'Who wrote this psalm?', undefined)).toBeNull()
    expect(await helpFor([], 'too late', undefined)).toBeNull()
    expect(await helpFor(earlier, 'My husband beats me', undefined)).toMatchObject({ kind: 'violence', is_whole: true })
  })
})
