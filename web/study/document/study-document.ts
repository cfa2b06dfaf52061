import * as Y from 'yjs'
import type { StudyItem } from '../items.ts'
import { parseItem } from './parse-item.ts'

/**
 * The document: a map from ids to items, each a map of its fields. A note's words are a Y.Text and each label a field,
 * so that edits of the same item on two devices are both kept. Deleting an item wins over editing it.
 */
export type StudyDocument = Y.Doc
export type Fields = Y.Map<unknown>

const LABEL = 'label:'
/** The name of the map of items. */
export const ITEMS = 'items'

export const itemsOf = (doc: StudyDocument): Y.Map<Fields> => doc.getMap(ITEMS)

/** An item of the document; null if it is not whole, or was written by a newer version of the app. */
export function readItem(id: string, fields: Fields): StudyItem | null {
  const plain: Record<string, unknown> = { id }
  const labels: string[] = []
  fields.forEach((value, key) => {
    if (key.startsWith(LABEL)) labels.push(key.slice(LABEL.length))
    else plain[key] = value instanceof Y.Text ? value.toString() : value
  })
  return parseItem({ ...plain, labels: labels.sort() })
}

/** Adds items. One with an id that already exists replaces it. */
export function addItems(doc: StudyDocument, items: readonly StudyItem[]): void {
  doc.transact(() => {
    for (const { id, labels, ...fields } of items) {
      const map: Fields = new Y.Map()
      for (const [key, value] of Object.entries(fields)) map.set(key, key === 'text' ? new Y.Text(`${value}`) : value)
      for (const label of labels) map.set(LABEL + label, true)
      itemsOf(doc).set(id, map)
    }
  })
}

export type Change = Partial<{ text: string; color: string; list: string; order: number; labels: readonly string[] }>

/** Changes fields of an item. Ignored if the item was deleted, or nothing differs. */
export function changeItem(doc: StudyDocument, id: string, change: Change, now = Date.now()): void {
  const fields = itemsOf(doc).get(id)
  if (!fields) return
  doc.transact(() => {
    let isChanged = false
    for (const [key, value] of Object.entries(change)) {
      const changed = key === 'labels' ? setLabels(fields, value as string[]) : setField(fields, key, value)
      isChanged ||= changed
    }
    if (isChanged) fields.set('edited', now)
  })
}

/** Deletes items with everything in them. */
export function removeItems(doc: StudyDocument, ids: readonly string[]): void {
  doc.transact(() => {
    for (const id of ids) itemsOf(doc).delete(id)
  })
}

function setField(fields: Fields, key: string, value: unknown): boolean {
  const old = fields.get(key)
  if (old instanceof Y.Text) return setText(old, `${value}`)
  if (old === value) return false
  fields.set(key, value)
  return true
}

/** Replaces only the part that differs, so that what another device writes elsewhere in the text stays. */
function setText(text: Y.Text, next: string): boolean {
  const old = text.toString()
  if (old === next) return false
  let start = 0
  while (start < old.length && old[start] === next[start]) start++
  let end = 0
  while (end < Math.min(old.length, next.length) - start && old.at(-1 - end) === next.at(-1 - end)) end++
  // never between the two halves of a character
  if (start > 0 && isHigh(old, start - 1)) start--
  if (end > 0 && isHigh(old, old.length - end - 1)) end--
  text.delete(start, old.length - start - end)
  text.insert(start, next.slice(start, next.length - end))
  return true
}

const isHigh = (text: string, index: number) => /[\uD800-\uDBFF]/.test(text[index] ?? '')

function setLabels(fields: Fields, labels: readonly string[]): boolean {
  const old = [...fields.keys()].filter((key) => key.startsWith(LABEL)).map((key) => key.slice(LABEL.length))
  const [gone, added] = [old.filter((each) => !labels.includes(each)), labels.filter((each) => !old.includes(each))]
  for (const label of gone) fields.delete(LABEL + label)
  for (const label of added) fields.set(LABEL + label, true)
  return gone.length + added.length > 0
}
