import { describe, expect, test } from 'vitest'
import { formatReference } from '../../shared/bible/versification.ts'
import { withoutAccents } from '../../shared/bible/without-accents.ts'
import { parseEntries } from '../../shared/finder/written-entries.ts'
import { readWrittenIndex, readWrittenPassages, writtenFiles } from '../../shared/server/written-index.ts'

const entry = (lines: string) => `# Topic\n\n## Question?\n${lines}`

test.each([
  ['an unknown field', 'read: John 3:16\nes: a\nkind: need\nsee: x', /begins with none of/],
  ['an unknown kind', 'read: John 3:16\nes: a\nkind: nonsense', /kind "nonsense"/],
  ['an unreadable passage', 'read: Jhon three\nes: a\nkind: need', /not a list of passages/],
  ['no Spanish wording', 'read: John 3:16\nkind: need', /no Spanish/],
  ['a field twice', 'read: John 3:16\nread: John 3:17\nes: a\nkind: need', /appears twice/],
  ['five passages', 'read: John 1:1; John 2:1; John 3:1; John 4:1; John 5:1\nes: a\nkind: need', /names 5/],
  [
    'a key verse outside of the first passage',
    'read: John 3:1-8\nkey: John 3:16\nes: a\nkind: need',
    /no verse of the first passage/,
  ],
  ['a sentence of 201 characters', `read: John 3:16\nes: a\nkind: need\nsays: ${'a'.repeat(201)}`, /201 characters/],
])('an entry with %s is rejected', (_, lines, problem) => {
  expect(() => parseEntries(entry(lines))).toThrow(problem)
})

test('an entry may name the verses with the answer', () => {
  const [read] = parseEntries(entry('read: John 3:1-21\nkey: John 3:16-17\nes: a\nkind: need'))
  expect(read!.key).toMatchObject({ book: 'JHN', start_chapter: 3, start_verse: 16, end_verse: 17 })
})

test('a file without a title is rejected', () => {
  expect(() => parseEntries('## Question?')).toThrow(/no title/)
})

test.each(writtenFiles().map(({ path, text }) => [path, text] as const))('%s is readable', (_, text) => {
  expect(parseEntries(text).length).toBeGreaterThan(0)
})

/** A wording as it is compared: without accents, apostrophes, capitals and punctuation. */
const folded = (wording: string) =>
  withoutAccents(wording)
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

test('each wording occurs once in the index, without regard to capitals, accents and apostrophes', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { path, text } of writtenFiles()) {
    for (const { en, es } of parseEntries(text)) {
      const place = `${path}: ${en[0]}`
      // one entry may have the same name in both languages, such as Corpus Christi
      const spanish = es.filter((wording) => !en.map(folded).includes(folded(wording)))
      for (const wording of [...en, ...spanish]) {
        const first = seen.get(folded(wording))
        if (first) twice.push(`"${wording}" in ${place} and in ${first}`)
        seen.set(folded(wording), place)
      }
    }
  }
  expect(twice).toEqual([])
})

const written = readWrittenIndex()
const entryOf = (wording: string) =>
  written.find(({ en, es }) => [...en, ...es].some((each) => folded(each) === folded(wording)))

test.each([
  ['Where does Jesus say he is God?', 'John 10:30', 'John 8:58-59'],
  ['Did Jesus claim to be God?', 'John 8:58', 'John 10:30-33'],
])('“%s” is answered by %s first, then by %s', (wording, first, next) => {
  const { key, read } = entryOf(wording)!
  expect(formatReference(key!)).toBe(first)
  expect(formatReference(read[1]!)).toBe(next.replaceAll('-', '–'))
})

test.each([
  ['¿Cuándo construyó Noé el templo?', /Salomón, no Noé/],
  ['When did Noah build the temple?', /Salomón, no Noé/],
  ['cuándo recibió Abraham los diez mandamientos', /Moisés en el Sinaí, no Abraham/],
  ['Jonás construyó el arca', /Noé, no Jonás/],
])('“%s” is corrected in both languages', (wording, correction) => {
  const { says, dice } = entryOf(wording)!
  expect(dice).toMatch(correction)
  expect(says).toMatch(/\bnot (?:Noah|Abraham|Jonah)\b/)
})

describe('words of people who were hurt do not open a demand on them', () => {
  test.each([
    ['my husband keeps promising to change', 'Psalm 55:16-22'],
    ['promete cambiar y no cambia', 'Psalm 55:16-22'],
    ['quien bien te quiere te hará llorar', '1 Corinthians 13:4-7'],
    ['mi marido les pega a los niños', 'Psalm 10:14-18'],
    ['how to honor an abusive father', 'Psalm 27:10'],
    ['mi papa me maltrato debo respetarlo', 'Psalm 27:10'],
    ['Dios me dijo que te casaras conmigo', '1 Thessalonians 5:19-21'],
    ['pressured to have an abortion', 'Genesis 16:11-13'],
    ['mi novio quiere que aborte', 'Genesis 16:11-13'],
    ['hell hath no fury like a woman scorned', 'Proverbs 27:4'],
    ['a mi hermana la mató su marido', 'Psalm 34:15-19'],
    ['he keeps hurting me and saying sorry', 'Psalm 55:16-22'],
    ['dice que ha cambiado', 'Matthew 3:8'],
    ['drunk and violent', 'Psalm 9:9-10'],
    ['people walk all over me', 'John 18:19-23'],
    ['nothing makes me happy anymore', 'Psalm 30:4-12'],
    ['I killed someone by accident', 'Psalm 34:17-19'],
  ])('“%s” opens %s', (wording, place) => {
    expect(formatReference(entryOf(wording)!.read[0]!)).toBe(place.replaceAll('-', '–'))
  })
  test.each([
    ['my husband keeps promising to change', 'Luke 17'],
    ['mi marido les pega a los niños', 'Colossians 3'],
    ['pressured to have an abortion', 'Psalm 51'],
    ["I don't care about God", 'Psalm 14'],
  ])('“%s” does not read %s', (wording, chapter) => {
    const chapters = entryOf(wording)!.read.map((each) => formatReference(each).replace(/:.*/, ''))
    expect(chapters).not.toContain(chapter)
  })
})

test('no passage on submission or divorce is described with the words of people who suffer violence', () => {
  const hard = ['Ephesians 5:21–33', '1 Peter 2:18–25', '1 Peter 3:1–7', 'Malachi 2:16', '1 Timothy 5:17–25']
  const lines = readWrittenPassages().filter(({ passage }) => hard.includes(formatReference(passage)))
  expect(lines.map(({ passage }) => formatReference(passage)).toSorted()).toEqual(hard.toSorted())
  for (const { says } of lines) expect(says).not.toMatch(/abus|domestic violence|beaten/i)
})

test.each([
  ['dios no cambia', 'Malachi 3:6'],
  ['The writing is on the wall', 'Daniel 5:5'],
  ['God loves everyone the same', 'Acts 10:34-35'],
  ['primero Dios', 'James 4:13-15'],
  ['God bless this home', 'Psalm 127:1'],
  ['Dios bendiga este hogar', 'Psalm 127:1'],
  ['judge a tree by its fruit', 'Matthew 7:16-20'],
  ['ángel de mi guarda dulce compañía', 'Psalm 91:11-12'],
])('“%s” opens %s', (wording, place) => {
  expect(formatReference(entryOf(wording)!.read[0]!)).toBe(place.replaceAll('-', '–'))
})
