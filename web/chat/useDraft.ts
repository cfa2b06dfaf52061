import { useLayoutEffect, useReducer, useRef } from 'react'
import { readStored, writeStored } from '../data/stored.ts'

type Draft = { text: string; at: number }

const KEY = 'drafts'
const KEPT_MS = 30 * 24 * 3_600_000
const MOST = 20

/** Unsent text by chat; `new` is the chat that has not begun. Loaded on first use. */
let drafts: Map<string, Draft> | null = null

/** Drafts that live only as long as the page: text below a reply to a visitor in danger leaves no trace. */
const unkept = new Set<string>()

const nameOf = (chatId: number | null) => String(chatId ?? 'new')

/**
 * The draft of a chat. Text typed into a new chat during its first answer moves with the chat to its id. Drafts survive
 * reloads for thirty days and are deleted with all data; those of a quiet conversation are never stored.
 */
export function useDraft(
  chatId: number | null,
  { isAnswering, isQuiet }: { isAnswering: boolean; isQuiet: boolean },
): [string, (text: string) => void] {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const before = useRef(chatId)
  const name = nameOf(chatId)
  useLayoutEffect(() => {
    const isNamed = before.current === null && chatId !== null && isAnswering
    before.current = chatId
    const typed = isNamed ? all().get('new') : undefined
    if (!typed) return
    write(nameOf(chatId), typed.text)
    write('new', '')
    draw()
  }, [chatId, isAnswering])
  useLayoutEffect(() => {
    if (!isQuiet || unkept.has(name)) return
    unkept.add(name)
    store()
  }, [isQuiet, name])
  return [
    all().get(name)?.text ?? '',
    (text) => {
      write(name, text)
      draw()
    },
  ]
}

function all(now = Date.now()): Map<string, Draft> {
  if (drafts) return drafts
  try {
    const kept = JSON.parse(readStored(KEY) ?? '[]') as [string, Draft][]
    drafts = new Map(kept.filter(([, { at, text }]) => now - at < KEPT_MS && text))
  } catch {
    drafts = new Map()
  }
  return drafts
}

function write(name: string, text: string): void {
  all().delete(name)
  if (text) all().set(name, { text, at: Date.now() })
  store()
}

function store(): void {
  writeStored(KEY, JSON.stringify([...all()].filter(([name]) => !unkept.has(name)).slice(-MOST)))
}
