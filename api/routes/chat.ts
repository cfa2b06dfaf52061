import { createHash } from 'node:crypto'
import { findBook } from '#shared/bible/books.ts'
import { ChatRequest } from '#shared/contract/chat.ts'
import { deleteAnswerStream, isCursor, openAnswerWriter, requestCancel } from '#shared/server/answer-stream.ts'
import type { Db } from '#shared/server/db.ts'
import { workAccepted } from '#shared/server/metrics.ts'
import { enqueue } from '#shared/server/queues.ts'
import { lastVerse } from '#shared/server/sql/bibles.ts'
import * as chats from '#shared/server/sql/chats.ts'
import { readableStep } from '#shared/server/sql/plans.ts'
import { accept, endFromOutside, findOpen, markEnqueued } from '#shared/server/work.ts'
import { admit } from '../admission.ts'
import { sendStored } from '../answers.ts'
import { readJson } from '../body.ts'
import { type Context, createRouter } from '../context.ts'
import { found, HttpError, invalid, notFound, unavailable } from '../errors.ts'
import { openEventStream } from '../events.ts'
import { ensureVisitor, identify, visitorId, visitorOf } from '../visitor.ts'

/** Questions and the streams of their answers. */
export const chatRoutes = createRouter()

chatRoutes.post('/api/chat', identify, async (ctx) => {
  const request = readQuestion(await readJson(ctx.req))
  const place = await placeOf(ctx.db, request)
  const key = idempotencyKey(ctx)
  const requestHash = hashOf(
    JSON.stringify([
      request.bible_id,
      place.book,
      request.chapter,
      place.verses,
      request.prompt,
      request.chat_id ?? null,
    ]),
  )
  const known = key && (await chats.findByKey(ctx.db, visitorId(ctx), key))
  if (known) return attachKnown(ctx, known, requestHash)
  const chat = request.chat_id ? await ownChat(ctx, request.chat_id) : null
  if (request.plan_step_id) found(await readableStep(ctx.db, request.plan_step_id, visitorId(ctx)))
  if (chat && (await chats.countMessages(ctx.db, chat.id)) >= MAX_MESSAGES) {
    throw new HttpError(409, 'chat_full', 'This conversation is full. Please start a new one.')
  }
  await ctx.limits.ai(ctx, visitorOf(ctx))
  await admit(ctx.queues, ctx.redis, 'chat-answer', ctx.env.QUEUE_MAX_WAITING)
  const owner_id = await ensureVisitor(ctx)
  const dedupe_key = chat ? undefined : hashOf(owner_id, requestHash).toString('base64url')
  const question = {
    ...{ owner_id, dedupe_key, key, requestHash, chat_id: chat?.id ?? null, title: titleOf(place, request.prompt) },
    ...{ bible_id: request.bible_id, plan_step_id: request.plan_step_id ?? null, prompt: request.prompt },
    ...{ book: place.book, chapter: request.chapter, verses: place.verses },
  }
  const accepted = await takeOn(ctx.db, question)
  if (accepted === 'known_key')
    return attachKnown(ctx, found(await chats.findByKey(ctx.db, owner_id, key)), requestHash)
  if (accepted === 'known_question') {
    const open = found(await findOpen(ctx.db, dedupe_key ?? ''))
    return attach(ctx, Number(open.entity_id))
  }
  await handOut(ctx, accepted)
})

chatRoutes.post('/api/chat/:id/retry', identify, async (ctx) => {
  const chat = await ownChat(ctx, idOf(ctx.params.id))
  const key = idempotencyKey(ctx)
  const requestHash = hashOf(`retry ${chat.id}`)
  const known = key && (await chats.findByKey(ctx.db, visitorId(ctx), key))
  if (known) return attachKnown(ctx, known, requestHash)
  await ctx.limits.ai(ctx, visitorOf(ctx))
  await admit(ctx.queues, ctx.redis, 'chat-answer', ctx.env.QUEUE_MAX_WAITING)
  const accepted = await ctx.db.transaction().execute(async (trx) => {
    const message_id = await chats.restartAnswer(trx, chat.id)
    if (!message_id) throw new HttpError(409, 'nothing_to_retry', 'There is no failed or stopped answer to try again.')
    if (key) await chats.saveKey(trx, chat.owner_id, key, requestHash, message_id)
    const work = await accept(trx, { kind: 'chat-answer', entity_id: String(message_id), owner_id: chat.owner_id })
    return { chat_id: chat.id, message_id, workId: work!.id }
  })
  await handOut(ctx, accepted)
})

chatRoutes.get('/api/chat/:id/stream', identify, async (ctx) => {
  const chat = found(await chats.readableChat(ctx.db, idOf(ctx.params.id), visitorId(ctx)))
  const answer = await chats.lastAnswer(ctx.db, chat.id)
  if (!answer) {
    ctx.status = 204
    return
  }
  const given = ctx.get('Last-Event-ID') || String(ctx.query.after ?? '')
  await attach(ctx, answer.id, isCursor(given) ? given : undefined)
})

chatRoutes.post('/api/chat/:id/stop', identify, async (ctx) => {
  const chat = await ownChat(ctx, idOf(ctx.params.id))
  const answer = await chats.lastAnswer(ctx.db, chat.id)
  if (answer && chats.isOpen(answer.status)) await stop(ctx, answer)
  ctx.status = 202
  ctx.body = { chat_id: chat.id }
})

const MAX_MESSAGES = 100
const REQUIRED = ['bible_id', 'bookId', 'chapter', 'prompt'] as const

type Place = { book: string; name: string; chapter: number; verses: number[] }
type Accepted = { chat_id: number; message_id: number; workId: string }
type NewQuestion = chats.Question & { dedupe_key?: string; key: string; requestHash: Buffer }

function readQuestion(body: unknown) {
  const given = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >
  const isBlank = (value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && !value.trim())
  const missing = REQUIRED.filter((name) => isBlank(given[name]))
  if (missing.length > 0) throw new HttpError(400, 'missing_fields', `Missing required fields: ${missing.join(', ')}`)
  const parsed = ChatRequest.safeParse({ ...given, chat_id: given.chat_id ?? given.chatId })
  if (parsed.success) return parsed.data
  throw invalid(parsed.error, 'The body')
}

/** Checks the place against what the translation holds: a wrong one is a wrong value, 400. */
async function placeOf(db: Db, request: ReturnType<typeof readQuestion>): Promise<Place> {
  const book = findBook(request.bookId)
  const last = book && (await lastVerse(db, request.bible_id, book.id, request.chapter))
  const wrong = (path: string, message: string) =>
    new HttpError(400, 'invalid', 'The body is not valid.', { issues: [{ path, message }] })
  if (!book || !last) throw wrong(book ? 'chapter' : 'bookId', 'This translation has no such chapter')
  const verses = [...new Set(request.verses ?? [])].sort((a, b) => a - b)
  if (verses.some((verse) => verse > last)) throw wrong('verses', `The chapter has ${last} verses`)
  return { book: book.id, name: book.name, chapter: request.chapter, verses }
}

function titleOf({ name, chapter }: Place, prompt: string): string {
  const words = prompt.replace(/\s+/g, ' ').trim()
  return `${name} ${chapter}: ${words.length > 120 ? `${words.slice(0, 119).trimEnd()}…` : words}`
}

function idempotencyKey(ctx: Context): string {
  const key = ctx.get('Idempotency-Key')
  if (key.length > 128) throw new HttpError(400, 'invalid', 'The Idempotency-Key is longer than 128 characters.')
  return key
}

function hashOf(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The number in a path; what is none does not exist. */
export function idOf(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(Number(text))) throw notFound()
  return Number(text)
}

/** The caller's own chat: 404 for one that they may not read, 403 for somebody else's public one. */
export async function ownChat(ctx: Context, id: number): Promise<chats.ChatRow> {
  const chat = found(await chats.readableChat(ctx.db, id, visitorId(ctx)))
  if (!chat.is_owner) throw new HttpError(403, 'forbidden', 'This conversation belongs to somebody else.')
  return chat
}

/** Writes all of a question in one transaction, or says what stands in its way. */
async function takeOn(db: Db, question: NewQuestion): Promise<Accepted | 'known_key' | 'known_question'> {
  const { key, requestHash, dedupe_key, ...rest } = question
  class Known extends Error {
    override message: 'known_key' | 'known_question' = 'known_key'
  }
  const known = (what: Known['message']) => Object.assign(new Known(), { message: what })
  try {
    return await db.transaction().execute(async (trx) => {
      const ids = await chats.startAnswer(trx, rest)
      if (key && !(await chats.saveKey(trx, rest.owner_id, key, requestHash, ids.message_id))) throw known('known_key')
      const work = await accept(trx, {
        kind: 'chat-answer',
        entity_id: String(ids.message_id),
        owner_id: rest.owner_id,
        dedupe_key,
      })
      if (!work) throw known('known_question')
      return { ...ids, workId: work.id }
    })
  } catch (error) {
    if (error instanceof Known) return error.message
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23505' || constraint !== 'messages_one_open') throw error
    if (key && (await chats.findByKey(db, rest.owner_id, key))) return 'known_key'
    throw new HttpError(409, 'answer_in_progress', 'An answer is still being written in this conversation.')
  }
}

/** Hands the work to the workers and streams what they write. Nothing is left behind when it cannot be handed out. */
async function handOut(ctx: Context, { chat_id, message_id, workId }: Accepted): Promise<void> {
  const give = async () => {
    const release = await ctx.answers.hold(message_id)
    try {
      await enqueue(ctx.queues, 'chat-answer', workId, 0)
      workAccepted.inc({ kind: 'chat-answer' })
      return release
    } catch (error) {
      release()
      throw error
    }
  }
  const release = await within(300, give()).catch(async (error) => {
    ctx.log.warn({ work_id: workId, code: (error as { code?: string }).code }, 'the question could not be handed out')
    await ctx.db.transaction().execute(async (trx) => {
      await endFromOutside(trx, 'chat-answer', String(message_id), 'failed', 'not_enqueued')
      await chats.discardAnswer(trx, chat_id, message_id)
    })
    throw unavailable('Questions cannot be answered right now. Reading goes on; please try again shortly.')
  })
  markEnqueued(ctx.db, workId).catch(() => {})
  ctx.log.info({ work_id: workId, kind: 'chat-answer' }, 'accepted')
  await attach(ctx, message_id).finally(release)
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function attachKnown(
  ctx: Context,
  known: { message_id: number; request_hash: Buffer },
  requestHash: Buffer,
): Promise<void> {
  if (!known.request_hash.equals(requestHash)) {
    throw new HttpError(409, 'idempotency_mismatch', 'This Idempotency-Key was used for another question.')
  }
  await attach(ctx, known.message_id)
}

/** Streams an answer to the caller, who may read its chat. */
async function attach(ctx: Context, messageId: number, cursor?: string): Promise<void> {
  const answer = found(await chats.findAnswer(ctx.db, messageId))
  const chat = found(await chats.readableChat(ctx.db, answer.chat_id, visitorId(ctx)))
  const stream = openEventStream(ctx)
  const { id: chat_id, title, is_owner, is_public } = chat
  stream.send('chat_info', JSON.stringify({ chat_id, message_id: messageId, title, is_owner, is_public }))
  if (!chats.isOpen(answer.status) && !cursor) return sendStored(stream, messageId, answer)
  if (answer.status === 'pending') stream.send('status', JSON.stringify({ state: 'queued' }))
  await ctx.answers.attach({ messageId, chatId: chat.id, isOwner: is_owner, cursor, stream })
}

/**
 * Ends an answer at its owner's wish. A worker that writes it is told and stores what it has; one that waits in the
 * queue, or whose worker is gone, is ended here.
 */
async function stop(ctx: Context, answer: chats.AnswerRow): Promise<void> {
  await requestCancel(ctx.redis, answer.id)
  if (answer.status !== 'pending') return
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const work = await endFromOutside(trx, 'chat-answer', String(answer.id), 'cancelled', null)
    if (work) await chats.endAnswer(trx, answer.id, 'stopped', '', null)
    return work
  })
  if (!ended) return
  const writer = await openAnswerWriter(ctx.redis, answer.id, ended.fence)
  await writer.append({ event: 'final_content', data: { content: '', citations: [] } })
  await writer.seal({ event: 'stream_end', data: { message_id: answer.id, status: 'stopped' } })
}

/** What is left of a deleted answer outside of the database. */
export async function forgetAnswers(ctx: Context, ids: number[]): Promise<void> {
  await Promise.all(ids.map((id) => requestCancel(ctx.redis, id).then(() => deleteAnswerStream(ctx.redis, id)))).catch(
    () => {},
  )
}
