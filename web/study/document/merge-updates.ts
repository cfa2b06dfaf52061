import * as Y from 'yjs'
import type { StudyItem } from '../items.ts'
import { type Fields, ITEMS, itemsOf, readItem, type StudyDocument } from './study-document.ts'

/**
 * Applies updates of other devices in their order. Returns what they replaced without knowing it, for the caller to add:
 * two devices that imported the same file each have an item of their own under one id, and Yjs keeps only one of them.
 */
export function mergeUpdates(doc: StudyDocument, updates: readonly Uint8Array[], origin: unknown): StudyItem[] {
  const all = itemsOf(doc)
  const lost: StudyItem[] = []
  doc.transact(() => {
    for (const update of updates) {
      const before = newIn(update).flatMap((id) => {
        const fields = all.get(id)
        const item = fields && readItem(id, fields)
        return item ? [{ id, fields, item }] : []
      })
      Y.applyUpdate(doc, update)
      for (const { id, fields, item } of before) {
        const now = all.get(id)
        if (!now || now === fields || follows(doc, now, fields)) continue
        const winner = readItem(id, now)
        if (!winner || contentOf(winner) !== contentOf(item)) lost.push({ ...item, id: copyId(item) })
      }
    }
  }, origin)
  // another device may have made the same copy, and may even have deleted it
  return lost.filter(({ id }) => !all._map.has(id))
}

/** The ids that an update sets as if no item had them. */
function newIn(update: Uint8Array): string[] {
  const ids = new Set<string>()
  for (const struct of Y.decodeUpdate(update).structs) {
    const isNew = struct instanceof Y.Item && !struct.origin && (struct.parent as unknown) === ITEMS
    if (isNew && struct.parentSub !== null) ids.add(struct.parentSub)
  }
  return [...ids]
}

/** Whether an item replaces an earlier one on purpose, as Undo does after a deletion. */
function follows(doc: StudyDocument, later: Fields, earlier: Fields): boolean {
  const { client, clock } = earlier._item!.id
  let { origin } = later._item!
  while (origin) {
    const struct = Y.getItem(doc.store, origin) as Y.Item | Y.GC
    const { id, length } = struct
    if (id.client === client && id.clock <= clock && clock < id.clock + length) return true
    origin = struct instanceof Y.Item ? struct.origin : null
  }
  return false
}

/** What the visitor would miss if an item were lost. */
const contentOf = (item: StudyItem): string => JSON.stringify({ ...item, made: 0, edited: 0, order: 0 })

/** The id of a copy follows from its content, so that devices that lose the same add the same. */
function copyId(item: StudyItem): string {
  const text = contentOf(item)
  let [first, second] = [0x811c9dc5, 0x2f0b4c47]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x85ebca6b)
    second ^= second >>> 13
  }
  return `copy-${[first, second].map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('')}`
}
