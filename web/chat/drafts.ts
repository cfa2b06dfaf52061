import { createChanges } from '../data/create-store.ts'
import { readStored, writeStored } from '../data/stored.ts'

type Draft = { text: string; at: number }

const KEY = 'drafts'
const KEPT_MS = 30 * 24 * 3_600_000
const MOST = 20

/** The name of the draft of the chat that has not begun. */
const NEW = 'new'
const nameOf = (chatId: number | null) => (chatId === null ? NEW : String(chatId))

/** The unsent texts that this tab knows, by chat. Loaded on first use. */
let drafts: Map<string, Draft> | null = null

/** Drafts that live only as long as the page: text below a reply to a visitor in danger leaves no trace. */
const unkept = new Set<string>()

const { notify, subscribe } = createChanges()

/** Calls back when a draft has changed in this tab. */
export const onDrafts = subscribe

/** The unsent text of a chat; null is the chat that has not begun. */
export const draftOf = (chatId: number | null): string => all().get(nameOf(chatId))?.text ?? ''

/** Changes the unsent text of a chat, and stores it for thirty days or until all data is deleted. */
export function writeDraft(chatId: number | null, text: string): void {
  const name = nameOf(chatId)
  all().delete(name)
  if (text) all().set(name, { text, at: Date.now() })
  store(name)
  notify()
}

/** Adds a question to the unsent text of a chat, before what is there. */
export function addToDraft(chatId: number | null, question: string): void {
  const text = draftOf(chatId)
  if (!text.includes(question)) writeDraft(chatId, text ? `${question}\n\n${text}` : question)
}

/** Moves the unsent text of a chat that is gone to the one that has not begun, unless it leaves no trace. */
export function moveDraft(chatId: number): void {
  const text = draftOf(chatId)
  if (!text || unkept.has(nameOf(chatId))) return
  writeDraft(chatId, '')
  addToDraft(null, text)
}

/** Sets whether the draft of a chat leaves no trace. Only a new chat can change back: the next one is another chat. */
export function setTraceless(chatId: number | null, isTraceless: boolean): void {
  const name = nameOf(chatId)
  if (isTraceless === unkept.has(name)) return
  if (isTraceless) {
    unkept.add(name)
    store(name)
  } else if (name === NEW) unkept.delete(NEW)
}

function all(): Map<string, Draft> {
  drafts ??= readKept()
  return drafts
}

function readKept(now = Date.now()): Map<string, Draft> {
  try {
    const kept = JSON.parse(readStored(KEY) ?? '[]') as [string, Draft][]
    return new Map(kept.filter(([, { at, text }]) => now - at < KEPT_MS && text))
  } catch {
    return new Map()
  }
}

/** Stores one draft beside those that other tabs have stored. */
function store(name: string): void {
  const kept = readKept()
  kept.delete(name)
  const draft = all().get(name)
  if (draft && !unkept.has(name)) kept.set(name, draft)
  writeStored(KEY, JSON.stringify([...kept].slice(-MOST)))
}
