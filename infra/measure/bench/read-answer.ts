import { setTimeout as delay } from 'node:timers/promises'
import { openStream, readEvents, type StreamEvent } from '../event-stream.ts'

export type AnswerReading = {
  /** How the answer ended; `refused` if it was not accepted. */
  status: string
  text: string
  chatId: number
  messageId: number
  /** The time until the head of the last response arrived. */
  headMs: number
  /** From the question to the first word. */
  firstMs: number
  retryAfter: string | undefined
  connections: number
}

export type Asking = {
  prompt: string
  /** The current address of the API: called before each connection. */
  address: () => string
  /** Together with an id it makes a question that may be sent again. */
  key?: string
  visitor?: string
  /** Retries after a 503. */
  isPatient?: boolean
  /** Leaves once the question is accepted. */
  leaves?: boolean
  /** Receives the reading after each piece of text. */
  onText?: (reading: AnswerReading) => void
}

/** Asks a question and follows its answer over as many connections as needed, as the browser does. */
export async function readAnswer({
  prompt,
  address,
  key,
  visitor,
  isPatient,
  leaves,
  onText,
}: Asking): Promise<AnswerReading> {
  const begun = performance.now()
  const none = { status: '', text: '', chatId: 0, messageId: 0, headMs: 0, firstMs: 0, retryAfter: undefined }
  const reading: AnswerReading = { ...none, connections: 0 }
  let cursor = ''
  const onEvent = ({ event, id, data }: StreamEvent) => {
    const said = JSON.parse(data)
    if (id) cursor = id
    if (event === 'chat_info') Object.assign(reading, { chatId: said.chat_id, messageId: said.message_id })
    if (event === 'reset') reading.text = ''
    if (event === 'content') {
      reading.firstMs ||= performance.now() - begun
      reading.text += said.content
      onText?.(reading)
    }
    if (event === 'final_content') reading.text = said.content
    if (event === 'stream_end') reading.status = said.status
  }
  const ask = () => {
    if (reading.chatId) return openStream(`${address()}/api/chat/${reading.chatId}/stream`, { visitor, cursor }).opened
    const body = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt }
    return openStream(`${address()}/api/chat`, { visitor, key, body }).opened
  }
  while (reading.status === '') {
    const asked = performance.now()
    try {
      const incoming = await ask()
      reading.headMs = performance.now() - asked
      reading.connections += 1
      reading.retryAfter = incoming.headers['retry-after']
      visitor ||= String(incoming.headers['x-user-id'] ?? '')
      const known = incoming.statusCode ?? 0
      const leaveOnceAccepted = (event: StreamEvent) => {
        onEvent(event)
        if (leaves && reading.chatId) incoming.destroy()
      }
      if (known === 200) await readEvents(incoming, leaveOnceAccepted)
      else incoming.resume()
      if (leaves && reading.chatId) return { ...reading, status: 'accepted' }
      if (known >= 400 && known < 500) throw new TypeError(`a question was answered with ${known}`)
      if (known === 503 && !reading.chatId && !isPatient) return { ...reading, status: 'refused' }
    } catch (error) {
      if (error instanceof TypeError || !(isPatient || reading.chatId)) throw error
    }
    if (reading.status === '') await delay(300)
  }
  return reading
}

/** A new visitor's id, from the server. */
export async function newVisitor(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/user`)
  await answer.text()
  return answer.headers.get('x-user-id') ?? ''
}
