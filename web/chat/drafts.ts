import { createChanges } from '../data/create-store.ts'
import { readStored, writeStored } from '../data/stored.ts'

type Draft = { text: string; at: number }

const KEY = 'drafts'
const KEPT_MS = 30 * 24 * 3_600_000
const MOST = 20

/** The name of the draft of the chat that has not begun. */
const NEW = 'new'
const nameOf = (chatId: number | null) => (chatId === null ? NEW : String(chatId))

/** Drafts that live only as long as the page: text below a reply to a visitor in danger leaves no trace. */
const unkept = new Map<string, string>()

/** The text of the chat that has not begun, as this tab first read or last wrote it: any other is of another tab. */
let ownNew: string | undefined

const { notify, subscribe } = createChanges()

/** Calls back when a draft has changed in this tab or another one, also while this page was out of sight. */
export function onDrafts(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  const elsewhere = ['storage', 'pageshow']
  for (const event of elsewhere) addEventListener(event, listener)
  return () => {
    unsubscribe()
    for (const event of elsewhere) removeEventListener(event, listener)
  }
}

/** The unsent text of a chat, the same in all tabs; null is the chat that has not begun. */
export function draftOf(chatId: number | null): string {
  const name = nameOf(chatId)
  const text = unkept.get(name) ?? readKept().get(name)?.text ?? ''
  if (name === NEW) ownNew ??= text
  return text
}

/** Changes the unsent text of a chat, and stores it for thirty days or until all data is deleted. */
export function writeDraft(chatId: number | null, text: string): void {
  const name = nameOf(chatId)
  if (name === NEW) ownNew = text
  if (unkept.has(name)) unkept.set(name, text)
  else store(name, text)
  notify()
}

/** Adds a question to the unsent text of a chat, before what is there. */
export function addToDraft(chatId: number | null, question: string): void {
  const text = draftOf(chatId)
  if (!text.includes(question)) writeDraft(chatId, join(question, text))
}

const join = (...texts: string[]) => texts.filter(Boolean).join('\n\n')

/** Moves the unsent text of a chat that is gone to the one that has not begun, unless it leaves no trace. */
export function moveDraft(chatId: number): void {
  if (!unkept.has(nameOf(chatId))) move(chatId, null)
}

/** Moves what this tab has of the chat that had not begun to the id that it has now. */
export function nameDraft(chatId: number): void {
  if (draftOf(null) === ownNew) move(null, chatId)
}

function move(from: number | null, to: number | null): void {
  const text = draftOf(from)
  if (!text) return
  addToDraft(to, text)
  writeDraft(from, '')
}

/** Sets whether the draft of a chat leaves no trace. Only a new chat can change back: the next one is another chat. */
export function setTraceless(chatId: number | null, isTraceless: boolean): void {
  const name = nameOf(chatId)
  if (isTraceless === unkept.has(name)) return
  const text = draftOf(chatId)
  if (!isTraceless) {
    if (name !== NEW) return
    unkept.delete(NEW)
    ownNew = text
    store(NEW, join(text, draftOf(null)))
  } else if (name !== NEW || text === ownNew) {
    unkept.set(name, text)
    store(name, '')
  } else unkept.set(NEW, '')
  notify()
}

function readKept(now = Date.now()): Map<string, Draft> {
  try {
    const kept = JSON.parse(readStored(KEY) ?? '[]') as [string, Draft][]
    return new Map(kept.filter(([, { at, text }]) => now - at < KEPT_MS && text))
  } catch {
    return new Map()
  }
}

function store(name: string, text: string): void {
  const kept = readKept()
  kept.delete(name)
  if (text) kept.set(name, { text, at: Date.now() })
  writeStored(KEY, JSON.stringify([...kept].slice(-MOST)))
}
