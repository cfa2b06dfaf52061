import type { Chat, ChatListItem } from '#shared/contract/chat.ts'
import { AnswerError, CallError, call } from '../../data/client.ts'
import { storeQuestion } from '../../data/device-questions.ts'
import { fetchChat, keys, own, refreshChats } from '../../data/hooks.ts'
import { online } from '../../data/online.ts'
import { KEPT_STORED, type KeptStored } from '../../data/stored.ts'
import { changeKept, dropStored, type KeptQuestion, keptQuestions } from './kept-questions.ts'

/** The server forgets a key a day after it was used. */
const KEY_LASTS_MS = 23 * 3_600_000
/** When the server was busy, or the visitor's limit was reached. */
const AGAIN_MS = 60_000
/** How much the clocks of the server and of this device may differ. */
const CLOCKS_MS = 60_000
/** At most as long before its answer here was a question sent in vain, while there still was a network. */
const SENT_BEFORE_MS = 600_000

let running: Promise<void> | undefined

/** Stores what this device has answered on the server, one question after the other. Safe to call at any time. */
export function storeKept(): Promise<void> {
  running ??= alone(storeAll).finally(() => {
    running = undefined
  })
  return running
}

/** In one tab at a time. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('kept-questions', work) : work()

const nextKept = () => keptQuestions().find(({ refused }) => !refused)

async function storeAll(): Promise<void> {
  for (let kept = nextKept(); kept && online.isOnline(); kept = nextKept()) {
    const isSettled = await store(kept).catch(() => false)
    if (isSettled) continue
    setTimeout(() => void storeKept(), AGAIN_MS)
    return
  }
}

/** Stores a question; false if it should be tried again later. */
async function store(kept: KeptQuestion): Promise<boolean> {
  const { request, key, tried_at, at } = kept
  if (Date.now() - (tried_at ?? at) > KEY_LASTS_MS) {
    const known = await findStored(kept)
    if (known) return settle(kept, known)
  }
  if (!tried_at) changeKept(key, { tried_at: Date.now() })
  return storeQuestion(request, key).then(
    (chatId) => settle(kept, chatId),
    (error: unknown) => refuse(kept, error),
  )
}

function settle(kept: KeptQuestion, chat_id: number): boolean {
  dropStored(kept, chat_id)
  void refreshChats()
  const isLast = !keptQuestions().some(({ talk }) => talk === kept.talk)
  if (isLast) tellPanels({ key: kept.key, chat_id })
  return true
}

/** The panels of this tab and of others show the stored conversation then. */
function tellPanels(stored: KeptStored): void {
  const channel = new BroadcastChannel(KEPT_STORED)
  channel.postMessage(stored)
  channel.close()
}

/** Whether an error is final: the question stays on this device, with the reason. */
function refuse({ key, request }: KeptQuestion, error: unknown): boolean {
  if (!(error instanceof AnswerError)) return false
  const { status, error: reason, message } = error
  if (status === 429 || status >= 500 || reason === 'answer_in_progress') return false
  // its conversation was deleted elsewhere: it begins another one
  if (status === 404 && request.chat_id) changeKept(key, { request: { ...request, chat_id: null, replaces: null } })
  else changeKept(key, { refused: message })
  return true
}

/**
 * The chat that has this question already: sent when no response arrived, and so long ago that its key is forgotten. A
 * conversation may have the same words before and after it, about other verses.
 */
async function findStored({ request, tried_at, at }: KeptQuestion): Promise<number | undefined> {
  // one that was never sent from here may have left just before the device answered it
  const [from, to] = tried_at ? [tried_at - CLOCKS_MS, Infinity] : [at - SENT_BEFORE_MS, at + CLOCKS_MS]
  const isSentThen = (time: number) => time > from && time < to
  for (const id of request.chat_id ? [Number(request.chat_id)] : await chatsSince(from)) {
    const chat = await findChat(id)
    const stored = chat?.messages.some(
      ({ role, content, created_at }) =>
        role === 'user' && content === request.prompt && isSentThen(Date.parse(created_at)),
    )
    if (stored) return id
  }
  return undefined
}

async function chatsSince(time: number): Promise<number[]> {
  const { chats } = await call<{ chats: ChatListItem[] }>(keys.chats, own('conversations'))
  return chats.filter(({ updated_at }) => Date.parse(updated_at) > time).map(({ id }) => id)
}

/** Undefined if it was deleted. */
function findChat(id: number): Promise<Chat | undefined> {
  return fetchChat(id).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  })
}
