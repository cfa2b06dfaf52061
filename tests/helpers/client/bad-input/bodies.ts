import { type BadInput, JSON_TYPE, show } from './case.ts'

/** The calls with a body, each with the field under test and a valid value for it. */
const calls = [
  { method: 'PUT', path: '/api/user/theology', field: 'theology_slug' },
  { method: 'PUT', path: '/api/user/profile', field: 'profile_slug' },
  { method: 'PUT', path: '/api/user/commentary', field: 'commentary' },
  { method: 'PUT', path: '/api/user/translation', field: 'translation_id' },
  { method: 'POST', path: '/api/users/onboarding_hints/dismiss', field: 'hint_name' },
  { method: 'POST', path: '/api/home', field: 'prompt' },
  { method: 'POST', path: '/api/chat', field: 'prompt' },
  { method: 'POST', path: '/api/check', field: 'text' },
  { method: 'POST', path: '/api/reading-plans', field: 'description' },
]

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/json',
  'application/ld+json',
  'application/problem+json',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-16',
  'application/json;charset="latin1"',
  'application/json, text/plain',
  'application',
  '',
]

const malformed = [
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  '{a:1}',
  '{"a":1}{"b":2}',
  '{"a":01}',
  'undefined',
  'NaN',
  '[',
  '"',
  '{"a":"\n"}',
  '{"a":"\\x41"}',
  '/* no */{}',
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
  Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"a":1}', 'utf16le'),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
]

const noObjects = ['null', '[]', '[{}]', '1', '"x"', 'true', '1e999']

const noTexts = [
  ['null'],
  ['0'],
  ['1e999'],
  ['true'],
  ['[]'],
  ['["catholic"]'],
  ['{}'],
  ['{"toString":0,"valueOf":0}'],
  ['{"length":1}'],
  ['""'],
  ['"\\u0000"'],
  ['"a\\u0000b"'],
  ['"\\ud800"'],
  ['"\\udc00\\ud800"'],
].flat()

const pollution = [
  '{"__proto__":{"FIELD":"x"}}',
  '{"constructor":{"prototype":{"FIELD":"x"}}}',
  '{"prototype":{"FIELD":"x"}}',
  '{"FIELD ":"x"}',
  '{"field":"x"}',
]

/** What every call with a body rejects, whatever its field. */
export const badBodies: BadInput[] = calls.flatMap(({ method, path, field }) => {
  // the question's four required fields are checked before anything else
  const missing = path === '/api/chat' ? 'missing_fields' : 'invalid'
  const bad = (name: string, body: unknown, status: number, error: string, headers = JSON_TYPE as object) => ({
    ...{ name: `${method} ${path}: ${name}`, method, path, body, status, error },
    headers: headers as Record<string, string>,
  })
  const filled = (value: string) => `{"${field}":${value}}`
  return [
    ...types.map((type) =>
      bad(`type ${show(type)}`, filled('"x"'), 415, 'unsupported_media_type', { 'Content-Type': type }),
    ),
    bad('no type', filled('"x"'), 415, 'unsupported_media_type', {}),
    ...['gzip', 'br', 'deflate', 'zstd', 'gzip, br', 'nonsense'].map((encoding) =>
      bad(`encoding ${encoding}`, filled('"x"'), 415, 'unsupported_media_type', {
        ...JSON_TYPE,
        'Content-Encoding': encoding,
      }),
    ),
    ...malformed.map((body) => bad(show(body), body, 400, 'invalid')),
    ...noObjects.map((body) => bad(body, body, 400, body === '1e999' ? missing : missing)),
    ...noTexts.map((value) => {
      const isUnclean = value.includes('\\u')
      return bad(`${field} ${value}`, filled(value), 400, isUnclean ? 'invalid' : missing)
    }),
    ...pollution.map((body) => bad(body, body.replaceAll('FIELD', field), 400, missing)),
    bad('an empty body', '', 400, missing),
    bad('an empty object', '{}', 400, missing),
    bad('65,537 bytes', filled(`"${'x'.repeat(65_537 - 6 - field.length)}"`), 413, 'too_large'),
    bad('a megabyte', filled(`"${'x'.repeat(1_000_000)}"`), 413, 'too_large'),
  ]
})
