import { expect, test } from 'vitest'
import { helpOf } from '../../shared/distress/care.ts'
import { careFor } from '../../shared/distress/care-for.ts'

const inDanger = [
  'I want to kill myself',
  'i dont want to live anymore',
  'I wish I was dead',
  'Would God forgive me if I killed myself tonight? I am going to end my life',
  'I have been cutting myself and I cannot stop',
  'Everyone would be better off without me',
  'I just took all my pills',
  'My husband hits me. Must I stay with him?',
  'I was raped and I feel dirty',
  'my friend wants to kill himself, what do I say',
  'I keep thinking about ending my life',
  'Quiero morirme',
  'Mi esposo me golpea, ¿qué dice la Biblia?',
  '我不想活了',
]

const aboutTheText = [
  'Why did Judas kill himself?',
  'Why does Elijah want to die right after his greatest victory?',
  'Why did Jonah say it is better for me to die than to live?',
  'What does it mean to die to self?',
  'How do I die to myself every day?',
  'Is suicide a sin?',
  'What happens when I die?',
  'What does Paul mean by I want to depart and be with Christ?',
  'Why did Saul fall on his sword?',
  'Who killed Abel?',
  'My friend asked why Judas would kill himself',
  'How do I put to death the deeds of the body?',
  'Did Tamar’s brother rape her?',
  'Why did Samson kill himself with the Philistines?',
  'Job says I loathe my life, what does that mean?',
  '¿Por qué Elías quería morir?',
]

/** Short texts that people type. */
const short = {
  en: [
    'i want to die',
    'end my life',
    'i cant go on',
    'i hate my life',
    'my mom died',
    'im an alcoholic',
    'he hits me',
  ],
  es: ['quiero morir', 'quiero desaparecer', 'no puedo más', 'ayuda me muero', 'me corto', 'soy alcohólico', 'me pega'],
}

/** The fixed reply to a text; undefined if it needs none. */
function distressReply(text: string, language: string): string | undefined {
  const care = careFor(text, language, '')
  return care?.response === 'reply' ? helpOf(care) : undefined
}

test.each(inDanger)('a person in danger gets a human reply that names help', (question) => {
  const reply = distressReply(question, 'en')
  expect(reply).toMatch(/112/)
  expect(reply).toMatch(/911/)
})

test.each(Object.entries(short))('a few words of distress get help in %s', (language, texts) => {
  expect(texts.filter((text) => !careFor(text, language, ''))).toEqual([])
})

test.each([
  [
    'en',
    ['Think about it.', 'hey', 'tell me more', 'help me', 'goodbye', 'what if I am not one of the elect', 'drugs'],
  ],
  ['es', ['piénsalo', 'adiós', 'ayúdame', 'dime más', 'pastillas', 'me da cosa morirme', 'cuchillo']],
])('ordinary short texts get no help in %s', (language, texts) => {
  expect(texts.filter((text) => careFor(text, language, ''))).toEqual([])
})

test.each(aboutTheText)('a question about the text is answered as one: %s', (question) => {
  expect(distressReply(question, 'en')).toBeUndefined()
})

test('the reply is in the language of the reader', () => {
  expect(distressReply('Quiero morirme', 'en')).toContain('No tienes que cargar con esto a solas')
  expect(distressReply('I want to die', 'en')).toContain('You do not have to carry this alone')
})
