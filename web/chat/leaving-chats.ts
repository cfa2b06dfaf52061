import { deleteChat, isFinal } from '../data/hooks.ts'
import { online } from '../data/online.ts'
import { LEAVING_CHATS, readStored, writeStored } from '../data/stored.ts'

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
  if (!(id in readLeaving())) return
  try {
    await deleteChat(id)
  } catch (error) {
    if (!isFinal(error)) {
      setTimeout(sendLeaving, RETRY_MS)
      return
    }
  }
  dropLeaving(id)
}

/** Deletes what an earlier page could not delete: now, and whenever the network is back. */
export function watchLeaving(): void {
  sendLeaving()
  online.subscribe(sendLeaving)
}

function sendLeaving(): void {
  if (!online.isOnline()) return
  for (const [id, end] of Object.entries(readLeaving())) {
    setTimeout(() => void deleteLeaving(Number(id)), Math.max(0, end - Date.now()))
  }
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
