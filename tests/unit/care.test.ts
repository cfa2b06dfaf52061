import { describe, expect, test } from 'vitest'
import { chatHead } from '../../api/site/page.ts'
import { helpOf, type StoredCare, shownCare } from '../../shared/distress/care.ts'
import { CARE_TITLE } from '../../shared/distress/care-title.ts'
import { countries } from '../../shared/distress/helplines.ts'
import { CARE_LANGUAGES, DISTRESS_KINDS } from '../../shared/distress/kinds.ts'
import { careFor } from '../../shared/server/distress/care-for.ts'
import { loadRecognition } from '../../shared/server/distress/recognise.ts'

// before the tests, whose time is limited: it takes up to a second, and longer on a busy machine
loadRecognition()

const care = (given: Partial<StoredCare>): StoredCare => ({
  ...{ kind: 'suicide', response: 'reply', language: 'en', country: null, is_whole: false },
  ...given,
})
const places = [null, 'JP', ...Object.keys(countries)]
const languages = ['en', 'es'] as const
const urgent = DISTRESS_KINDS.filter((kind) => !['grief', 'pregnancy', 'addiction'].includes(kind))
const linksIn = (help: string) => [...help.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link)

const given = (kind: (typeof urgent)[number] | 'own_harm'): Partial<StoredCare> =>
  kind === 'own_harm' ? { kind: 'child_abuse', is_own_harm: true } : { kind }

describe.each([...urgent, 'own_harm'] as const)('the reply to %s', (kind) => {
  const replies = places.flatMap((country) => languages.map((language) => care({ ...given(kind), country, language })))

  test('names the emergency number of the country first, as a link', () => {
    for (const each of replies) {
      const [first] = linksIn(helpOf(each))
      const own = each.country ? (countries[each.country]?.emergency.map(({ call }) => `tel:${call}`) ?? []) : []
      expect(own.length > 0 ? own : ['tel:112']).toContain(first)
    }
  })

  test('has help for every other country too', () => {
    for (const each of replies) {
      const help = helpOf(each)
      expect(help).toMatch(/\[112\]\(tel:112\)/)
      expect(help).toMatch(/\[911\]\(tel:911\)/)
      if (kind !== 'medical') expect(help).toContain('[findahelpline.com](https://findahelpline.com)')
    }
  })

  test('links only to numbers or to findahelpline.com, and has no gap', () => {
    for (const each of replies) {
      const help = helpOf(each)
      for (const link of linksIn(help)) expect(link).toMatch(/^(?:(?:tel|sms):\*?\d+|https:\/\/findahelpline\.com)$/)
      expect(help).not.toMatch(/undefined|null|\[object| {2}|^- *$/m)
    }
  })

  test('is written in its language', () => {
    expect(helpOf(care({ ...given(kind), language: 'es' }))).toMatch(/[áéíóúñ]/)
    expect(helpOf(care({ ...given(kind), language: 'en' }))).not.toMatch(/[áéíóúñ¿]/)
  })
})

/** What a reply says before its list of help for other countries. */
const ownHelp = (help: string) => help.split(/\*\*(?:Outside|Fuera de) /)[0]!

describe.each([...urgent.filter((kind) => kind !== 'medical'), 'own_harm'] as const)('the reply to %s', (kind) => {
  test.each(Object.keys(countries))('has in %s a line for everyone, or says where lines are listed', (country) => {
    const emergency = new Set(countries[country]!.emergency.map(({ call }) => `tel:${call}`))
    for (const language of languages) {
      const items = ownHelp(helpOf(care({ ...given(kind), country, language }))).split('\n')
      const helps = items.filter((item) => linksIn(item).some((link) => !emergency.has(link!)))
      const isForMen = helps.some((item) => !/\((?:for women|para mujeres)\)/.test(item))
      const isForWomen = helps.some((item) => !/\((?:for men|para hombres)\)/.test(item))
      expect([country, isForMen, isForWomen]).toEqual([country, true, true])
    }
  })
})

test('a person who hurts someone never reads that it is not their fault, and gets help to stop', () => {
  for (const language of languages) {
    for (const kind of ['violence', 'sexual_abuse', 'child_abuse'] as const) {
      for (const response of ['reply', 'lines'] as const) {
        const help = helpOf(care({ kind, language, response }))
        if (response === 'reply')
          expect(help).toMatch(/\*\*(?:If it is you who (?:hurts|did)|Si eres tú quien (?:hace daño|lo hizo))/)
        for (const [sentence] of help.matchAll(/[^\n.]*(?:not your (?:fault|sin)|culpa tuya|pecado tuyo)[^\n.]*/g))
          expect(sentence).toMatch(/\b(?:[Ii]f|[Ss]i)\b/)
        expect(help).not.toMatch(/was done to you is|lo que te hicieron/)
      }
    }
  }
})

test('a person who hurts a child, or fears to, reads no word of guilt or of comfort without its condition', () => {
  for (const language of languages) {
    const help = helpOf(care({ kind: 'child_abuse', is_own_harm: true, language }))
    const items = help.split('\n').filter((line) => /not your fault|culpa tuya/.test(line))
    expect(items).toHaveLength(1)
    expect(items[0]).toMatch(/^- \*\*(?:If someone hurts you|Si alguien te hace daño)/)
    expect(help).toMatch(/\*\*(?:If a child is hurt|Si un niño está herido),/)
    expect(help).toMatch(/a thought is not a deed|pensarlo no es hacerlo/)
  }
})

test('who hurts a child, or fears to, gets the lines for children and for adults, also in an unknown country', () => {
  for (const country of [null, 'US', 'GB']) {
    const links = linksIn(helpOf(care({ kind: 'child_abuse', is_own_harm: true, country })))
    const { lines } = countries[country ?? 'GB']!
    for (const line of [lines.children![0]!, lines.suicide![0]!])
      expect(links).toContain(`tel:${line.call!.replace(/\D/g, '')}`)
  }
})

test('a person who fears for someone who was raped reads what to do', () => {
  expect(helpOf(care({ kind: 'sexual_abuse' }))).toContain('**If it was done to someone you know:**')
  expect(helpOf(care({ kind: 'sexual_abuse', language: 'es' }))).toContain(
    '**Si se lo hicieron a alguien que conoces:**',
  )
})

/** How a sentence that depends on a condition says so. */
const conditions = {
  ...{ pt: /Se alguém/, fr: /Si quelqu’un/, de: /Wenn dir/, sw: /Kama mtu/, id: /Jika ada/ },
  ...{ ko: /하고 있다면/, zh: /如果有人/, ar: /إن كان/, he: /אם מישהו/ },
}

test.each(Object.entries(conditions))(
  'in %s, only those to whom it is done read that it is not their fault',
  (language, condition) => {
    for (const kind of ['violence', 'sexual_abuse', 'child_abuse', 'other_at_risk'] as const) {
      const [, bold] = helpOf(care({ kind, language: language as keyof typeof conditions })).split('**')
      expect(bold).toMatch(condition)
    }
  },
)

test('a hospital may have to report, and the reply to sexual abuse says so', () => {
  expect(helpOf(care({ kind: 'sexual_abuse' }))).toContain('In some places they must report it')
  expect(helpOf(care({ kind: 'sexual_abuse', language: 'es' }))).toContain('están obligados a dar aviso')
})

test('a reader of Spanish is given the word that a Spanish answer needs', () => {
  const help = helpOf(care({ country: 'US', language: 'es' }))
  expect(help).toContain('[mensaje AYUDA al 988](sms:988)')
  expect(help).toContain('[mensaje HOLA al 741741](sms:741741)')
  expect(helpOf(care({ country: 'US' }))).toContain('[text HOME to 741741](sms:741741)')
})

test('armed men may need the police: every reply names all emergency numbers of the country, the ambulance first', () => {
  for (const [country, { emergency }] of Object.entries(countries)) {
    const calls = emergency.map(({ call }) => `tel:${call}`)
    for (const language of CARE_LANGUAGES) {
      expect(linksIn(helpOf(care({ kind: 'medical', country, language }))).slice(0, calls.length)).toEqual(calls)
    }
    const [first] = emergency.flatMap(({ of }) => of ?? [])
    expect(first).not.toBe('police')
  }
})

test('where someone may do harm, no one is asked to unlock the door', () => {
  const help = helpOf(care({ kind: 'medical' }))
  expect(help).toContain('Say where you are and what happened.')
  expect(help).toMatch(/- Unless someone may harm you, .* unlock the door/)
  expect(help).toContain('hide and be quiet')
})

test('a medical emergency starts with the number, before any other words of comfort', () => {
  expect(helpOf(care({ kind: 'medical', country: 'US' }))).toMatch(/^\*\*Call \[911\]\(tel:911\)\.\*\*/)
  expect(helpOf(care({ kind: 'medical', country: 'CL', language: 'es' }))).toMatch(
    /^\*\*Llama al \[131\]\(tel:131\) \(ambulancia\) o \[133\]\(tel:133\) \(policía\)\.\*\*/,
  )
})

test('the proven sentences are unchanged', () => {
  const said = (kind: StoredCare['kind']) => helpOf(care({ kind }))
  expect(said('suicide')).toContain('You do not have to carry this alone')
  expect(said('suicide')).toContain('no one reads it over your shoulder')
  expect(said('violence')).toContain('No passage of the Bible asks you to stay where you are being harmed')
  for (const kind of urgent.filter((each) => each !== 'medical')) expect(said(kind)).toContain('This is a fixed reply')
})

describe.each(DISTRESS_KINDS)('the lines for %s', (kind) => {
  test('are two, one of comfort and one with help', () => {
    for (const country of places) {
      for (const language of languages) {
        const lines = helpOf(care({ kind, response: 'lines', country, language })).split('\n\n')
        expect(lines).toHaveLength(2)
        expect(linksIn(lines[0]!)).toEqual([])
        expect(linksIn(lines[1]!).length).toBeGreaterThan(0)
        expect(lines[0]!.length).toBeLessThan(150)
      }
    }
  })
})

test('a need gets two lines, even if a whole reply is requested', () => {
  expect(helpOf(care({ kind: 'grief', response: 'reply' }))).toBe(helpOf(care({ kind: 'grief', response: 'lines' })))
})

test('the numbers are those of the country, in Spanish where Spanish is spoken', () => {
  expect(helpOf(care({ country: 'GB' }))).toContain('**Samaritans:** [116 123](tel:116123)')
  expect(helpOf(care({ country: 'US' }))).toContain('[988](tel:988) or [text 988](sms:988)')
  expect(helpOf(care({ country: 'US', language: 'es' }))).toContain('[988](tel:988), opción 2')
  expect(helpOf(care({ kind: 'violence', country: 'MX', language: 'es' }))).toContain('(tel:8009112000)')
})

test('a question in distress gets help in its language, with the numbers of the request’s country', () => {
  expect(careFor('I want to kill myself', 'en', 'en-GB')).toEqual(care({ country: 'GB' }))
  expect(careFor('Quiero morirme', 'en', 'es-MX,es;q=0.9')).toEqual(care({ language: 'es', country: 'MX' }))
  expect(careFor('My husband hits me. Must I stay with him?', 'en', '')).toEqual(care({ kind: 'violence' }))
  expect(careFor('Why did Judas kill himself?', 'en', 'en-GB')).toBeUndefined()
})

test('the displayed help contains no country', () => {
  expect(shownCare(care({ country: 'GB', is_whole: true }))).toEqual({
    ...{ kind: 'suicide', response: 'reply', language: 'en', is_whole: true },
    help: helpOf(care({ country: 'GB' })),
  })
})

test('the page of a published conversation does not mention it either', () => {
  const { title, description } = chatHead({ id: 7, title: CARE_TITLE }, 'Philip', 'en')
  expect(title).toBe('Conversation · Philip')
  expect(description).toMatch(/: Conversation$/)
  expect(chatHead({ id: 7, title: CARE_TITLE }, 'Philip', 'es').title).toBe('Conversación · Philip')
})
