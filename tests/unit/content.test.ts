import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseEntry, readEntries } from '../../infra/seed/read-entries.ts'
import { contentEdition } from '../../shared/content-edition.ts'
import { screenAt } from '../../shared/screens.ts'

const root = join(import.meta.dirname, '../..')
const content = join(root, 'web/public/web-content')
const entries = (name: string) => readEntries(new URL(`../../infra/seed/${name}/`, import.meta.url))
const words = (text: string) => text.split(/\s+/).length

test('the pages that the product links to exist', () => {
  expect(readdirSync(content).sort()).toEqual(
    expect.arrayContaining(['about.md', 'copyright.md', 'launch-announcement.md', 'privacy.md']),
  )
})

const spanish = ['about', 'accessibility', 'copyright', 'privacy']

test('each Spanish page of the folder is shown to those who read Spanish', () => {
  const names = readdirSync(content).filter((name) => name.endsWith('-es.md'))
  expect(names.sort()).toEqual(spanish.map((id) => `${id}-es.md`))
})

test.each(spanish)('the Spanish edition of %s has the sections and links of the English one', (id) => {
  const { file, lang } = contentEdition(id, 'es')
  expect(lang).toBe('es')
  const shape = (name: string) => {
    const text = readFileSync(join(content, `${name}.md`), 'utf8')
    return [text.match(/^#+ /gm), text.match(/^(?:-|\d\.) /gm), text.match(/\]\([^)]+\)/g)]
  }
  expect(shape(file)).toEqual(shape(id))
  expect(contentEdition(id, 'de')).toEqual({ file: id, lang: 'en' })
})

test('every text of the catalogue that a reader chooses from has a Spanish edition, and each edition its text', () => {
  const texts = ['profiles', 'theologies', 'plans'].flatMap((folder) =>
    entries(folder).flatMap(({ fields, body }) => [fields.name!, fields.description ?? body.trim().split('\n')[0]!]),
  )
  // a line with `*` has no title: its days are named after what the index says of their passages
  const days = entries('plans').flatMap(({ fields, body }) => [
    fields.theme!,
    ...Array.from(body.matchAll(/^\d+ \| (.+) \| /gm), ([, title]) => title!),
  ])
  const spanish: Record<string, string> = JSON.parse(readFileSync(join(root, 'shared/seeds/es.json'), 'utf8'))
  expect(Object.keys(spanish).sort()).toEqual([...new Set([...texts, ...days])].sort())
  expect(Object.entries(spanish).filter(([english, own]) => own.trim() === '' || own === english)).toEqual([])
})

test('no text of a plan names the minutes of a day, which are computed beside it', () => {
  const spanish: Record<string, string> = JSON.parse(readFileSync(join(root, 'shared/seeds/es.json'), 'utf8'))
  const texts = entries('plans').flatMap(({ body }) => [body, spanish[body.trim().split('\n')[0]!]])
  for (const text of texts) expect(text).not.toMatch(/minutes a day|minutos al día/)
})

/** Pages that the server renders without the app. */
const serverPages = ['/api/docs']

test.each(readdirSync(content))('%s links only to existing screens', (name) => {
  const text = readFileSync(join(content, name), 'utf8')
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]!)
  expect(links.filter((link) => !screenAt(link) && !serverPages.includes(link))).toEqual([])
  expect(text).not.toMatch(/<[a-z]|!\[|lorem/i)
  // "todo" is a word in Spanish
  expect(text).not.toMatch(/-es\.md$/.test(name) ? /TODO/ : /TODO/i)
})

test.each(['theologies', 'profiles', 'partners'])(
  'every entry of the %s has what a reader and a model need',
  (folder) => {
    const all = entries(folder)
    expect(new Set(all.map(({ fields }) => fields.slug)).size).toBe(all.length)
    for (const { fields, body } of all) {
      expect(fields.slug, fields.name).toMatch(/^[a-z0-9-]{1,64}$/)
      expect(fields.name).toBeTruthy()
      expect(words(body), fields.slug).toBeGreaterThan(30)
      if (folder !== 'partners') expect(words(fields.description!), fields.slug).toBeGreaterThan(8)
    }
  },
)

test('every theology states its tradition, how it reads, and how it is fair to others', () => {
  for (const { fields, body } of entries('theologies')) {
    expect(body, fields.slug).toMatch(/^## Where you stand/)
    expect(body, fields.slug).toContain('## How you read')
    expect(body, fields.slug).toMatch(/## (Fairness|Where Christians differ)/)
  }
})

test('every partner has its icon, and a theology that exists', () => {
  const slugs = entries('theologies').map(({ fields }) => fields.slug)
  for (const { fields } of entries('partners')) {
    expect(existsSync(join(root, 'web/public', fields.icon_url!))).toBe(true)
    expect(slugs).toContain(fields.default_theology_slug)
  }
})

test('a file of the catalogue without front matter is rejected by its name', () => {
  expect(() => parseEntry('just text', 'x.md')).toThrow('x.md: the fields between two lines of --- are missing')
})
