import { describe, expect, test } from 'vitest'
import { helpOf } from '../../shared/distress/care.ts'
import type { DistressKind } from '../../shared/distress/kinds.ts'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { careFor } from '../../shared/server/distress/care-for.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'

// before the tests, whose time is limited: it takes up to a second, and longer on a busy machine
loadRecognition()

const found = (text: string, language = 'en') => {
  const { kind, response } = recogniseDistress(text, language) ?? {}
  return [kind, response]
}

test.each([
  ['viole a mi novia', 'sexual_abuse'],
  ['violé a una muchacha', 'sexual_abuse'],
  ['obligué a mi esposa a tener relaciones', 'sexual_abuse'],
  ['abuse de una niña', 'child_abuse'],
  ['abusé sexualmente de mi sobrina', 'child_abuse'],
])('who confesses in Spanish that they did it gets the reply: %s', (text, kind) => {
  expect(recogniseDistress(text, 'es')).toEqual({ kind, response: 'reply', language: 'es' })
  expect(recogniseOnDevice(text, 'es')).toEqual({ kind, response: 'reply', language: 'es' })
})

test.each(['¿qué dice la ley de un hombre que viole a una joven?', 'el que abuse de una niña merece castigo'])(
  'a question about such a man is no confession: %s',
  (text) => {
    expect(recogniseOnDevice(text, 'es')?.kind ?? 'none').not.toMatch(/abuse/)
  },
)

test.each([
  ['hay hombres armados en mi casa', 'tel:105'],
  ['están disparando en mi calle', 'tel:105'],
  ['mi papá está apuñalando a mi mamá', 'tel:105'],
])('where people are attacked, the help names the police: %s', (text, link) => {
  expect(helpOf(careFor(text, 'es', 'es-PE')!)).toContain(link)
})

describe('where the probability is spread over kinds', () => {
  test.each([
    ['en', 'i weigh 38 kg and still feel fat'],
    ['en', 'i have flashbacks from the war'],
    ['en', 'i cant sleep since iraq'],
    ['en', 'i survived and he didnt, it should have been me'],
    ['en', 'i was evicted and its freezing'],
    ['en', 'pastor told me to stop my hiv medicine'],
    ['en', 'i overdosed when i was 19 and god saved me'],
    ['en', 'court took my kids from me im done'],
  ])('the reply asks to speak with a person (%s: %s)', (language, text) => {
    expect(found(text, language)).toEqual(['suicide', 'reply'])
  })

  test.each([
    ['sexual_abuse', 'i was raped and i feel dirty'],
    ['sexual_abuse', 'I groped a coworker'],
    ['violence', 'My husband hits me. Must I stay with him?'],
    ['sexual_abuse', 'my uncle comes into my room when everyone sleeps'],
  ])('it does not hide abuse (%s: %s)', (kind, text) => {
    expect(found(text)).toEqual([kind, 'reply'])
  })
})

test('a need of one kind gets its two lines: mi esposo toma', () => {
  expect(found('mi esposo toma', 'es')).toEqual(['addiction', 'lines'])
})

test.each([
  ['en', 'i keep having thoughts of dropping my baby'],
  ['en', 'i keep imagining stabbing my newborn'],
  ['en', "I'm scared that I will hurt my baby"],
  ['es', 'tengo pensamientos de ahogar a mi bebé'],
  ['es', 'me imagino apuñalando a mi hijo'],
])('a parent whose thoughts frighten them is not asked to call an ambulance (%s: %s)', (language, text) => {
  expect(recogniseDistress(text, language)).toEqual({ kind: 'child_abuse', response: 'reply', language })
  expect(recogniseOnDevice(text, language)).toEqual({ kind: 'child_abuse', response: 'reply', language })
})

test('a fear without such thoughts is no medical emergency', () => {
  expect(found('i keep thinking my baby will stop breathing')).toEqual(['suicide', 'lines'])
})

test.each([
  'my baby was born not breathing and God revived him, thank you',
  'my uncle drank poison when i was 6',
  'my dad collapsed at work in 2019 and recovered',
  'my mother fainted last week, she is fine now',
  "my husband had a heart attack last year and I'm scared",
])('an emergency that is over gets two lines: %s', (text) => {
  expect(found(text)).toEqual(['medical', 'lines'])
  expect(recogniseOnDevice(text, 'en')?.response).not.toBe('reply')
})

test.each([
  'my husband had a heart attack last year and now his chest hurts',
  'my dad collapsed and is not breathing',
  'my son swallowed pills but he is fine',
  'my baby was born and is not breathing',
  'my dad collapsed last year and now he collapsed again',
  'i just took all my pills',
  "my hand's in the auger",
  "short prayer, i'm bleeding after the birth",
])('one that may not be over keeps the call: %s', (text) => {
  expect(found(text)).toEqual(['medical', 'reply'])
})

describe('a text in another language', () => {
  test.each([
    ['fr', 'sexual_abuse', 'mon ex me viole'],
    ['fr', 'sexual_abuse', 'il me viole'],
    ['pt', 'suicide', 'me ajuda por favor'],
    ['pt', 'child_abuse', 'meu padrasto entra no meu quarto'],
    ['pt', 'violence', 'minha família quer me matar porque virei cristão'],
  ])('gets help in it, even if only Spanish knows the words (%s, %s: %s)', (language, kind, text) => {
    for (const translation of ['en', 'es', language]) {
      const { kind: named, language: written } = recogniseDistress(text, translation) ?? {}
      expect([written, named]).toEqual([language, kind])
    }
  })

  test.each(['minha mãe está doente', 'minha avó morreu ontem'])('gets no help in Spanish: %s', (text) => {
    expect(recogniseDistress(text, 'pt')).toBeUndefined()
  })

  test.each([
    'quiero matarme',
    'mi esposo me viola',
    'jeje quiero morirme',
    'fui violada',
    'il kill myself',
    'mi niña se corta',
    'llevo tres noches queriendo morir',
    'me sacó a rastras del pelo',
  ])('is not seen in English or Spanish: %s', (text) => {
    for (const translation of ['en', 'es', 'de']) {
      expect(recogniseDistress(text, translation)?.language).toMatch(/^e[ns]$/)
    }
  })
})

test.each([
  ['en', 'if I die tonight will I go to heaven'],
  ['en', 'will I see my dog when I die'],
  ['en', 'what happens to me when I die'],
  ['es', 'si muero hoy voy al cielo?'],
])('a question about your own death gets no reply (%s: %s)', (language, text) => {
  expect(recogniseDistress(text, language)?.response).not.toBe('reply')
  expect(recogniseOnDevice(text, language)?.response).not.toBe('reply')
})

test('“sin” is an English word, too', () => {
  expect(recogniseDistress('is abortion a sin', 'en')?.language).toBe('en')
})

test.each([
  ['suicide', 'I want to be with Jesus'],
  ['suicide', 'I want to be with Jesus forever'],
  ['suicide', 'I want to go to heaven'],
  ['suicide', "when will jesus come back, I can't wait"],
  ['suicide', 'Am I ready to die?'],
  ['suicide', 'I am 92 and ready to go home to the Lord'],
  ['suicide', 'am i going to hell'],
  ['suicide', 'take my life and let it be'],
  ['suicide', 'Lord take me as I am'],
  ['suicide', 'I want to end my old life'],
  ['suicide', 'I want to die to myself daily'],
  ['suicide', "i'm scared of death"],
  ['violence', 'can i divorce my husband because he cheated'],
  ['violence', 'he doesnt hit me'],
  ['child_abuse', 'I spanked my son, was that wrong'],
])('ordinary words that sound like danger get two lines (%s: %s)', (kind, text) => {
  expect(found(text)).toEqual([kind, 'lines'])
  expect(recogniseOnDevice(text, 'en')?.response).not.toBe('reply')
})

test.each([
  ['suicide', 'quiero estar con el señor'],
  ['suicide', 'señor ven por mi'],
  ['suicide', 'quiero morir al mundo'],
  ['child_abuse', 'le di una nalgada a mi hijo'],
  ['violence', 'mi esposo ya no me pega'],
  ['violence', 'me lastimo mi pastor'],
])('in Spanish, too (%s: %s)', (kind, text) => {
  expect(found(text, 'es')).toEqual([kind, 'lines'])
  expect(recogniseOnDevice(text, 'es')?.response).not.toBe('reply')
})

test.each([
  ['en', 'i just want to go home to jesus now'],
  ['en', 'i want to be with my husband in heaven'],
  ['en', 'I want to be with Jesus tonight'],
  ['en', 'I am so tired, I want to be with Jesus'],
  ['en', 'am i going to hell if i kill myself'],
  ['en', 'i am ready to go home to the lord'],
  ['en', "he doesn't hit me but he locks me in the house"],
  ['es', 'quiero estar con el señor ya, no aguanto más'],
])('one more word keeps the reply (%s: %s)', (language, text) => {
  expect(recogniseDistress(text, language)?.response).toBe('reply')
})

describe('without the server', () => {
  test.each([
    'who should control the money in a marriage',
    'my husband controls the tv remote',
    'my boyfriend broke up with me',
    'my kids fight all the time',
    'the man among the tombs cutting himself',
  ])('things, principles and children at play are no violence: %s', (text) => {
    expect(recogniseOnDevice(text, 'en')).toBeUndefined()
  })

  test.each<[string, DistressKind]>([
    ['my boyfriend broke up with me and then he choked me', 'violence'],
    ['my husband controls the tv remote and hits me', 'violence'],
    ['he controls the thermostat, the car and my post', 'violence'],
    ['my kids fight all the time and i want to kill myself', 'suicide'],
  ])('danger beside them is found: %s', (text, kind) => {
    expect(recogniseOnDevice(text, 'en')?.kind).toBe(kind)
  })
})
