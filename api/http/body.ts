import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { HttpError, invalid } from './errors.ts'

const MAX_BYTES = 64 * 1024

/**
 * The JSON body as the schema's type. Errors: 413 over 64 KiB, or over `max` bytes; 415 for a content type, charset or encoding other than
 * plain UTF-8 JSON; 400 `invalid` for a body that does not parse or does not match.
 */
export async function readBody<Schema extends z.ZodType>(
  ctx: Context,
  schema: Schema,
  max = MAX_BYTES,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(ctx.req, max))
  if (parsed.success) return parsed.data
  throw invalid(parsed.error, 'The body')
}

/** The query as the schema's type; 400 `invalid` otherwise. A repeated key does not match a string. */
export function readQuery<Schema extends z.ZodType>(
  { querystring }: Pick<Context, 'querystring'>,
  schema: Schema,
): z.output<Schema> {
  const given = new Map<string, string | string[]>()
  // of two question marks the second belongs to the first key
  for (const [key, value] of new URLSearchParams(`?${querystring}`)) {
    if (!isCleanText(value)) throw new HttpError(400, 'invalid', 'The query is not valid.')
    const before = given.get(key)
    if (Array.isArray(before)) before.push(value)
    else given.set(key, before === undefined ? value : [before, value])
  }
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  throw invalid(parsed.error, 'The query')
}

/**
 * The fields of a posted form as the schema's type. Errors: 415 for another kind of body, 413 over 64 KiB, 400 `invalid`
 * for fields that do not match. Of a repeated field the last one counts.
 */
export async function readForm<Schema extends z.ZodType>(ctx: Context, schema: Schema): Promise<z.output<Schema>> {
  if (!ctx.is('urlencoded')) throw unsupported('Send the body as a form.')
  const given = Object.fromEntries(new URLSearchParams((await readBytes(ctx.req)).toString()))
  if (!isCleanText(Object.values(given).join())) throw new HttpError(400, 'invalid', 'The form is not valid.')
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw invalid(parsed.error, 'The form')
}

/** The parsed JSON of a request, like `readBody`; an empty body is `{}`. For checks that a schema cannot express. */
export async function readJson(req: IncomingMessage, max = MAX_BYTES): Promise<unknown> {
  assertJson(req)
  const bytes = await readBytes(req, max)
  if (bytes.length === 0) return {}
  const text = decode(bytes)
  const body = parse(text)
  // in UTF-8 only an escape can write such a character
  if (text.includes('\\u') && !isClean(body))
    throw new HttpError(400, 'invalid', 'The body contains characters that are not text.')
  return body
}

function assertJson(req: IncomingMessage): void {
  const { 'content-type': type, 'content-encoding': encoding } = req.headers
  if (encoding && encoding.toLowerCase() !== 'identity') throw unsupported('Send the body without Content-Encoding.')
  if (type === undefined && !hasBody(req)) return
  const [essence, ...parameters] = (type ?? '').split(';').map((part) => part.trim().toLowerCase())
  if (essence !== 'application/json') throw unsupported('Send the body as application/json.')
  for (const parameter of parameters) {
    const [name, value = ''] = parameter.split('=').map((part) => part.trim())
    if (name === 'charset' && !/^"?utf-?8"?$/.test(value)) throw unsupported('Send the body as UTF-8.')
  }
}

function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

function unsupported(detail: string): HttpError {
  return new HttpError(415, 'unsupported_media_type', detail)
}

/** The bytes of a body; 413 beyond `max`, 400 if the client disconnects before the end. */
export async function readBytes(req: IncomingMessage, max = MAX_BYTES): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > max) throw tooLarge(max)
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length
      if (size > max) throw tooLarge(max)
      chunks.push(chunk as Buffer)
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'invalid', 'The body ended too early.')
  }
  return Buffer.concat(chunks)
}

function tooLarge(max: number): HttpError {
  // the rest of the body is not read: the connection cannot serve another request
  return new HttpError(413, 'too_large', `The body is larger than ${max / 1024} KiB.`, {
    headers: { Connection: 'close' },
  })
}

const unreadable = () => new HttpError(400, 'invalid', 'The body is not valid JSON in UTF-8.')

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // the parser's own message quotes the body
    throw unreadable()
  }
}

// not recursive: 64 KiB can nest 32,000 levels deep
function isClean(body: unknown): boolean {
  const open = [body]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && !isCleanText(value)) return false
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) open.push(key, inner)
    }
  }
  return true
}

/** False for text that Postgres cannot store: NUL and unpaired surrogates. */
function isCleanText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
