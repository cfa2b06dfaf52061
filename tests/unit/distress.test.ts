import { expect, test } from 'vitest'
import { helpOf } from '../../shared/distress/care.ts'
import { normalise } from '../../shared/distress/normalise.ts'
import { asksAboutScripture } from '../../shared/distress/signs.ts'
import { careFor } from '../../shared/server/distress/care-for.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'

// before the tests, whose time is limited: it takes up to a second, and longer on a busy machine
loadRecognition()

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

/** Wordings that name no kind of distress, as people type them. */
const indirect = {
  en: [
    'she pushed me down the stairs and now she says it was a joke',
    'there is an empty pill bottle by her bed and i cannot wake her',
    'my uncle comes into my room when everyone sleeps',
    'he checks my phone every night and took my car keys away',
    'i gave my dog to a neighbour and wrote letters to everyone, tonight it ends',
  ],
  es: [
    'mi marido me empujó por las escaleras y dice que fue un accidente',
    'mi tío entra en mi cuarto cuando todos duermen y tengo miedo',
    'se tomó todas las pastillas y no despierta',
  ],
}

/** Words of distress that have another meaning here, and famous phrases of Scripture. */
const harmless = {
  en: [
    'i cant pay my bills',
    'his face was so bright he had to wear a veil',
    'I could kill for a pizza',
    'my husband hit a deer',
    'my husband shot a pheasant and now I have to cook it',
    'the valley of the shadow of death',
    'it is finished',
    'to live is christ and to die is gain',
    'take up your cross and follow me',
    'what does the bible say about marriage',
    'thou shalt not kill',
    'my phone died during the sermon',
    'who cut off the ear of the servant',
    'the wages of sin is death',
  ],
  es: ['muero de hambre, ¿qué cocinaban en tiempos de Jesús?', 'el valle de sombra de muerte', 'no matarás'],
}

test.each([
  ['¿Por qué Caín mató a Abel?', true],
  ['¿Caín avisó? mi hermano dice que hoy mata al otro por la herencia', false],
  ['¿Judas fue perdonado? yo tengo el mismo plan', false],
  ['Why did Judas kill himself?', true],
  ['Was Judas forgiven? I have the same plan', false],
])('%j asks only about Scripture: %s', (question, isAsked) => {
  expect(asksAboutScripture(normalise(question))).toBe(isAsked)
})

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

test.each(Object.entries(indirect))('distress in indirect words gets help in %s', (language, texts) => {
  expect(texts.filter((text) => !careFor(text, language, ''))).toEqual([])
})

test.each([
  ['en', [...inDanger, ...indirect.en, 'hypo. alone. no juice in the flat', 'beaten for burning ugali']],
  ['es', [...indirect.es, 'mi ahijada se hace cortes', 'va armado a buscar al otro']],
])('capitals change nothing in %s', (language, texts) => {
  for (const text of texts)
    expect([text, careFor(text.toUpperCase(), language, '')]).toEqual([text, careFor(text, language, '')])
})

const PLAIN =
  'we walked to the market and bought bread and apples and cheese and then we sat in the square and talked about the weather '

test('words of danger are found anywhere in a long text without full stops', () => {
  const words = PLAIN.repeat(5).trim().split(' ')
  const texts = Array.from({ length: 61 }, (_, at) => words.toSpliced(at, 0, 'i want to kill myself tonight').join(' '))
  expect(texts.filter((text) => careFor(text, 'en', '')?.response !== 'reply')).toEqual([])
  expect(careFor(words.join(' '), 'en', '')).toBeUndefined()
})

test('a cry among sentences about other things gets help', () => {
  const around = [
    ['We sang two hymns on Sunday.', 'What does Psalm 23 mean?'],
    ['My church has a new roof.', 'Which book comes after Ruth?'],
  ]
  const texts = inDanger
    .filter((cry) => /^[A-Z].*\b(?:I|My|me)\b/.test(cry))
    .flatMap((cry) => around.map(([before, after]) => `${before} ${cry.replace(/[.?]?$/, '.')} ${after}`))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => careFor(text, 'en', '')?.response !== 'reply')).toEqual([])
  expect(around.filter((both) => careFor(both.join(' '), 'en', ''))).toEqual([])
})

test('what is quoted from Scripture among other sentences is no cry', () => {
  const text =
    'We read 1 Kings 19 on Sunday. Elijah says, “It is enough. Now take my life.” What does the angel bring him?'
  expect(careFor(text, 'en', '')).toBeUndefined()
})

test('each line of a long text is judged, also without full stops', () => {
  const lines = Array.from({ length: 12 }, (_, n) => `we cleaned room ${n} of the house`)
  const texts = lines.map((_, at) => lines.toSpliced(at, 0, 'i want to kill myself').join('\n'))
  expect(texts.filter((text) => careFor(text, 'en', '')?.response !== 'reply')).toEqual([])
})

test.each(Object.entries(harmless))('harmless words and famous phrases get no help in %s', (language, texts) => {
  expect(texts.filter((text) => careFor(text, language, ''))).toEqual([])
})

test.each(aboutTheText)('a question about the text is answered as one: %s', (question) => {
  expect(distressReply(question, 'en')).toBeUndefined()
})

test.each([
  ['suicide', 'suicide', 'en'],
  ['self-harm', 'suicide', 'en'],
  ['suicidio', 'suicide', 'es'],
  ['rape', 'sexual_abuse', 'en'],
  ['incest', 'sexual_abuse', 'en'],
  ['Violación', 'sexual_abuse', 'es'],
  ['abuso sexual', 'sexual_abuse', 'es'],
  ['child abuse', 'child_abuse', 'en'],
  ['maltrato infantil', 'child_abuse', 'es'],
  ['Abuse?', 'violence', 'en'],
  ['domestic violence', 'violence', 'en'],
  ['spousal abuse', 'violence', 'en'],
  ['violencia doméstica', 'violence', 'es'],
  ['overdose', 'medical', 'en'],
  ['aborto', 'pregnancy', 'es'],
])('a subject without a person gets two quiet lines, in its language: %s', (text, kind, language) => {
  for (const fallback of ['en', 'es']) {
    expect(recogniseDistress(text, fallback)).toEqual({ kind, response: 'lines', language })
  }
})

test.each([
  'he broke my heart',
  'she broke my heart',
  "you're killing me",
  'she ghosted me',
  'i nearly had a heart attack when i saw the bill',
  'mom will kill me when she sees my report card',
  'a friend stabbed me in the back over a promotion',
  'me rompió el corazón',
  'mi celular murió',
  'What the Bible says to someone who is grieving.',
  'soy adicto a las series',
])('a turn of speech or a question in general gets two quiet lines at most: %s', (text) => {
  expect(recogniseDistress(text, 'en')?.response).not.toBe('reply')
})

test.each(['he broke my heart and then my jaw', 'he broke my arm', 'my husband stabbed me in the back, I am bleeding'])(
  'words that are also a turn of speech still get the full reply: %s',
  (text) => {
    expect(recogniseDistress(text, 'en')?.response).toBe('reply')
  },
)

test.each([
  'as for me and my house',
  'here am i send me',
  'taste and see that the lord is good',
  'heme aquí envíame a mí',
  'Psalm one hundred and nineteen',
])('famous words get no help: %s', (text) => {
  for (const language of ['en', 'es']) expect(recogniseDistress(text, language)).toBeUndefined()
})

test('the reply is in the language of the reader', () => {
  expect(distressReply('Quiero morirme', 'en')).toContain('No tienes que cargar con esto a solas')
  expect(distressReply('I want to die', 'en')).toContain('You do not have to carry this alone')
})
