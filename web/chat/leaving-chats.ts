import type { ChatRequest } from '#shared/contract/chat.ts'
import { deleteChat, isFinal, refreshChats } from '../data/hooks.ts'
import { online } from '../data/online.ts'
import { LEAVING_CHATS, readStored, writeStored } from '../data/stored.ts'
import { dropKeptOf } from '../offline/device/kept-questions.ts'
import { dropUnsentOf } from './unsent.ts'

type Leaving = Record<string, number>

const RETRY_MS = 30_000

/** Hides a chat from every list, now and after a reload, until it is restored or the server has deleted it. */
export function keepLeaving(id: number, undoMs: number): void {
  write({ ...readLeaving(), [id]: Date.now() + undoMs })
}

/** Shows a chat again, if the server still has it. */
export function dropLeaving(id: number): void {
  const { [id]: _, ...others } = readLeaving()
  write(others)
}

/** Deletes a chat that was not restored. If the server cannot do that now, the chat stays hidden, and is deleted later. */
export async function deleteLeaving(id: number): Promise<void> {
  if (!(id in readLeaving()) || sending.has(id)) return
  sending.add(id)
  try {
    await deleteChat(id)
  } catch (error) {
    if (!isFinal(error)) return sendIn(RETRY_MS)
    // it is deleted already, and may still be in a list of this page
    await refreshChats()
  } finally {
    sending.delete(id)
  }
  // they would be asked in another conversation
  dropUnsentOf(id)
  dropKeptOf(id)
  dropLeaving(id)
}

/** Whether a chat is hidden because the visitor has deleted it: nothing is asked in it meanwhile. */
export const isLeaving = (id: ChatRequest['chat_id']): boolean => Boolean(id) && Number(id) in readLeaving()

/** Deletes what an earlier page could not delete: now, and whenever the network is back. */
export function watchLeaving(): void {
  sendLeaving()
  online.subscribe(sendLeaving)
}

const sending = new Set<number>()
let timer: ReturnType<typeof setTimeout> | undefined

function sendIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(sendLeaving, ms)
}

/** Deletes all whose Undo has ended, and looks again when the next one does. */
function sendLeaving(): void {
  if (!online.isOnline()) return
  const leaving = Object.entries(readLeaving())
  const now = Date.now()
  for (const [id, end] of leaving) if (end <= now) void deleteLeaving(Number(id))
  const next = Math.min(...leaving.map(([, end]) => end).filter((end) => end > now))
  if (Number.isFinite(next)) sendIn(next - now)
}

function readLeaving(): Leaving {
  try {
    return JSON.parse(readStored(LEAVING_CHATS) || '{}') as Leaving
  } catch {
    return {}
  }
}

const write = (leaving: Leaving) =>
  writeStored(LEAVING_CHATS, Object.keys(leaving).length > 0 ? JSON.stringify(leaving) : '')
