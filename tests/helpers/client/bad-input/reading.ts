import type { BadInput } from './case.ts'

export const noBibles = ['none', 'ENG-WEB', 'eng-web%00', '..%2feng-web', '%20', "eng-web'--", 'x'.repeat(3000)]
export const noBooks = [
  'XYZ',
  'Hezekiah',
  'GENN',
  'JHN3',
  'John%203',
  '%00',
  'J%00HN',
  '..%2fJHN',
  'null',
  '1',
  '%F0%9F%98%80',
  'x'.repeat(300),
]
export const noChapters = [
  '0',
  '-1',
  '22',
  '151',
  '1.5',
  '1e1',
  '03',
  '+3',
  '3%20',
  'three',
  '%00',
  '９',
  '9007199254740993',
  '3;4',
]
const noTerms = [
  '',
  '?q=',
  '?q=%20',
  '?q=%00',
  '?q=a&q=b',
  `?q=${'x'.repeat(401)}`,
  '?q=a&limit=0',
  '?q=a&limit=101',
  '?q=a&limit=x',
  '?q=a&limit=1.5',
  '?q=a&offset=-1',
  '?q=a&offset=1e9',
  '?q=a&limit=',
  '?q[]=a',
]
export const noReferences = [
  '',
  '?ref=',
  '?ref=%20',
  '?ref=%00',
  '?ref=Hezekiah+4:5',
  '?ref=John+3:99',
  '?ref=John+99',
  '?ref=John+3:18-16',
  '?ref=nonsense',
  '?ref=John+3:16&ref=Jude+5',
  `?ref=${'John+3:16;'.repeat(1000)}`,
]
const noCommentaries = [
  'none/JHN/3',
  'mhc/XYZ/3',
  'mhc/JHN/0',
  'mhc/JHN/22',
  'mhc/JHN/x',
  '%00/JHN/3',
  '__proto__/JHN/3',
]

const get = (path: string, status: number, error: string): BadInput => ({
  ...{ name: `GET ${path.slice(0, 90)}`, method: 'GET', path: encodeURI(path).replaceAll('%25', '%'), status, error },
})
const missing = (path: string) => get(path, 404, 'not_found')
const wrong = (path: string) => get(path, 400, 'invalid')

/** Nonexistent translations, books, chapters, references and searches. */
export const badReading: BadInput[] = [
  ...noBibles.flatMap((id) => [
    missing(`/api/bibles/${id}/format`),
    missing(`/api/bibles/${id}/manifest`),
    missing(`/api/bible/${id}/toc`),
    missing(`/api/bible/${id}/book/JHN/chapters/3`),
    missing(`/api/bible/${id}/search?q=light`),
    missing(`/api/bible/${id}/passage?ref=John+3:16`),
    missing(`/api/bible/${id}/related?ref=John+3:16`),
    missing(`/api/bible/${id}/book/JHN/chapters/3/related`),
  ]),
  ...noBooks.flatMap((book) => [
    missing(`/api/bible/eng-web/book/${book}/chapters/1`),
    missing(`/api/bible/eng-web/book/${book}/chapters/1/suggestions`),
    missing(`/api/bible/eng-web/book/${book}/chapters/1/related`),
  ]),
  ...noChapters.flatMap((n) => [
    missing(`/api/bible/eng-web/book/JHN/chapters/${n}`),
    missing(`/api/bible/eng-web/book/JHN/chapters/${n}/suggestions`),
    missing(`/api/bible/eng-web/book/JHN/chapters/${n}/related`),
  ]),
  ...noTerms.map((query) => wrong(`/api/bible/eng-web/search${query}`)),
  ...noReferences.map((query) => wrong(`/api/bible/eng-web/passage${query}`)),
  ...noReferences.map((query) => wrong(`/api/bible/eng-web/related${query}`)),
  ...noCommentaries.map((path) => missing(`/api/commentary/${path}`)),
]
