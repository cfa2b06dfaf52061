import { type BadInput, JSON_TYPE, show } from './case.ts'

const good = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, verses: [16], prompt: 'What does it mean?' }

function bad(change: object, error = 'invalid', status = 400): BadInput {
  const { headers, ...rest } = { headers: JSON_TYPE, method: 'POST', path: '/api/chat', status, error }
  return { name: `POST /api/chat: ${show(change)}`, ...rest, headers, body: JSON.stringify({ ...good, ...change }) }
}

const blanks = [
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u2003\u2009',
  '\ufeff',
  '\u200b',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\u{e0041}',
]
const chapters = [0, -1, 1.5, 151, 201, 1e15, '0', '-1', '1.5', '1e1', '0x3', 'three', '٣', ' 3', '3 ', [3], {}, true]
const books = [
  'XYZ',
  'GENN',
  'John 3',
  '../JHN',
  'JHN/3',
  '%4a',
  'JHN\u200b',
  'Hezekiah',
  'x'.repeat(65),
  1,
  true,
  ['JHN'],
  {},
]
const bibles = ['none', 'ENG-WEB', '../eng-web', 'eng_web', "eng-web'--", 'x'.repeat(65), 1, false, ['eng-web'], {}]
const verses = [
  '16',
  16,
  {},
  true,
  [0],
  [-1],
  [177],
  [37],
  [1.5],
  ['a'],
  [null],
  [[16]],
  [true],
  [{}],
  Array(177).fill(1),
]
const ids = [0, -1, 1.5, 'abc', '0', '-1', '1.5', '01', '', ' ', 9007199254740992, '9223372036854775808', [], {}, true]

const flags = [
  '',
  ' ',
  'true',
  'false',
  'yes',
  'null',
  0,
  1,
  -1,
  1.5,
  1e15,
  '0',
  '1',
  [],
  [true],
  [null],
  {},
  { is: true },
  'on',
  'x'.repeat(65),
]

const notes = [
  ...blanks,
  'x'.repeat(10_001),
  1,
  0,
  true,
  false,
  [],
  ['a note'],
  {},
  { text: 'a note' },
  'NUL \u0000 inside',
  'half \ud83d of a smile',
]

/** The reasons to reject a question. The four required fields come first, and only the missing ones are named. */
export const badQuestions: BadInput[] = [
  ...blanks.map((prompt) => bad({ prompt }, 'missing_fields')),
  ...['bible_id', 'bookId', 'chapter', 'prompt'].map((field) => bad({ [field]: undefined }, 'missing_fields')),
  ...['bible_id', 'bookId', 'chapter', 'prompt'].map((field) => bad({ [field]: null }, 'missing_fields')),
  ...chapters.map((chapter) => bad({ chapter })),
  ...books.map((bookId) => bad({ bookId })),
  ...bibles.map((bible_id) => bad({ bible_id })),
  ...verses.map((each) => bad({ verses: each })),
  ...ids.filter((id) => id !== '' && id !== ' ').map((chat_id) => bad({ chat_id })),
  ...ids.map((plan_step_id) => bad({ plan_step_id })),
  ...ids.map((replaces) => bad({ chat_id: 1, replaces })),
  bad({ replaces: 1 }),
  ...flags.map((answered_offline) => bad({ answered_offline })),
  ...notes.map((note) => bad({ note })),
  bad({ prompt: 'x'.repeat(4001) }),
  bad({ prompt: 'é'.repeat(4001) }),
  bad({ prompt: 1 }),
  bad({ prompt: ['why?'] }),
  bad({ prompt: { toString: 0, valueOf: 0 } }),
  bad({ prompt: 'NUL \u0000 inside' }),
  bad({ prompt: 'half \ud83d of a smile' }),
  bad({ chat_id: 4503599627370495 }, 'not_found', 404),
  bad({ chatId: 4503599627370495 }, 'not_found', 404),
  bad({ plan_step_id: 4503599627370495 }, 'not_found', 404),
]

/** The message for missing fields, in the order of the contract. */
export const missingFields: [object, string][] = [
  [{}, 'Missing required fields: bible_id, bookId, chapter, prompt'],
  [{ prompt: 'x' }, 'Missing required fields: bible_id, bookId, chapter'],
  [{ bible_id: 'eng-web', prompt: ' ' }, 'Missing required fields: bookId, chapter, prompt'],
  [{ prompt: 'x', chapter: 3, bible_id: 'eng-web' }, 'Missing required fields: bookId'],
  [{ bookId: 'JHN', chapter: 3, bible_id: 'eng-web' }, 'Missing required fields: prompt'],
]
