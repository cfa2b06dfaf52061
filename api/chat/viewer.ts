import { type Frame, isAfter, START } from '#shared/server/answer-stream.ts'

/**
 * What one reader has received of an answer. `isLive`: published frames go straight to the reader. `busy`: the log is
 * being read for it, and `again` requests another read. `isFull`: the reader has too much unread; nothing is sent until
 * its connection drains. `isCut`: frames are lost, so text makes no sense until the answer starts over or
 * is complete. `isEnding`: the answer of another visitor's chat is complete; the database is asked whether the chat is
 * still public.
 */
export type View = {
  readonly isOwner: boolean
  cursor: string
  isLive: boolean
  isFull: boolean
  again: boolean
  busy: boolean
  isCut: boolean
  isEnding: boolean
}

/** The view of a reader who has received the frames up to the cursor, or nothing. */
export function startView(isOwner: boolean, cursor = START): View {
  return { isOwner, cursor, isLive: false, isFull: false, again: false, busy: false, isCut: false, isEnding: false }
}

/**
 * Moves a view to the next frame. Returns `send`, `skip` for text after a lost start, or `ask` for the end of an answer
 * that belongs to another visitor: whether it may still be read is in the database.
 */
export function moveTo(view: View, frame: Frame): 'send' | 'skip' | 'ask' {
  if (!view.isOwner && frame.event === 'final_content') return 'ask'
  if (frame.event === 'reset') view.isCut = false
  else if (frame.prev !== view.cursor) view.isCut = true
  view.cursor = frame.id
  return view.isCut && frame.event === 'content' ? 'skip' : 'send'
}

/**
 * What a published frame means for a view: `next` is sent, after a `gap` or a failed read (`replay`) the log is read,
 * and a frame that was already sent or that the running read will find is left to it (`ignore`).
 */
export function onPublished(view: View, frame: Frame): 'next' | 'gap' | 'replay' | 'ignore' {
  if (view.busy) {
    view.again = true
    return 'ignore'
  }
  if (!view.isLive) return view.isFull ? 'ignore' : 'replay'
  if (frame.prev === view.cursor) return 'next'
  return isAfter(frame.id, view.cursor) ? 'gap' : 'ignore'
}
