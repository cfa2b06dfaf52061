import { createHash } from 'node:crypto'
import { findBook } from '#shared/bible/books.ts'
import { chatTitle } from '#shared/chat-title.ts'
import { ChatRequest } from '#shared/contract/chat.ts'
import { mostUrgent, type StoredCare } from '#shared/distress/care.ts'
import { CARE_TITLE } from '#shared/distress/care-title.ts'
import { visibleText } from '#shared/visible-text.ts'
import { careForText, type Judging } from '../bible/care-for-text.ts'
import type { Translation, Translations } from '../bible/translations.ts'
import { HttpError, invalid, wrongValue } from '../http/errors.ts'

const REQUIRED = ['bible_id', 'bookId', 'chapter', 'prompt'] as const
const MAX_KEY = 128

/** A question whose place exists. `hash` is the same for the same question. */
export type ChatQuestion = {
  chat_id: number | null
  plan_step_id: number | null
  /** The answer whose question this one replaces; null for a new question. */
  replaces: number | null
  bible_id: string
  book: string
  chapter: number
  verses: number[]
  prompt: string
  /** The visitor's own note that they attached. */
  note: string | null
  /** False for a new conversation that is deleted after a day. */
  is_kept: boolean
  /** The device has answered it already: the finder writes the stored answer. */
  answered_offline: boolean
  title: string
  hash: Buffer
  /** The care for a question asked in distress. */
  care: StoredCare | null
}

/** What a question is read with. */
type Asking = Judging & { translations: Translations }

/** Reads the body of POST /api/chat: 400 `missing_fields` names missing fields, 400 `invalid` what is wrong. */
export async function readQuestion(ctx: Asking, body: unknown): Promise<ChatQuestion> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const given = (isObject ? body : {}) as Record<string, unknown>
  const missing = REQUIRED.filter((name) => isBlank(given[name]))
  if (missing.length > 0) throw new HttpError(400, 'missing_fields', `Missing required fields: ${missing.join(', ')}`)
  const parsed = ChatRequest.safeParse({ ...given, chat_id: given.chat_id ?? given.chatId })
  if (!parsed.success) throw invalid(parsed.error, 'The body')
  const names = [given.chat_id, given.chatId].filter((id) => id !== undefined && id !== null)
  if (new Set(names.map(String)).size > 1) throw wrong('chatId', 'chat_id and chatId name different chats')
  const { bible_id, chapter, prompt, chat_id = null, plan_step_id = null, replaces = null, note = null } = parsed.data
  if (replaces && !chat_id) throw wrong('replaces', 'Only a question in an existing chat can be replaced')
  const { book, verses, translation } = await placeOf(ctx.translations, parsed.data)
  const is_kept = parsed.data.is_kept !== false || chat_id !== null
  const more = [...(replaces ? [replaces] : []), ...(note ? [{ note }] : []), ...(is_kept ? [] : [{ is_kept }])]
  const asked = [bible_id, book, chapter, verses, prompt, chat_id, plan_step_id, ...more]
  const hash = hashOf(JSON.stringify(asked))
  const care = await careForTexts(ctx, translation, [prompt, ...(note ? [note] : [])])
  const title = care ? CARE_TITLE : chatTitle({ book, chapter }, prompt)
  // not in the hash: the same question may have been sent before the network was lost
  const answered_offline = parsed.data.answered_offline === true
  const place = { bible_id, book, chapter, verses, plan_step_id }
  return { ...place, chat_id, replaces, prompt, note, is_kept, answered_offline, title, hash, care }
}

/** The care for a question and its note. */
async function careForTexts(ctx: Asking, translation: Translation, texts: string[]): Promise<StoredCare | null> {
  const found = await Promise.all(texts.map((text) => careForText(ctx, translation, text)))
  return mostUrgent(found.flatMap((each) => each?.care ?? [])) ?? null
}

/** The caller's Idempotency-Key, empty if they sent none. */
export function readKey(header: string): string {
  if (header.length <= MAX_KEY) return header
  throw new HttpError(400, 'invalid', `The Idempotency-Key is longer than ${MAX_KEY} characters.`)
}

/** What a known key leads to; 409 `idempotency_mismatch` if the key was used for another request. */
export function sameRequest(
  known: { id: number; request_hash: Buffer },
  hash: Buffer,
  what: 'question' | 'plan' = 'question',
): number {
  if (known.request_hash.equals(hash)) return known.id
  throw new HttpError(409, 'idempotency_mismatch', `This Idempotency-Key was used for another ${what}.`)
}

/** SHA-256 over all parts. */
export function hashOf(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !visibleText(value))

// a place that the translation does not have is a wrong value, not a missing page
async function placeOf(
  translations: Translations,
  request: { bible_id: string; bookId: string; chapter: number; verses?: number[] | null },
) {
  const book = findBook(request.bookId)
  const translation = await translations.find(request.bible_id)
  const last = book && translation?.versification.get(book.id)?.[request.chapter - 1]
  if (!book) throw wrong('bookId', 'Unknown book')
  if (!translation || !last) throw wrong('chapter', 'This translation has no such chapter')
  const verses = [...new Set(request.verses ?? [])].sort((a, b) => a - b)
  if (verses.some((verse) => verse > last)) throw wrong('verses', `The chapter has ${last} verses`)
  return { book: book.id, verses, translation }
}

function wrong(path: string, message: string): HttpError {
  return wrongValue('The body is not valid.', { path, message })
}
