import { describe, expect, test } from 'vitest'
import { helpOf, type StoredCare } from '../../shared/distress/care.ts'
import { countries } from '../../shared/distress/helplines.ts'
import { DISTRESS_KINDS, type Distress } from '../../shared/distress/kinds.ts'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { careFor } from '../../shared/server/distress/care-for.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'
import { directionOf } from '../../shared/words/languages.ts'
import { otherLanguages, sentencesIn } from '../helpers/distress/sentences.ts'

// before the tests, whose time is limited: it takes up to a second, and longer on a busy machine
loadRecognition()

const recognisers = { server: recogniseDistress, browser: recogniseOnDevice }
const languages = otherLanguages.map((language) => ({ language }))
const places = [null, 'JP', ...Object.keys(countries)]
const urgent = DISTRESS_KINDS.filter((kind) => !['grief', 'pregnancy', 'addiction'].includes(kind))

/** How medical replies begin. */
const beginnings: Record<(typeof otherLanguages)[number], RegExp> = {
  pt: /^\*\*Ligue agora para /,
  fr: /^\*\*Appelez maintenant le /,
  de: /^\*\*Ruf jetzt an: /,
  sw: /^\*\*Piga simu sasa hivi: /,
  id: /^\*\*Telepon sekarang: /,
  ko: /^\*\*지금 바로 전화하세요: /,
  zh: /^\*\*现在就打电话：/,
  ar: /^\*\*يجب الاتصال الآن: /,
  he: /^\*\*נא להתקשר עכשיו: /,
}

const linksIn = (help: string) => [...help.matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link)
const reply = (kind: Distress['kind'], language: Distress['language'], country: string | null = null): StoredCare => ({
  ...{ kind, language, country, response: 'reply', is_whole: true },
})

describe.each(languages)('in "$language"', ({ language }) => {
  const sentences = sentencesIn(language)
  const inDanger = sentences.filter(({ kind }) => kind !== 'none' && kind !== 'asked')
  const asked = sentences.filter(({ kind }) => kind === 'asked')
  const ordinary = sentences.filter(({ kind }) => kind === 'none')

  test('there are enough sentences, of each kind', () => {
    expect(Math.min(inDanger.length, ordinary.length)).toBeGreaterThanOrEqual(25)
    expect(new Set(inDanger.map(({ kind }) => kind))).toEqual(new Set(urgent))
  })

  test.each(Object.entries(recognisers))('people in danger get help in their language: by the %s', (_where, find) => {
    for (const translation of ['en', 'es', language]) {
      const found = inDanger.map(({ text }) => ({ text, ...find(text, translation) }))
      expect(found).toEqual(inDanger.map((each) => ({ ...each, response: 'reply', language })))
    }
  })

  test.each(Object.entries(recognisers))(
    'questions about the Bible and turns of speech get none: by the %s',
    (_where, find) => {
      expect(ordinary.filter(({ text }) => find(text, language))).toEqual([])
    },
  )

  test.each(Object.entries(recognisers))(
    'whether suicide is a sin or forgiven gets a line of numbers: by the %s',
    (_where, find) => {
      const lines = { kind: 'suicide', response: 'lines', language } as const
      expect(asked.length).toBeGreaterThan(0)
      for (const { text } of asked) expect.soft(find(text, language), text).toEqual(lines)
      for (const country of places) {
        const help = helpOf({ ...reply('suicide', language, country), response: 'lines' })
        expect(help).toMatch(/\]\(tel:\d+\).*\]\(https:\/\/findahelpline\.com\)/)
        expect(help).not.toMatch(/\n/)
      }
    },
  )

  test('capitals, and no marks at all, are recognised the same', () => {
    for (const { text, kind } of inDanger) {
      const bare = text.replace(/[.,?!]/g, '')
      expect.soft(recogniseOnDevice(bare.toUpperCase(), 'en'), text).toEqual({ kind, response: 'reply', language })
      const unmarked = bare.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
      expect.soft(recogniseOnDevice(unmarked, 'en'), text).toEqual({ kind, response: 'reply', language })
    }
  })

  test('a sentence within a long text is found', () => {
    const long = `${'amen '.repeat(200)}. ${inDanger[0]!.text}. ${'amen '.repeat(200)}`
    expect(recogniseDistress(long, 'en')).toEqual({ kind: inDanger[0]!.kind, response: 'reply', language })
  })

  test.each(urgent)('the reply to %s names the emergency number, the lines, and where to find others', (kind) => {
    for (const country of places) {
      const help = helpOf(reply(kind, language, country))
      const own = (country ? countries[country]?.emergency : undefined)?.map(({ call }) => `tel:${call}`)
      if (own) expect(own).toContain(linksIn(help)[0])
      expect(linksIn(help)).toEqual(expect.arrayContaining(['tel:112', 'tel:911']))
      // a list of counselling lines would only delay the call for an ambulance
      expect(linksIn(help).includes('https://findahelpline.com')).toBe(kind !== 'medical')
      for (const link of linksIn(help)) expect(link).toMatch(/^(?:(?:tel|sms):\*?\d+|https:\/\/findahelpline\.com)$/)
      expect(help).not.toMatch(/undefined|null|\[object| {2}|^- *$/m)
      expect(help.match(/\*\*/g)!.length % 2).toBe(0)
    }
  })

  test('who may hurt another person reads what to do, and whom to call at once', () => {
    for (const kind of ['violence', 'child_abuse', 'other_at_risk'] as const) {
      const help = helpOf(reply(kind, language, 'AU'))
      expect(linksIn(help).filter((link) => link === 'tel:000').length).toBeGreaterThanOrEqual(2)
    }
    // in danger, the lines, and those who fear that they may hurt another person
    const items = (of: Distress['language']) => helpOf(reply('suicide', of, 'AU')).match(/^- \*\*/gm)?.length
    expect(items(language)).toBe(items('en'))
  })

  test('a medical reply begins with the call', () => {
    for (const country of places) {
      expect(helpOf(reply('medical', language, country))).toMatch(beginnings[language])
    }
  })

  test('the lines of the country follow the kind', () => {
    const { violence, suicide } = countries.AU!.lines
    expect(helpOf(reply('violence', language, 'AU'))).toContain(violence![0]!.name)
    expect(helpOf(reply('other_at_risk', language, 'AU'))).toContain(suicide![0]!.name)
    expect(helpOf(reply('violence', language))).not.toBe(helpOf(reply('medical', language)))
  })

  test('a number in groups keeps their order', () => {
    const isolated = helpOf(reply('suicide', language, 'GB')).includes('[\u2066116 123\u2069](tel:116123)')
    expect(isolated).toBe(directionOf(language) === 'rtl')
  })
})

test.each(languages)(
  'help for a child also speaks to parents whom thoughts of harming it frighten: in "$language"',
  ({ language }) => {
    const items = (kind: Distress['kind']) => helpOf(reply(kind, language, 'AU')).match(/^- .*/gm)!
    const others = new Set([...items('violence'), ...items('sexual_abuse')])
    const ofChild = items('child_abuse').filter((item) => !others.has(item) && !item.includes(']('))
    expect(ofChild).toHaveLength(1)
    expect(ofChild[0]).toMatch(/^- \*\*.{20,}\*\*.{20,}$/)
  },
)

test('the country of the request decides about the numbers', () => {
  expect(careFor('Ich will nicht mehr leben', 'en', 'de-AT')).toEqual({
    ...reply('suicide', 'de', 'AT'),
    is_whole: false,
  })
  expect(helpOf(reply('suicide', 'de', 'AT'))).toContain('**TelefonSeelsorge:** [142](tel:142)')
  expect(helpOf(reply('suicide', 'pt'))).toContain('**Brasil:** CVV, [188](tel:188)')
  expect(helpOf(reply('medical', 'ko', 'KR'))).toMatch(
    /^\*\*지금 바로 전화하세요: \[119\]\(tel:119\)\(구급차\) 또는 \[112\]\(tel:112\)\(경찰\)\.\*\*/,
  )
})

describe('the marks between names and numbers are those of the language', () => {
  const helps = (language: Distress['language']) =>
    urgent.flatMap((kind) =>
      places.flatMap((country) => [
        helpOf(reply(kind, language, country)),
        helpOf({ ...reply(kind, language, country), response: 'lines' }),
      ]),
    )

  test('Chinese: wide ones, and no space beside them', () => {
    for (const help of helps('zh')) {
      const words = help.replace(/\]\([^)]*\)/g, ']')
      expect(words).not.toMatch(
        /\p{Script=Han}[)\]*]*[,:;(]|[,:;][*]* ?\p{Script=Han}|[，：；。（）、] (?!·)| [，：；。（）、]|\p{Script=Han} \p{Script=Han}/u,
      )
    }
    expect(helpOf(reply('suicide', 'zh', 'TW'))).toMatch(/^- \*\*[^*:：]+\*\*：\[/m)
    expect(helpOf(reply('medical', 'zh', 'CN'))).toContain('[120](tel:120)（急救）或 [110](tel:110)（警察）')
  })

  test('French: a space that keeps its mark at the word', () => {
    for (const help of helps('fr')) expect(help).not.toMatch(/ [:;!?»]|« |[^\s\u00a0:]:(?![/+\d*])/)
    expect(helpOf(reply('suicide', 'fr', 'BE'))).toMatch(/^- \*\*[^*]+\u00a0:\*\* \[/m)
  })

  test('Arabic and Hebrew: a name of elsewhere is isolated', () => {
    for (const language of ['ar', 'he'] as const) {
      const help = helpOf(reply('suicide', language, 'DE'))
      expect(help).toContain('**\u2068TelefonSeelsorge\u2069:** ')
    }
    for (const help of helps('ar')) expect(help).not.toMatch(/\p{Script=Arabic}[,;]/u)
  })
})

test('English and Spanish texts are not taken for another language', () => {
  const texts = ['I want to die', 'My husband hits me', 'Quiero morirme', 'me mató', 'fui abusada', 'mi marido me pega']
  for (const text of texts) expect.soft(recogniseDistress(text, 'de')?.language, text).toMatch(/^e[ns]$/)
})
