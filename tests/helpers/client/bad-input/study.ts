import { type BadInput, JSON_TYPE, show } from './case.ts'

const client = 'c'.repeat(32)
const proof = 'd'.repeat(64)
const update = { seq: 1, data: 'AAAA' }
const append = { client, proof, updates: [update] }
const snapshot = { client, proof, seq: 1, through: 0, data: 'AAAA' }
const code = { code_hash: 'e'.repeat(64), parcel: 'AAAA' }
const redeem = { code: 'f'.repeat(32) }

const UPDATES = '/api/user/study/updates'
const SNAPSHOT = '/api/user/study/snapshot'
const CODES = '/api/user/device-codes'
const REDEEM = '/api/user/device-codes/redeem'

const notHex = [undefined, null, 7, '', 'c'.repeat(31), 'c'.repeat(33), 'C'.repeat(32), `${'c'.repeat(31)}g`, [client]]
const notProof = [undefined, null, 7, '', 'd'.repeat(63), 'd'.repeat(65), 'D'.repeat(64), { proof }]
const notSeq = [undefined, null, '1', 0, -1, 1.5, 1e16, true]
const notData = [undefined, null, 7, '', '****', 'AAA', 'AAAA\n', ['AAAA']]
const notHash = [undefined, null, 7, '', 'e'.repeat(63), 'e'.repeat(65), 'E'.repeat(64), `${'e'.repeat(63)}z`, [code]]
const notParcel = [undefined, null, 7, '', '****', 'AAA', 'A'.repeat(1400), {}]
const notCode = [undefined, null, 7, '', 'f'.repeat(31), 'f'.repeat(33), 'F'.repeat(32), `${'f'.repeat(31)}z`, [1], {}]

const whole = [
  ...['', '{', '[]', '"text"', 'null', '7', 'true'].map((body) => ({ body, headers: JSON_TYPE, status: 400 })),
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/octet-stream'].map(
    (type) => ({ body: '{}', headers: { 'Content-Type': type }, status: 415 }),
  ),
  { body: '{}', headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, status: 415 },
]

/** Bodies that are not of the call's kind at all. */
const wholeBodies = (method: string, path: string): BadInput[] =>
  whole.map(({ body, headers, status }) => ({
    name: `${method} ${path} with ${show(body)} as ${headers['Content-Type']}`,
    ...{ method, path, headers, body, status, error: status === 415 ? 'unsupported_media_type' : 'invalid' },
  }))

/** A good body with one field replaced. */
const withField = (method: string, path: string, good: object, field: string, values: unknown[]): BadInput[] =>
  values.map((value) => ({
    name: `${method} ${path} with ${field} ${show(value)}`,
    ...{ method, path, body: { ...good, [field]: value }, status: 400, error: 'invalid' },
  }))

const updatesOf = [
  ...[
    undefined,
    null,
    {},
    'AAAA',
    [],
    [null],
    [7],
    Array.from({ length: 101 }, (_, at) => ({ ...update, seq: at + 1 })),
  ],
  ...notSeq.map((seq) => [{ ...update, seq }]),
  ...notData.map((data) => [{ ...update, data }]),
  // the order of a client's updates
  [
    { seq: 2, data: 'AAAA' },
    { seq: 1, data: 'AAAA' },
  ],
  [update, update],
]

const large = (bytes: number) => Buffer.alloc(bytes).toString('base64')
const tooLarge = (name: string, method: string, path: string, body: object): BadInput => ({
  name: `${method} ${path} with ${name}`,
  ...{ method, path, body, status: 413, error: 'too_large' },
})

/** Bad requests to the calls for encrypted notes and for other devices. */
export const badStudy: BadInput[] = [
  ...['-1', '1.5', 'x', '', '1e3', '9'.repeat(16), '1&after=2', '0x1'].map((after) => ({
    ...{ name: `after ${after}`, method: 'GET', path: `${UPDATES}?after=${after}`, status: 400, error: 'invalid' },
  })),
  ...['-1', '26', '1.5', 'x', '', '1e1', '99999', '1&wait=2', 'true', '0x1', ' 1', '1;', 'null'].map((wait) => ({
    ...{ name: `wait ${wait}`, method: 'GET', status: 400, error: 'invalid' },
    path: `${UPDATES}?wait=${encodeURIComponent(wait).replace('%26wait%3D', '&wait=')}`,
  })),
  ...wholeBodies('POST', UPDATES),
  ...withField('POST', UPDATES, append, 'client', notHex),
  ...withField('POST', UPDATES, append, 'proof', notProof),
  ...withField('POST', UPDATES, append, 'updates', updatesOf),
  tooLarge('an update of 64 KiB and a byte more', 'POST', UPDATES, {
    ...append,
    updates: [{ seq: 1, data: large(64 * 1024 + 3) }],
  }),
  tooLarge('many large updates', 'POST', UPDATES, {
    ...append,
    updates: Array.from({ length: 8 }, (_, at) => ({ seq: at + 1, data: large(64 * 1024) })),
  }),
  ...wholeBodies('PUT', SNAPSHOT),
  ...withField('PUT', SNAPSHOT, snapshot, 'client', notHex),
  ...withField('PUT', SNAPSHOT, snapshot, 'proof', notProof),
  ...withField('PUT', SNAPSHOT, snapshot, 'seq', notSeq),
  ...withField('PUT', SNAPSHOT, snapshot, 'through', [undefined, null, '0', -1, 0.5, 1e16]),
  ...withField('PUT', SNAPSHOT, snapshot, 'data', notData),
  tooLarge('a document of 8 MiB', 'PUT', SNAPSHOT, { ...snapshot, data: large(8 * 1024 * 1024) }),
  ...wholeBodies('POST', CODES),
  ...withField('POST', CODES, code, 'code_hash', notHash),
  ...withField('POST', CODES, code, 'parcel', notParcel),
  ...wholeBodies('POST', REDEEM),
  ...withField('POST', REDEEM, redeem, 'code', notCode),
]
