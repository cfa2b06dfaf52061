import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { books } from '../../shared/bible/books.ts'
import { LANGUAGES } from '../../shared/words/languages.ts'
import { MessageFormat } from '../../shared/words/message-format.ts'
import { SERVED } from '../../web/build/words.ts'
import { type MessagePart, partsOf, tagsOf } from '../helpers/source/message-parts.ts'
import { sourceFiles } from '../helpers/source/source-files.ts'
import { readWordsInCode } from '../helpers/source/words-in-code.ts'

const folder = join(import.meta.dirname, '../../shared/words')
const areasOf = (language: string) => readdirSync(join(folder, language)).map((file) => file.replace('.json', ''))

const catalogs = new Map<string, Record<string, string>>()
function catalogOf(language: string, area: string): Record<string, string> {
  const path = `${language}/${area}.json`
  if (!catalogs.has(path)) catalogs.set(path, JSON.parse(readFileSync(join(folder, path), 'utf8')))
  return catalogs.get(path)!
}

const messagesOf = (language: string) =>
  areasOf(language).flatMap((area) =>
    Object.entries(catalogOf(language, area)).map(([key, message]) => ({ area, key, message })),
  )

/** English has the names of the books in shared/bible/books.ts. */
const BOOKS = 'books'
/** Names, keys and signs that every language writes as English does. */
const ANYWHERE = ['A4', 'AI', 'Letter', 'Markdown', 'Esc', 'Tab', 'Enter', 'Shift', '{minutes} min', '{speed}×']
/** Words that a language shares with English. */
const SHARED: Record<string, readonly string[]> = {
  de: ['NT', 'Name', 'Normal', 'Offline', 'Pause', 'Text', '{number} in {dictionary}'],
  es: ['NT', 'Normal', 'Error: {message}'],
  fr: [
    ...['Citations', 'Conversation', 'Conversations', 'Description', 'Format', 'Instructions', 'Menu', 'Messages'],
    ...[
      'Minutes',
      'NT',
      'Note',
      'Notes',
      'Pause',
      'Perspective',
      'Perspectives',
      'Plans',
      'Simple',
      'Source',
      'Suggestions',
    ],
    ...['conversation', 'note'],
  ],
  id: ['Data (JSON)', 'Format', 'Label', 'Menu', 'Normal'],
  pt: ['Menu', 'NT', 'Normal', 'Offline'],
  sw: ['Data (JSON)'],
}

/** `import english from '#shared/words/en/home.json'` */
const CATALOG = /import (\w+) from '[^']*words\/en\/([\w-]+)\.json'/g

const english = new Map(areasOf('en').map((area) => [area, catalogOf('en', area)]))
const others = LANGUAGES.map(({ id }) => id).filter((id) => id !== 'en')

describe.each(LANGUAGES.map(({ id }) => id))('the words of %s', (language) => {
  test('are valid messages in which nothing is quoted', () => {
    const format = new MessageFormat(language)
    for (const { area, key, message } of messagesOf(language)) {
      // an apostrophe before one of these signs would quote it
      expect(message, `${area} ${key}`).not.toMatch(/'[{}#']|^\s|\s$|^$/)
      expect(() => format.compile(message), `${area} ${key}: ${message}`).not.toThrow()
    }
  })

  test('have the forms that numbers need', () => {
    for (const { area, key, message } of messagesOf(language)) {
      for (const part of partsOf(message)) expect(formFaults(part, language), `${area} ${key}`).toEqual([])
    }
  })
})

describe.each(others)('the words of %s beside English', (language) => {
  test('have the same areas and keys', () => {
    expect(areasOf(language).sort()).toEqual([...areasOf('en'), BOOKS].sort())
    for (const [area, words] of english)
      expect(Object.keys(catalogOf(language, area)).sort(), area).toEqual(Object.keys(words).sort())
    const ids = books.map(({ id }) => id)
    expect(Object.keys(catalogOf(language, BOOKS)).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('have the same places, cases and elements', () => {
    const wrong = [...english].flatMap(([area, words]) => {
      const own = catalogOf(language, area)
      return Object.entries(words).flatMap(([key, message]) =>
        hasFrameOf(own[key] ?? '', message) ? [] : `${area} ${key}`,
      )
    })
    expect(wrong).toEqual([])
  })

  test('are translated', () => {
    const equal = messagesOf(language).filter(({ area, key, message }) => message === english.get(area)?.[key])
    const own = equal.filter(
      ({ message }) =>
        ![...ANYWHERE, ...(SHARED[language] ?? [])].includes(message) &&
        /\p{L}/u.test(message.replace(/\{\w+\}|<\w+\/>/g, '')),
    )
    expect(own.map(({ area, key, message }) => `${area} ${key}: ${message}`)).toEqual([])
  })
})

test('no line of French begins with a sign that belongs to the word before it', () => {
  const loose = messagesOf('fr').filter(({ message }) => / [:;!?»]|« /.test(message))
  expect(loose).toEqual([])
})

describe('the code', () => {
  const { calls, files, all } = readWordsInCode()

  test('uses every area and key', () => {
    expect([...files.keys()].sort()).toEqual([...english.keys()].sort())
    const unused: string[] = []
    for (const [area, words] of english) {
      const own = (files.get(area) ?? []).map((file) => file.text).join('\n')
      // the keys are codes that come from elsewhere
      const text = /\w+ in english\b/.test(own) ? all : own
      // `${field}Required`
      const patterns = [...text.matchAll(/`\$\{\w+\}(\w+)`|`(\w+)\$\{\w+\}`/g)].map(
        ([, end, start]) => new RegExp(end ? `.${end}$` : `^${start}.`),
      )
      // `english.notFound`
      const imported = [...own.matchAll(CATALOG)].flatMap(([, name, from]) => (from === area ? name! : []))
      const isUsed = (key: string) =>
        text.includes(`'${key}'`) ||
        imported.some((name) => own.includes(`${name}.${key}`)) ||
        patterns.some((pattern) => pattern.test(key))
      unused.push(...Object.keys(words).flatMap((key) => (isUsed(key) ? [] : `${area} ${key}`)))
    }
    expect(unused).toEqual([])
  })

  test('of the browser has no words that only the server writes', () => {
    const imported = sourceFiles('web/*.ts', 'web/*.tsx').flatMap(({ text }) => [...text.matchAll(CATALOG)])
    const shown = new Set(imported.map(([, , area]) => area))
    expect([...english.keys()].filter((area) => !shown.has(area))).toEqual(SERVED)
  })

  test('looks words up only while it draws or acts', () => {
    expect(calls.length).toBeGreaterThan(100)
    expect(calls.filter(({ isAtModuleLevel }) => isAtModuleLevel).map(({ where }) => where)).toEqual([])
  })

  test('fills exactly the places of each message', () => {
    const wrong = calls.flatMap(({ where, area, keys, values }) =>
      keys
        .filter((key) => `${allPlacesOf(area, key)}` !== `${values?.toSorted()}`)
        .map((key) => `${where} ${area} ${key}`),
    )
    expect(wrong).toEqual([])
  })

  test('fills the places of messages that are looked up by a computed key', () => {
    const named = new Set(calls.flatMap(({ area, keys }) => keys.map((key) => `${area} ${key}`)))
    const computed = calls.filter(({ keys }) => keys.length === 0)
    expect(computed.filter(({ values }) => !values).map(({ where }) => where)).toEqual([])
    const isFilled = (area: string, places: readonly string[]) =>
      computed.some((call) => call.area === area && places.every((place) => call.values!.includes(place)))
    const unfilled = [...english].flatMap(([area, words]) =>
      Object.keys(words)
        .filter((key) => !named.has(`${area} ${key}`) && allPlacesOf(area, key).length > 0)
        .filter((key) => !isFilled(area, allPlacesOf(area, key)))
        .map((key) => `${area} ${key}`),
    )
    expect(unfilled).toEqual([])
  })
})

const placesOf = (message: string): string[] => [...new Set(partsOf(message).map(({ name }) => name))].sort()

/** The places of a message in any language: one may need a number that English does not. */
const allPlacesOf = (area: string, key: string): string[] =>
  [...new Set(LANGUAGES.flatMap(({ id }) => placesOf(catalogOf(id, area)[key] ?? '')))].sort()

/** Whether a translation has what it may not change: places, cases of a choice, and elements. It may add numbers. */
function hasFrameOf(own: string, message: string): boolean {
  const numbers = partsOf(own).flatMap(({ name, kind }) => (kind === 'plural' ? name : []))
  const added = frameOf(own).filter((each) => !frameOf(message).includes(each))
  return frameOf(message).every((each) => frameOf(own).includes(each)) && added.every((each) => numbers.includes(each))
}

function frameOf(message: string): string[] {
  const chosen = partsOf(message).filter(({ kind }) => kind === 'select')
  const cases = chosen.map(({ name, cases: each }) => `${name}: ${[...each.keys()].sort()}`)
  return [...placesOf(message), ...cases, ...tagsOf(message).map((tag) => `<${tag}>`)]
}

function formFaults({ kind, cases }: MessagePart, language: string): string[] {
  if (kind === 'select') return cases.has('other') ? [] : ['other']
  if (kind !== 'plural' && kind !== 'selectordinal') return []
  const rules = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' })
  const reached = new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))
  const known: string[] = rules.resolvedOptions().pluralCategories
  const missing = [...reached, 'other'].filter((form) => !cases.has(form))
  return [...missing, ...[...cases.keys()].filter((form) => !/^=\d+$/.test(form) && !known.includes(form))]
}
