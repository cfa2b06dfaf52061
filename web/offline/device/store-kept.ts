import type { Care } from '#shared/contract/care.ts'
import { isLeaving } from '../../chat/leaving-chats.ts'
import { storeQuestion } from '../../data/device-questions.ts'
import { refreshChats } from '../../data/hooks.ts'
import { KEPT_STORED, type KeptStored } from '../../data/stored.ts'
import { createSender } from '../create-sender.ts'
import { findStored } from '../find-stored.ts'
import { fateOf } from '../refusals.ts'
import { changeKept, dropStored, type KeptQuestion, keptQuestions } from './kept-questions.ts'

/** Stores what this device has answered on the server, one question after the other. Safe to call at any time. */
export const storeKept = createSender({
  waiting: () => keptQuestions().filter(({ refused, request }) => !refused && !isLeaving(request.chat_id)),
  conversationOf: ({ talk }) => talk,
  send: store,
})

/** Stores a question; false if it should be tried again later. */
async function store(kept: KeptQuestion): Promise<boolean> {
  const { request, key, tried_at } = kept
  const known = await findStored(kept)
  if (known) return settle(kept, known)
  if (!tried_at) changeKept(key, { tried_at: Date.now() })
  return storeQuestion({ ...request, answered_offline: true }, key).then(
    (chatId) => settle(kept, chatId),
    (error: unknown) => refuse(kept, error),
  )
}

function settle(kept: KeptQuestion, chat_id: number): boolean {
  if (!dropStored(kept, chat_id)) return false
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

/** Whether an error is final and noted: the question stays on this device, with the reason. */
function refuse({ key, request }: KeptQuestion, error: unknown): boolean {
  const fate = fateOf(error, request)
  if (fate === 'again') return false
  if (fate === 'refused') return changeKept(key, { refused: (error as Error).message })
  if ('request' in fate) return changeKept(key, fate)
  return changeKept(key, { refused: (error as Error).message, answer: answerOf(fate.care) })
}

const answerOf = (care: Care) => ({ content: care.help, care, citations: [], spans: [], follow_ups: [] })
