import type { ChatListItem } from '#shared/contract/chat.ts'
import { AnswerError, call } from '../../data/client.ts'
import { storeQuestion } from '../../data/device-questions.ts'
import { fetchChat, keys, own, refreshChats } from '../../data/hooks.ts'
import { online } from '../../data/online.ts'
import { KEPT_STORED, type KeptStored } from '../../data/stored.ts'
import { changeKept, dropStored, type KeptQuestion, keptQuestions } from './kept-questions.ts'

/** The server forgets a key a day after it was used. */
const KEY_LASTS_MS = 23 * 3_600_000
/** When the server was busy, or the visitor's limit was reached. */
const AGAIN_MS = 60_000

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
  const { request, key, tried_at } = kept
  if (tried_at && Date.now() - tried_at > KEY_LASTS_MS) {
    const known = await findStored(kept, tried_at)
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

/** The chat that has this question already, sent when no response arrived and so long ago that its key is forgotten. */
async function findStored({ request }: KeptQuestion, tried_at: number): Promise<number | undefined> {
  const { chats } = await call<{ chats: ChatListItem[] }>(keys.chats, own('conversations'))
  const recent = chats.filter(({ updated_at }) => Date.parse(updated_at) > tried_at - AGAIN_MS)
  for (const { id } of request.chat_id ? [{ id: Number(request.chat_id) }] : recent) {
    const { messages } = await fetchChat(id)
    if (messages.some(({ role, content }) => role === 'user' && content === request.prompt)) return id
  }
  return undefined
}
