import { describe, expect, test } from 'vitest'
import { find, THRESHOLD } from '../../shared/finder/find.ts'
import { isAboutBible } from '../../shared/finder/outside.ts'
import { stemsOf } from '../../shared/finder/stem.ts'
import { stemWords } from '../../shared/finder/stemmed-words.ts'
import { searchStems } from '../../shared/finder/verse-search.ts'
import { parsePassages } from '../../shared/finder/written-passages.ts'
import { buildWords } from '../../shared/seals/text-index.ts'
import { readSources, writtenFiles } from '../../shared/server/written-index.ts'

const pause = () => undefined
const verses = [
  { book: 'PSA', chapter: 23, verse: 1, text: 'Yahweh is my shepherd; I shall lack nothing.' },
  { book: 'JHN', chapter: 11, verse: 35, text: 'Jesus wept.' },
  {
    ...{ book: 'ROM', chapter: 7, verse: 15 },
    text: 'Porque lo que hago, no lo entiendo; ni lo que quiero, hago; antes lo que aborrezco, aquello hago.',
  },
  { book: '1CH', chapter: 4, verse: 9, text: 'Jabez was more honorable than his brothers.' },
].map((each) => ({ ...each, verse_end: each.verse }))
const sources = {
  ...(await readSources()),
  texts: [await searchStems(await stemWords((await buildWords(verses, pause)).words, pause), pause)],
}

/** Where the best passage for a text begins; undefined if none is opened. */
function opened(typed: string, language = 'en'): string | undefined {
  const { candidates, isOutside } = find(typed, language, sources)
  const [best] = candidates
  if (!best || isOutside || best.probability < THRESHOLD) return undefined
  return `${best.passage.book} ${best.passage.start_chapter}`
}

test.each([
  ['How do I stop worrying?', 'MAT 6'],
  ['the Lord is my shepherd', 'PSA 23'],
  ['Where was Jesus born?', 'LUK 2'],
  ['left handed assassin fat king', 'JDG 3'],
  ['worked seven years for a girl and got her sister', 'GEN 29'],
  ['letter about a runaway slave', 'PHM 1'],
  ['john 3.16', 'JHN 3'],
  ['my husband keeps promising to change', 'PSA 55'],
  ['my husband never changes', 'PSA 55'],
  ['my husband beats the kids', 'PSA 10'],
  ['how to honor an abusive father', 'PSA 27'],
  ['pressured to have an abortion', 'GEN 16'],
  ['the writing is on the wall', 'DAN 5'],
  ['my dad touches me', 'PSA 34'],
  ['my daughter was raped', 'PSA 10'],
  ['my husband slapped me', 'PSA 9'],
  ['my husband forces me to have sex', 'PSA 9'],
  ['do I have to submit to my abusive husband', 'PSA 9'],
  ['my son hits me', 'PSA 3'],
  ['my husband killed himself', 'ROM 8'],
  ['do jews go to heaven', 'ROM 11'],
  ['im 45 and single will god send me a husband', 'PSA 37'],
  ['i had an abortion at 19', 'PSA 103'],
  ['i killed my friend long ago will god forgive me', 'PSA 51'],
  ['a prayer for my granddaughter in the army', 'PSA 91'],
  ['why is there no Acts 8:37', 'ACT 8'],
  ['where is God in Sudan, in this war', 'HAB 1'],
  // questions that assume what is not so
  ['when did noah get the ten commandments', 'EXO 19'],
  ['when did David build the temple', '1CH 22'],
  ['when did noah build the temple', '1KI 6'],
  ['when did abraham get the ten commandments', 'EXO 20'],
  ['my boyfriend is gay', 'PSA 34'],
  ['why did god take my mum when i prayed so hard', 'JHN 11'],
  ['my teenager says she doesnt believe anymore', 'LUK 15'],
  ['was jesus even a real person', 'LUK 1'],
  ['sunday of the myrrh bearers', 'MRK 15'],
])('“%s” opens %s', (typed, place) => {
  expect(opened(typed)).toBe(place)
})

test.each([
  ['El Señor es mi pastor', 'PSA 23'],
  ['los diez mandamientos', 'EXO 20'],
  // verses share most of these words, but the index has exactly these
  ['no entiendo la biblia', 'ACT 8'],
  ['ruptura amorosa', 'PSA 34'],
  ['ando bien agüitado', 'PSA 34'],
  ['me corrieron de la chamba', 'MAT 6'],
  ['mi carnal está en el bote', 'HEB 13'],
  ['dios no cambia', 'MAL 3'],
  ['promete cambiar y no cambia', 'PSA 55'],
  ['quien bien te quiere te hará llorar', '1CO 13'],
  ['mi marido les pega a los niños', 'PSA 10'],
  ['primero Dios', 'JAS 4'],
  ['mi esposo me obliga a tener relaciones', 'PSA 9'],
  // without the accents that the index has
  ['cuantos libros tiene la biblia', 'LUK 24'],
  ['mi marido me insulta', 'PRO 12'],
  ['mi hijo se suicidó', 'ROM 8'],
  // thanks and grace have one stem
  ['¡Gracias!', 'NUM 6'],
  ['gracia', 'EPH 2'],
  ['mi hija es gay y el pastor la echó', 'JHN 6'],
  ['mi tío murió sin bautizarse', 'LUK 23'],
  ['jesús viajó a la india?', 'LUK 2'],
  ['mi novio es gay', 'PSA 34'],
  ['por qué dios se llevó a mi hijo', 'JHN 11'],
  ['acabo de bautizarme y ahora que', 'ACT 2'],
  ['mi hija se fue con el novio', 'LUK 15'],
  ['letanias', 'PSA 136'],
  ['cuándo construyó Noé el templo', '1KI 6'],
])('in Spanish “%s” opens %s', (typed, place) => {
  expect(opened(typed, 'es')).toBe(place)
})

test.each([
  'What is the capital of France?',
  'asdf qwer',
  'how to fix my router',
  'receta de empanadas',
  'hello',
  '2+2',
  '',
  '?'.repeat(5000),
  'the and of to in he a his that for you i',
])('“%.40s” opens nothing', (typed) => {
  expect(opened(typed)).toBeUndefined()
})

test.each([
  ['¿Quién fue Judas?', 'MAT 26'],
  ['quien fue juda', 'GEN 44'],
  ['elías', '1KI 18'],
  ['eli', '1SA 1'],
  ['cómo murió Elías', '2KI 2'],
  ['cómo murió Elí', '1SA 4'],
  ['quién fue Saulo', 'ACT 13'],
  ['dónde está Tarso', 'ACT 22'],
])('two people or places with similar Spanish names stay apart: “%s” opens %s', (typed, place) => {
  expect(opened(typed, 'es')).toBe(place)
})

test.each([
  ['no tengo laburo', 'PSA 27'],
  ['un camello por el ojo de una aguja', 'MAT 19'],
  ['todo lo puedo', 'PHP 4'],
  ['es pecado ver porno', 'MAT 5'],
  ['el hombre que vivia entre los sepulcros y se cortaba', 'MRK 5'],
  ['la niña que jesus resucito', 'MRK 5'],
  ['hay que guardar el sabado', 'EXO 20'],
  ['vos que me recomendas leer si recien empiezo', 'MRK 1'],
  ['por que los otros no ayudaron al herido', 'LUK 10'],
  ['soledad', 'PSA 25'],
  ['miedo', 'ISA 41'],
])('a Spanish question in plain words, “%s”, opens %s', (typed, place) => {
  expect(opened(typed, 'es')).toBe(place)
})

test('a part of an accented word is no word about the Bible', () => {
  expect(isAboutBible('un sinónimo de feliz')).toBe(false)
  expect(isAboutBible('¿Qué es la cristiandad?')).toBe(true)
  expect(isAboutBible('is it a sin?')).toBe(true)
})

describe('words are compared by meaning', () => {
  test('a word that only frames a question is not a stem of another word', () => {
    expect(stemsOf('my son')).not.toEqual(stemsOf('my son is')) // "is" stays, marked
    expect(stemsOf('losing')).not.toEqual(stemsOf('los'))
    expect(stemsOf('sin to')).toEqual(['sin', '_to'])
  })
  test('words in the index are not joined to another one', () => {
    expect(opened('is it a sin to be in debt')).toBe('ROM 13')
  })
  test('subject and object make a difference', () => {
    const [hers] = sources.entries.search('my wife cheated on me', 1)
    const [mine] = sources.entries.search('I cheated on my wife', 1)
    expect(hers?.wording).not.toBe(mine?.wording)
  })
})

test.each(writtenFiles('passages').map(({ path, text }) => [path, text] as const))('%s is readable', (_, text) => {
  const passages = parsePassages(text)
  expect(passages.length).toBeGreaterThan(0)
  for (const { passage } of passages) {
    const { start_chapter, start_verse, end_chapter, end_verse } = passage
    expect(end_chapter * 1000 + end_verse).toBeGreaterThanOrEqual(start_chapter * 1000 + start_verse)
  }
})

test.each([
  ['no book', 'Judges\n3:1 | a | b | c', /first line/],
  ['an unknown book', '# Jugdes and more\n3:1 | a | b | c', /first line/],
  ['three parts', '# Judges\n3:1 | a | b', /4 parts/],
  ['an unreadable passage', '# Judges\n3 | a | b | c', /not a passage/],
])('a file of passages with %s is rejected', (_, text, problem) => {
  expect(() => parsePassages(text)).toThrow(problem)
})
