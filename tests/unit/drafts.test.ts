import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Drafts = typeof import('../../web/chat/drafts.ts')
/** A tab of the browser: what it does to drafts, and the text that its field shows. */
type Tab = { page: EventTarget; drafts: Drafts; field: (chatId: number | null) => { shown: string } }

let stored: Map<string, string>
let pages: EventTarget[]
let tabs = 0

beforeEach(() => {
  stored = new Map()
  pages = []
})
afterEach(() => vi.unstubAllGlobals())

/** What one page runs: the other pages get an event when it changes the storage. */
function runIn<Value>(page: EventTarget, run: () => Value): Value {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (stored.get(key) === value) return
      stored.set(key, value)
      for (const other of pages) if (other !== page) runIn(other, () => other.dispatchEvent(new Event('storage')))
    },
  })
  return run()
}

async function openTab(): Promise<Tab> {
  const page = new EventTarget()
  pages.push(page)
  const loaded = (await import(`../../web/chat/drafts.ts?tab=${++tabs}`)) as Drafts
  const inPage = <Args extends unknown[], Value>(act: (...args: Args) => Value) =>
    ((...args: Args) => runIn(page, () => act(...args))) as (...args: Args) => Value
  const drafts = Object.fromEntries(Object.entries(loaded).map(([name, act]) => [name, inPage(act as () => void)]))
  const field = inPage((chatId: number | null) => {
    const state = { shown: loaded.draftOf(chatId) }
    loaded.onDrafts(() => {
      state.shown = loaded.draftOf(chatId)
    })
    return state
  })
  return { page, drafts: drafts as unknown as Drafts, field }
}

const reloaded = async (chatId: number | null) => (await openTab()).drafts.draftOf(chatId)

test('a refused question is added to what another tab has written since', async () => {
  const [a, b] = [await openTab(), await openTab()]
  const field = b.field(7)
  expect(a.drafts.draftOf(7)).toBe('')
  b.drafts.writeDraft(7, 'Half a page')
  a.drafts.addToDraft(7, 'Refused?')
  expect(await reloaded(7)).toBe('Refused?\n\nHalf a page')
  // the next letter there is typed into the same text
  expect(field.shown).toBe('Refused?\n\nHalf a page')
})

test('the draft of a chat is the same in all tabs, and is gone in all once it is sent', async () => {
  const [a, b] = [await openTab(), await openTab()]
  const field = b.field(7)
  a.drafts.writeDraft(7, 'Half')
  expect(field.shown).toBe('Half')
  b.drafts.writeDraft(7, 'Half a page')
  expect(a.drafts.draftOf(7)).toBe('Half a page')
  a.drafts.writeDraft(7, '')
  expect(field.shown).toBe('')
})

test('a page that was out of sight shows what another has written when it is shown again', async () => {
  const [a, b] = [await openTab(), await openTab()]
  const field = a.field(7)
  pages = [b.page]
  b.drafts.writeDraft(7, 'Half a page')
  expect(field.shown).toBe('')
  runIn(a.page, () => a.page.dispatchEvent(new Event('pageshow')))
  expect(field.shown).toBe('Half a page')
})

test('what is typed during the first answer moves with its chat; what another tab types does not', async () => {
  const [a, b] = [await openTab(), await openTab()]
  expect(a.drafts.draftOf(null)).toBe('')
  b.drafts.writeDraft(null, 'Half a page')
  a.drafts.nameDraft(8)
  expect([a.drafts.draftOf(8), b.drafts.draftOf(null)]).toEqual(['', 'Half a page'])
  b.drafts.nameDraft(9)
  expect([b.drafts.draftOf(9), b.drafts.draftOf(null)]).toEqual(['Half a page', ''])
})

test('a draft from before a reload moves with its chat', async () => {
  const a = await openTab()
  a.drafts.writeDraft(null, 'Half a page')
  const again = await openTab()
  expect(again.drafts.draftOf(null)).toBe('Half a page')
  again.drafts.nameDraft(8)
  expect(await reloaded(8)).toBe('Half a page')
})

test('a draft that leaves no trace is in its tab only, and is added to the others’ when it is kept', async () => {
  const [a, b] = [await openTab(), await openTab()]
  a.drafts.writeDraft(null, 'secret')
  a.drafts.setTraceless(null, true)
  expect(await reloaded(null)).toBe('')
  b.drafts.writeDraft(null, 'Half a page')
  a.drafts.writeDraft(null, 'secret words')
  expect([a.drafts.draftOf(null), await reloaded(null)]).toEqual(['secret words', 'Half a page'])
  a.drafts.setTraceless(null, false)
  expect(await reloaded(null)).toBe('secret words\n\nHalf a page')
})

test('what another tab has typed for a new conversation stays there when this one keeps no trace', async () => {
  const [a, b] = [await openTab(), await openTab()]
  const field = a.field(null)
  b.drafts.writeDraft(null, 'Half a page')
  expect(field.shown).toBe('Half a page')
  a.drafts.setTraceless(null, true)
  expect([field.shown, b.drafts.draftOf(null)]).toEqual(['', 'Half a page'])
})

test('the draft of a deleted chat is added once to the new conversation, whichever tab notes it', async () => {
  const [a, b] = [await openTab(), await openTab()]
  a.drafts.writeDraft(7, 'of the deleted chat')
  b.drafts.writeDraft(null, 'Half a page')
  a.drafts.moveDraft(7)
  b.drafts.moveDraft(7)
  expect([await reloaded(7), await reloaded(null)]).toEqual(['', 'of the deleted chat\n\nHalf a page'])
})
