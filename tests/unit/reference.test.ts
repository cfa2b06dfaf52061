import { describe, expect, test } from 'vitest'
import { books } from '../../shared/bible/books.ts'
import { wholeReference } from '../../shared/bible/reference.ts'
import { resolveReference } from '../../shared/bible/resolve-reference.ts'
import { CHAPTER_END, type Versification } from '../../shared/bible/versification.ts'

type Place = { book: string; start_chapter: number; start_verse: number; end_chapter: number; end_verse: number }

/** `JHN 3:16-3:18`, with a star for the end of the chapter. */
function short({ book, start_chapter, start_verse, end_chapter, end_verse }: Place): string {
  return `${book} ${start_chapter}:${start_verse}-${end_chapter}:${end_verse === CHAPTER_END ? '*' : end_verse}`
}

const whole: [string, string][] = [
  ['John 3:16', 'JHN 3:16-3:16'],
  ['john 3:16', 'JHN 3:16-3:16'],
  ['JOHN 3:16', 'JHN 3:16-3:16'],
  ['  John 3:16  ', 'JHN 3:16-3:16'],
  ['John 3:16.', 'JHN 3:16-3:16'],
  ['John 3:16?', 'JHN 3:16-3:16'],
  ['John 3.16', 'JHN 3:16-3:16'],
  ['John 3 16', 'JHN 3:16-3:16'],
  ['John3:16', 'JHN 3:16-3:16'],
  ['jn 3:16', 'JHN 3:16-3:16'],
  ['Jn3.16', 'JHN 3:16-3:16'],
  ['JHN.3.16', 'JHN 3:16-3:16'],
  ['John 3：16', 'JHN 3:16-3:16'],
  ['Ｊohn 3:16'.replace('Ｊ', 'J'), 'JHN 3:16-3:16'],
  ['John ３:１６', 'JHN 3:16-3:16'],
  ['John\u00a03:16', 'JHN 3:16-3:16'],
  ['St. John 3:16', 'JHN 3:16-3:16'],
  ['Gospel of John 3', 'JHN 3:1-3:*'],
  ['the book of Genesis 1', 'GEN 1:1-1:*'],
  ['John 3:16a', 'JHN 3:16-3:16'],
  ['John 3:16 (ESV)', 'JHN 3:16-3:16'],
  ['John chapter 3 verse 16', 'JHN 3:16-3:16'],
  ['John 3 verses 16 to 18', 'JHN 3:16-3:18'],
  ['John 3 v16-18', 'JHN 3:16-3:18'],
  ['John 3:16 through 18', 'JHN 3:16-3:18'],
  ['John 3:16-18', 'JHN 3:16-3:18'],
  ['John 3:16–18', 'JHN 3:16-3:18'],
  ['John 3:16—18', 'JHN 3:16-3:18'],
  ['John 3:16 - 18', 'JHN 3:16-3:18'],
  ['John 3:16-18;Jude 5', 'JHN 3:16-3:18, JUD 1:5-1:5'],
  ['John 3:16; Jude 5; Ps 1', 'JHN 3:16-3:16, JUD 1:5-1:5, PSA 1:1-1:*'],
  ['John 3:16, 18', 'JHN 3:16-3:16, JHN 3:18-3:18'],
  ['Genesis 1 and 2', 'GEN 1:1-1:*, GEN 2:1-2:*'],
  ['Gen 1:1 and Exod 3:14', 'GEN 1:1-1:1, EXO 3:14-3:14'],
  ['Matt 5:3-12, 14, 20; 6:1', 'MAT 5:3-5:12, MAT 5:14-5:14, MAT 5:20-5:20, MAT 6:1-6:1'],
  ['Mt 5,6,7', 'MAT 5:1-5:*, MAT 6:1-6:*, MAT 7:1-7:*'],
  ['Gen 1:1-2:3', 'GEN 1:1-2:3'],
  ['Gen 1-3', 'GEN 1:1-3:*'],
  ['Isaiah 52:13-53:12', 'ISA 52:13-53:12'],
  ['Isaiah 53:5-Isaiah 53:7', 'ISA 53:5-53:7'],
  ['1 cor 13:4–8', '1CO 13:4-13:8'],
  ['1cor13', '1CO 13:1-13:*'],
  ['I Corinthians 13', '1CO 13:1-13:*'],
  ['first corinthians 13', '1CO 13:1-13:*'],
  ['1st Corinthians 13', '1CO 13:1-13:*'],
  ['II Tim 3:16', '2TI 3:16-3:16'],
  ['2 tim 3 16', '2TI 3:16-3:16'],
  ['ps 23 v 4', 'PSA 23:4-23:4'],
  ['psalm 23 verse 4', 'PSA 23:4-23:4'],
  ['Ps23', 'PSA 23:1-23:*'],
  ['Ps 119:105-112', 'PSA 119:105-119:112'],
  ['Psalms 149-150', 'PSA 149:1-150:*'],
  ['Romans 8:28ff', 'ROM 8:28-8:*'],
  ['Jer 33-11', 'JER 33:11-33:11'],
  ['Jude 5', 'JUD 1:5-1:5'],
  ['Jude 1:5', 'JUD 1:5-1:5'],
  ['Jude 1', 'JUD 1:1-1:*'],
  ['Jude', 'JUD 1:1-1:*'],
  ['Jude 3-5', 'JUD 1:3-1:5'],
  ['Philemon', 'PHM 1:1-1:*'],
  ['Philemon 6', 'PHM 1:6-1:6'],
  ['Obadiah 1-4', 'OBA 1:1-1:4'],
  ['2 John 4', '2JN 1:4-1:4'],
  ['3 John', '3JN 1:1-1:*'],
  ['III John 4', '3JN 1:4-1:4'],
  ['Mark', 'MRK 1:1-1:*'],
  ['job', 'JOB 1:1-1:*'],
  ['Psalms', 'PSA 1:1-1:*'],
  ['Song of Songs', 'SNG 1:1-1:*'],
  ['Song of Solomon 2:1', 'SNG 2:1-2:1'],
  ['Canticles 2:1', 'SNG 2:1-2:1'],
  ['Is 3', 'ISA 3:1-3:*'],
  ['am 5', 'AMO 5:1-5:*'],
  ['NAM 1:2', 'NAM 1:2-1:2'],
  ['nam 1', 'NAM 1:1-1:*'],
  ['JOL 2:28', 'JOL 2:28-2:28'],
  ['jol 2', 'JOL 2:1-2:*'],
  ['revelations 3', 'REV 3:1-3:*'],
  ['Apocalypse 3:20', 'REV 3:20-3:20'],
  ['Ecclesiastes 3:1-8', 'ECC 3:1-3:8'],
  ['Acts of the Apostles 2', 'ACT 2:1-2:*'],
  ['Tobit 4:15', 'TOB 4:15-4:15'],
  ['Sirach 2:1', 'SIR 2:1-2:1'],
  ['Ecclesiasticus 2:1', 'SIR 2:1-2:1'],
  ['Wisdom 3:1', 'WIS 3:1-3:1'],
  ['1 Macc 2', '1MA 2:1-2:*'],
  ['Baruch 6', 'BAR 6:1-6:*'],
  ['Susanna 1:3', 'SUS 1:3-1:3'],
  ['ESG 1:1', 'ESG 1:1-1:1'],
  ['Psalm 151', 'PSA 151:1-151:*'],
]

const notWhole = [
  '',
  '   ',
  '?!',
  'what is love',
  'he is 3',
  'Am I saved?',
  'Mark my words',
  'is',
  'am',
  'so',
  'I am 5',
  'Who was Mark?',
  'What does John 3:16 mean?',
  'Tell me about Job',
  'Acts of kindness',
  'the numbers 3 and 7',
  'John 3:16 love',
  'John 3:16-12',
  'Gen 1:5-2',
  'John 0',
  'John 3:0',
  'Book of Mormon 3',
  '3:16',
  '316',
  'constructor 3',
  '__proto__ 1',
  '..%2f..%2f',
  'Mark 3 times',
  'James and John',
]

describe('a text that is a reference and nothing else', () => {
  test.each(whole)('%j is %s', (text, places) => {
    expect(wholeReference(text)?.map(short).join(', ')).toBe(places)
  })
  test.each(notWhole)('%j is none', (text) => expect(wholeReference(text)).toBeUndefined())

  const forms = books
    .filter((book) => !['ESG', 'DAG', 'PS2', 'LJE', 'S3Y'].includes(book.id))
    .flatMap((book) => [book.name, book.id, book.osis, book.abbreviation].map((form) => [form, book.id] as const))
  test.each(forms)('%s 1:2 is in %s', (form, id) => {
    expect(wholeReference(`${form} 1:2`)?.map(short)).toEqual([`${id} 1:2-1:2`])
    expect(wholeReference(`${form.toLowerCase()} 1:2`)?.map(short)).toEqual([`${id} 1:2-1:2`])
  })
})

describe("a translation's own limits", () => {
  const versification: Versification = new Map([
    ['JHN', Array.from({ length: 21 }, () => 36)],
    ['JUD', [25]],
    ['PSA', Array.from({ length: 150 }, () => 6)],
    ['PS2', [7]],
  ])
  const problem = (text: string) => wholeReference(text)?.map((one) => resolveReference(one, versification).problem)[0]

  test('the end of a chapter becomes its last verse', () => {
    const [reference] = wholeReference('Jude') ?? []
    expect(reference && resolveReference(reference, versification).reference).toMatchObject({
      start_verse: 1,
      end_verse: 25,
    })
  })
  test.each([
    ['John 22', 'John has 21 chapters, no chapter 22'],
    ['John 3:37', 'John 3 has 36 verses, no verse 37'],
    ['John 3:30-40', 'John 3 has 36 verses, no verse 40'],
    ['Jude 26', 'Jude 1 has 25 verses, no verse 26'],
    ['Tobit 1', 'this translation has no Tobit'],
  ])('%s: %s', (text, words) => expect(problem(text)).toBe(words))
  test('the psalm beyond the last is searched in the book that contains it', () => {
    expect(wholeReference('Ps 151:2')?.map((one) => resolveReference(one, versification).reference?.book)).toEqual([
      'PS2',
    ])
  })
})
