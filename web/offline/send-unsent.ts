import { addToDraft } from '../chat/drafts.ts'
import { isLeaving } from '../chat/leaving-chats.ts'
import { changeUnsent, dropUnsent, isAsking, type Unsent, waitingQuestions } from '../chat/unsent.ts'
import { storeQuestion } from '../data/device-questions.ts'
import { refreshChats } from '../data/hooks.ts'
import { createSender } from './create-sender.ts'
import { findStored } from './find-stored.ts'
import { fateOf } from './refusals.ts'

/** Those that are settled, also if a full store does not take that in. */
const settled = new Set<string>()

/**
 * Sends the questions that wait for a connection, one after the other, except one that an open panel of this tab is asking.
 * Panels of other tabs may send the same one: it has the same key. Safe to call at any time.
 */
export const sendUnsent = createSender({
  waiting: () =>
    waitingQuestions().filter(({ key, isHelped, request }) => {
      return !settled.has(key) && !isHelped && !isLeaving(request.chat_id)
    }),
  conversationOf: ({ request, key }) => String(request.chat_id ?? key),
  isAsked: ({ key }) => isAsking(key),
  send,
})

/** Sends a question; false if it should be tried again later. */
async function send(unsent: Unsent): Promise<boolean> {
  const { request, key, at } = unsent
  const settle = (chatId: number) => {
    settled.add(key)
    // the chat of a further question is opened by its own address
    if (request.chat_id) dropUnsent(key)
    else changeUnsent(key, { sent: chatId, at: Date.now() })
    void refreshChats()
    return true
  }
  // it may have been sent at any time since
  const known = await findStored({ request, at, tried_at: at })
  if (known) return settle(known)
  return storeQuestion(request, key, settle).then(settle, (error: unknown) => refuse(unsent, error))
}

/** Whether an error is final: the words are then a draft of their conversation. */
function refuse({ key, request }: Unsent, error: unknown): boolean {
  const fate = fateOf(error, request)
  if (fate === 'again') return false
  if (typeof fate === 'object' && 'request' in fate) {
    changeUnsent(key, fate)
    return true
  }
  settled.add(key)
  // words in distress are no draft: the panel that shows the question asks it, and shows the help
  if (fate !== 'refused') changeUnsent(key, { isHelped: true })
  else {
    // the deletion of all data deletes it while it is sent
    if (waitingQuestions().some((each) => each.key === key)) addToDraft(Number(request.chat_id) || null, request.prompt)
    dropUnsent(key)
  }
  return true
}
