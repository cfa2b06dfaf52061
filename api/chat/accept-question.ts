import { randomUUID } from 'node:crypto'
import { CARE_TITLE } from '#shared/distress/care-title.ts'
import type { Db, Trx } from '#shared/server/db.ts'
import * as chats from '#shared/server/sql/chats.ts'
import { dropOldKey, findByKey, saveKey } from '#shared/server/sql/idempotency-keys.ts'
import { insertQuestion, isTwin, type NewQuestion } from '#shared/server/sql/questions.ts'
import { restartAnswer } from '#shared/server/sql/retries.ts'
import { openVersion } from '#shared/server/sql/versions.ts'
import { lockVisitor } from '#shared/server/sql/visitors.ts'
import { accept, findDedupeKey, findOpen } from '#shared/server/work.ts'
import type { Context } from '../context.ts'
import { found, HttpError } from '../http/errors.ts'
import { ensureVisitor, partnerOf, visitorOf } from '../visitor/visitor.ts'
import type { Accepted } from './dispatch.ts'
import { type ChatQuestion, hashOf, sameRequest } from './question.ts'

const MAX_MESSAGES = 100
const MAX_TRIES = 3

/**
 * Writes a question with all its rows, including the visitor's if this is their first write. For a question that is
 * being answered already, by its key or by its words, returns that answer's message id.
 */
export async function acceptQuestion(
  ctx: Context,
  question: ChatQuestion,
  key: string,
  chat?: chats.ChatRow,
): Promise<Accepted | number> {
  const { care } = question
  const is_public = chat?.is_public ?? false
  for (let tries = 1; ; tries++) {
    const visitor = visitorOf(ctx)
    const newcomer = visitor.id ? undefined : { token_hash: visitor.hash, partner: partnerOf(ctx) }
    const asked = askedBy(visitor.id ?? randomUUID(), question, key, chat)
    try {
      const accepted = chat
        ? await inChat(ctx.db, asked, chat, question.replaces)
        : { title: undefined, before: undefined, ...(await insertQuestion(ctx.db, { ...asked, newcomer })) }
      if (typeof accepted === 'number') return accepted
      visitor.id = asked.owner_id
      const title = care ? CARE_TITLE : (accepted.title ?? chat?.title ?? question.title)
      return { ...accepted, isRetry: false, title, is_public, care }
    } catch (error) {
      if (!isTwin(error) || tries === MAX_TRIES) throw error
    }
    // a concurrent call wrote the same, or the key is an old one
    const twin = await findTwin(ctx.db, askedBy(await ensureVisitor(ctx), question, key, chat))
    if (twin !== undefined) return twin
  }
}

function askedBy(owner_id: string, question: ChatQuestion, key: string, chat: chats.ChatRow | undefined): NewQuestion {
  const dedupe_key = chat ? null : hashOf(owner_id, question.hash).toString('base64url')
  return { ...question, owner_id, key, dedupe_key }
}

/** In one of the visitor's chats, one question at a time: appended, or replacing the last one. */
function inChat(db: Db, asked: NewQuestion, { id, title: titleBefore }: chats.ChatRow, replaces: number | null) {
  return db.transaction().execute(async (trx) => {
    await lockVisitor(trx, asked.owner_id)
    const known = await findByKey(trx, 'question', asked.owner_id, asked.key)
    if (known) return sameRequest(known, asked.hash)
    await checkRoom(trx, id)
    const before: chats.ChatBefore = { title: titleBefore }
    if (!replaces) return { title: undefined, before, ...(await insertQuestion(trx, asked)) }
    const { version, replaced, place, title } = (await openVersion(trx, id, replaces, asked.prompt)) ?? notLast()
    before.version = replaced
    return { title, before, ...(await insertQuestion(trx, { ...asked, ...place, version })) }
  })
}

async function findTwin(db: Db, { owner_id, key, hash, dedupe_key }: NewQuestion): Promise<number | undefined> {
  const known = await findByKey(db, 'question', owner_id, key)
  if (known) return sameRequest(known, hash)
  if (key) await dropOldKey(db, owner_id, key)
  const open = dedupe_key && (await findOpen(db, dedupe_key))
  if (!open) return undefined
  const messageId = Number(open.entity_id)
  await saveKey(db, 'question', { visitorId: owner_id, key, hash, id: messageId })
  return messageId
}

/** Retries a chat's last answer; 409 if it can't be retried. */
export function acceptRetry(db: Db, chat: chats.ChatRow, hash: Buffer, key: string): Promise<Accepted | number> {
  const { id: chat_id, owner_id, title, is_public } = chat
  return db.transaction().execute(async (trx) => {
    await lockVisitor(trx, owner_id)
    const known = await findByKey(trx, 'question', owner_id, key)
    if (known) return sameRequest(known, hash)
    if (await chats.hasOpenAnswer(trx, chat_id)) throw answerInProgress()
    const restarted = await restartAnswer(trx, chat_id)
    if (!restarted)
      throw new HttpError(409, 'nothing_to_retry', 'There is no failed, stopped or truncated answer to retry.')
    const { message_id, replaced, care } = restarted
    await saveKey(trx, 'question', { visitorId: owner_id, key, hash, id: message_id })
    const dedupe_key = await findDedupeKey(trx, 'chat-answer', String(replaced))
    const work = { kind: 'chat-answer' as const, entity_id: String(message_id), owner_id }
    // without the key if the same question is being answered in another chat
    const { id: workId } = (await accept(trx, { ...work, dedupe_key })) ?? found(await accept(trx, work))
    return { chat_id, message_id, workId, isRetry: true, title, is_public, care }
  })
}

async function checkRoom(trx: Trx, chatId: number): Promise<void> {
  if (await chats.hasOpenAnswer(trx, chatId)) throw answerInProgress()
  if ((await chats.countMessages(trx, chatId)) < MAX_MESSAGES) return
  throw new HttpError(409, 'chat_full', 'This conversation is full. Please start a new one.')
}

function notLast(): never {
  throw new HttpError(409, 'not_last_question', 'Only the last question of a conversation can be replaced.')
}

export function answerInProgress(): HttpError {
  return new HttpError(409, 'answer_in_progress', 'An answer is still being written in this conversation.')
}
