import type { ChatRequest } from '#shared/contract/chat.ts'
import { AnswerError, keepVisitor, problemOf, visitorHeaders } from './client.ts'
import { reach } from './reach.ts'

/** The server sends something every 15 s: a connection without a byte for this long is dead. */
const SILENCE_MS = 35_000

/**
 * Sends a question of this device's store, and waits until the server has answered it: a conversation takes one question
 * at a time. Returns its chat, which `onChat` gets as soon as the question is accepted. Rejects with AnswerError if the server refuses, with ConnectionError if it
 * cannot be reached, with an AbortError if it falls silent before it has accepted the question.
 */
export async function storeQuestion(
  request: ChatRequest,
  key: string,
  onChat: (chatId: number) => void = () => {},
): Promise<number> {
  const connection = new AbortController()
  const abort = () => connection.abort()
  let silence = setTimeout(abort, SILENCE_MS)
  const onByte = () => {
    clearTimeout(silence)
    silence = setTimeout(abort, SILENCE_MS)
  }
  const { signal } = connection
  return send(request, key, { signal, onByte, onChat }).finally(() => clearTimeout(silence))
}

type Hears = { signal: AbortSignal; onByte: () => void; onChat: (chatId: number) => void }

async function send(request: ChatRequest, key: string, { signal, onByte, onChat }: Hears): Promise<number> {
  const response = await reach('/api/chat', {
    method: 'POST',
    headers: { ...(await visitorHeaders()), 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(request),
    signal,
  })
  keepVisitor(response)
  if (!response.ok || !response.body)
    throw new AnswerError(await problemOf(response), response.headers.get('Retry-After'))
  let said = ''
  let chatId: number | undefined
  const events = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    // once the chat is known the question is stored, and a lost connection is no failure
    const { done, value } = await events.read().catch((error: unknown) => {
      if (chatId === undefined) throw error
      return { done: true, value: undefined }
    })
    if (done) break
    onByte()
    if (chatId === undefined) {
      said += value
      chatId = chatIn(said)
      if (chatId !== undefined) onChat(chatId)
    }
  }
  if (chatId === undefined) throw new Error('The server did not say which conversation it stored the question in')
  return chatId
}

/** The chat that the first event names. */
function chatIn(said: string): number | undefined {
  const data = /^event: chat_info\ndata: (.*)\n/m.exec(said)?.[1]
  return data === undefined ? undefined : (JSON.parse(data) as { chat_id: number }).chat_id
}
