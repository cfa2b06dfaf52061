import { describe, expect, test } from 'vitest'
import { helpOf } from '../../shared/distress/care.ts'
import { normalise } from '../../shared/distress/normalise.ts'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { surelyInDanger } from '../../shared/distress/sure.ts'
import { careFor } from '../../shared/server/distress/care-for.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'

// before the tests, whose time is limited: it takes up to a second, and longer on a busy machine
loadRecognition()

const found = (text: string, language = 'en') => {
  const { kind, response } = recogniseDistress(text, language) ?? {}
  return [kind, response]
}

describe('an emergency beside words of the past', () => {
  test.each([
    ['en', 'my husband collapsed. last year he had a heart attack'],
    ['en', 'my baby stopped breathing. she was born in 2025'],
    ['en', 'my son had a seizure and turned blue. he had one last month'],
    ['en', 'my dad collapsed and his lips turned blue, he had a stroke two years ago'],
    ['en', 'my dad collapsed he had a stroke two years ago'],
    ['en', 'my dad had a stroke last year, he collapsed'],
    ['en', 'severe chest pain, had a heart attack two years ago'],
    ['en', 'my dad collapsed, he was saved in 1990'],
    ['en', 'my baby stopped breathing she was born last month'],
    ['en', 'my grandfather fell unconscious, he survived cancer'],
    ['en', 'my mom stopped breathing, doctors had said she was cured'],
    ['en', 'he collapsed and stopped breathing, i got saved last year and pray for him'],
    ['en', 'my baby fell and hit her head hard, she seems okay, was born last month'],
    ['en', 'she took all her pills, like when we were in college'],
    ['en', 'my son drank antifreeze like when he was 5'],
    ['es', 'mi mamá se desmayó y no contesta, hace dos años tuvo un derrame'],
    ['es', 'mi esposo se tomó todas las pastillas, el año pasado lo intentó'],
    ['es', 'mi hijo tragó cloro cuando era la hora de comer'],
    ['es', 'mi papá se desmayó, ¿está bien?'],
  ])('keeps the call (%s: %s)', (language, text) => {
    expect(found(text, language)).toEqual(['medical', 'reply'])
  })

  test.each([
    ['en', 'last year my dad had a heart attack, thank God he recovered'],
    ['en', 'my mother fainted last week. She is fine now, praise the Lord!'],
    ['en', 'when i was 6 my uncle drank poison'],
    ['es', 'mi mamá tuvo un derrame hace dos años'],
    ['es', 'mi papá se desmayó el año pasado y ya está bien, gracias a Dios'],
  ])('gets two lines where all of it is past (%s: %s)', (language, text) => {
    expect(recogniseDistress(text, language)?.response).not.toBe('reply')
  })
})

describe('a thought of harming a child', () => {
  test.each([
    ['en', 'medical', 'i keep having images of dropping my baby and i just dropped my baby, he is not breathing'],
    ['en', 'medical', 'i was scared i would drop my baby and now he is not breathing'],
    ['en', 'medical', 'i had thoughts of shaking my baby and i did and he wont wake up'],
    ['en', 'other_at_risk', 'voices tell me to kill my baby, i keep having thoughts of drowning my baby'],
    ['en', 'other_at_risk', 'the devil tells me to kill my baby'],
    ['es', 'other_at_risk', 'el diablo me dice que mate a mi hijo'],
    ['en', 'suicide', 'i keep having thoughts of drowning my baby, the voices want it'],
    ['en', 'suicide', "i'm thinking about killing my son and then myself"],
    ['en', 'suicide', 'i have thoughts of killing my children and myself tonight'],
    ['en', 'suicide', 'i have urges of killing my son. i have a knife in my hand'],
    ['en', 'suicide', 'my thoughts of killing my daughter are getting stronger, i bought a gun'],
    ['es', 'suicide', 'pienso en ahogar a mi bebé y después suicidarme esta noche'],
    ['es', 'suicide', 'tengo ganas de matar a mis hijos'],
    ['es', 'medical', 'tenía pensamientos de sacudir a mi bebé y lo hice y no despierta'],
    ['en', 'suicide', "I can't imagine killing my baby but God told me to"],
    ['en', 'suicide', "I'm scared I'll hurt my kids when we separate, I bought a gun"],
    ['en', 'medical', "I couldn't imagine hurting my baby but last night I did"],
    ['es', 'suicide', 'Tengo miedo de lastimar a mis hijos si me separo, tengo una pistola'],
  ])('with an intent or a deed is no mere thought (%s, %s: %s)', (language, kind, text) => {
    expect(found(text, language)).toEqual([kind, 'reply'])
  })

  test("is not seen in the fear of another's deed", () => {
    expect(found("i'm terrified of my husband killing my son, he has a gun")).toEqual(['violence', 'reply'])
    expect(recogniseDistress('i am terrified of cancer killing my son', 'en')?.kind).not.toBe('child_abuse')
  })

  test.each([
    'i keep having images of stabbing my baby with a knife',
    'I just have intrusive thoughts about hurting my baby',
    'i get images of myself dropping my newborn',
  ])('that frightens keeps its reply: %s', (text) => {
    expect(found(text)).toEqual(['child_abuse', 'reply'])
  })

  test.each([
    [
      'en',
      'I keep having thoughts of dropping my baby',
      'If you feel close to hurting a child or yourself, or a voice or a command tells you to',
    ],
    [
      'es',
      'tengo pensamientos de ahogar a mi bebé',
      'Si sientes que estás a punto de hacerle daño a un niño o de hacértelo a ti, o una voz o una orden te lo manda',
    ],
  ])('gets a reply that also asks for a call (%s)', (language, text, words) => {
    expect(helpOf(careFor(text, language, language)!)).toContain(words)
  })
})

describe('the reply about a child begins with words for', () => {
  const words = /^(?:If you feel close to hurting a child|Si sientes que estás a punto de hacerle daño a un niño)/
  const beginning = (text: string) => helpOf(careFor(text, 'en', 'en-US')!).split('**')[1]

  test.each([
    'I am scared I will hurt my baby',
    'I hit my son again and cannot stop',
    'i lost it and shook my baby yesterday',
    'tengo miedo de hacerle daño a mi bebé',
    "i'm scared to hurt my 3 year old, i might snap and hurt my baby",
    'I keep seeing myself stabbing the baby',
    'le pegué a mi hijo y no sé cómo parar',
    'me da miedo hacer daño a mi bebé',
    'tengo pensamientos intrusivos de hacer daño a mi bebé',
    "I've been beating my daughter and I am ashamed",
    'I lost my temper and hit my son',
    'why do I hit my kids when I am angry',
    'it hurts me that I beat my daughter',
    'no pude más y le pegué a mi hijo',
    'confieso que le pegué a mi hijo',
    'le pego a mi hijo cuando me enojo',
    "I'm scared I will kill my kids if we separate",
    'I have thoughts of hurting my baby, I never had thoughts of hurting my baby before',
    "I don't know what to do, I hit my son",
    'I was abused as a child and now I hit my kids',
  ])('those who hurt it, or fear to: %s', (text) => {
    expect(beginning(text)).toMatch(words)
  })

  test.each([
    'my dad hits me every night',
    'my husband beats my son',
    'my uncle touched my daughter',
    'mi padrastro me pega',
    'mi esposo le pega a mi hijo',
    'mi marido le pegó a mi hijo',
    'tengo miedo de que mi marido le pegue a mi hija',
    'my dad beats me because i hit my baby brother',
    'my dad says "I beat my children because I love them" and he beats me every night',
    'my husband says i abuse our kids and then he hits me',
    'my wife has intrusive thoughts of hurting our baby',
    'mi esposa tiene pensamientos de hacerle daño a mi bebé',
    "I'm scared because my husband has thoughts of hurting my baby",
    'I think my husband has thoughts of hurting our baby',
    'mi marido está pensando en matar a mi hijo',
    'tengo miedo de que mi marido esté pensando en hacerle daño a mi bebé',
    'my stepdad is touching me and I hit my baby',
    'Mi marido le pegó a mi hija y no puedo dormir',
    'My husband strangled me last night and I hit my son',
    "I'm being abused by my husband and I hit my kids",
    'My son hits me and I hit my son back',
    'My ex told the court I hit my kids',
    'Mi ex dice que golpeé a mi hija y es mentira',
    'My sister said: I keep having thoughts of hurting my baby',
    'Am I hurting my kids by getting divorced?',
  ])('the child, where another does it or it is done to the visitor: %s', (text) => {
    expect(beginning(text)).not.toMatch(words)
  })

  test.each([
    "How could Abraham do it? I can't imagine killing my son",
    'I could never imagine hurting my child',
    'no me imagino matar a mi hijo como Abraham',
    'should i hit my child as proverbs says?',
    "I don't have thoughts of hurting my baby",
    "I'm afraid to hurt my kids if I get divorced",
    "I'm scared to hurt my son by telling him the truth",
    'me da miedo hacer daño a mis hijos con el divorcio',
    "I'm afraid to harm my kids by moving to another city",
  ])('no one, where the visitor only asks: %s', (text) => {
    expect(careFor(text, 'en', 'en-US')?.is_own_harm).toBeUndefined()
  })
})

describe('a danger that the network hardly knows', () => {
  test.each([
    'my dad had a heart attack last year and it is happening again',
    'i am drowning my baby',
    'there is a man with a gun in my house',
    'there is a shooter at my school',
    'my house is flooding and im trapped',
    'hay balacera afuera',
  ])('asks for a call: %s', (text) => {
    expect(found(text)).toEqual(['medical', 'reply'])
  })

  test.each([
    'I am drowning my baby in kisses',
    'Was there a shooter at the school?',
    'Jesus tells me to walk in the light',
    'my inbox is flooding and i feel trapped',
  ])('is not seen in other words: %s', (text) => {
    expect(surelyInDanger(normalise(text), 'en')).toBeUndefined()
  })
})

describe('in Portuguese', () => {
  test.each([
    ['child_abuse', 'reply', 'meu padrasto entra no meu quarto'],
    ['violence', 'reply', 'minha mãe vai me matar se eu não for pra igreja'],
    ['medical', 'reply', 'minha mãe desmaiou'],
    ['medical', 'reply', 'meu pai está infartando'],
    ['pregnancy', 'lines', 'perdi meu bebê'],
    ['addiction', 'lines', 'sou viciado em pornografia'],
  ])('there is help for %s (%s: %s)', (kind, response, text) => {
    expect(recogniseDistress(text, 'pt')).toEqual({ kind, response, language: 'pt' })
  })

  test('the quiet line of a need names a line for it', () => {
    expect(helpOf(careFor('perdi meu bebê', 'pt', 'pt-US')!)).toContain('Maternal Mental Health Hotline')
  })

  test('a stroke of years ago gets none', () => {
    expect(recogniseOnDevice('minha mãe teve um derrame há dois anos', 'pt')).toBeUndefined()
  })
})

test.each([
  'que dice la ley de moisés al que viole a una joven',
  'que un pastor abuse de una mujer es pecado',
  'que pasa si un padre abuse de una niña según la biblia',
  'no abuse de la mujer ni del huérfano',
  'cuando un hombre abuse de una mujer, ¿qué dice la ley?',
])('a law about abuse is no confession: %s', (text) => {
  expect(recogniseDistress(text, 'es')).toBeUndefined()
  expect(recogniseOnDevice(text, 'es')).toBeUndefined()
})

test.each([
  ['sexual_abuse', 'señor perdóname porque violé a una muchacha'],
  ['sexual_abuse', 'cuando estaba borracho violé a mi novia'],
  ['child_abuse', 'Dios mío, abusé de una niña'],
  ['sexual_abuse', 'hace años violé a una chica'],
  ['child_abuse', 'confieso que abusé de mi sobrina'],
])('a confession within other words is found (%s: %s)', (kind, text) => {
  expect(found(text, 'es')).toEqual([kind, 'reply'])
})

test("the fear of another's abuse is one of violence", () => {
  expect(found('tengo miedo de que mi ex viole a mi hija', 'es')).toEqual(['violence', 'reply'])
})
