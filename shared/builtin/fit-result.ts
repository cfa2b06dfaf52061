import type { JsonSchema } from './request.ts'

/**
 * A result of limited JSON size: the longest list is shortened until it fits, long texts are cut, and `note` reports
 * that something is missing.
 */
export function fitResult(result: JsonSchema, maxBytes: number): JsonSchema {
  if (bytes(result) <= maxBytes) return result
  const copy = structuredClone(result)
  copy.note = 'cut to fit: ask for less at once to see the rest'
  for (let size = bytes(copy); size > maxBytes; size = bytes(copy)) {
    const list = longest(copy)
    if (list && list.length > 1) {
      list.length = Math.max(1, Math.min(list.length - 1, Math.floor((list.length * maxBytes) / size)))
    } else if (!shorten(copy, 0.7)) {
      return { note: copy.note }
    }
  }
  return copy
}

const encoder = new TextEncoder()
const bytes = (value: unknown) => encoder.encode(JSON.stringify(value)).length

function longest(value: unknown): unknown[] | undefined {
  let found: unknown[] | undefined
  const visit = (each: unknown) => {
    if (typeof each !== 'object' || each === null) return
    if (Array.isArray(each) && each.length > 1 && (!found || bytes(each) > bytes(found))) found = each
    Object.values(each).forEach(visit)
  }
  visit(value)
  return found
}

/** Cuts long texts; false when nothing is left to cut. */
function shorten(value: unknown, part: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  const holder = value as Record<string, unknown>
  let cut = false
  for (const [key, each] of Object.entries(holder)) {
    if (typeof each === 'string' && each.length > 200) {
      holder[key] = `${each.slice(0, Math.floor(each.length * part))} […]`
      cut = true
    } else if (shorten(each, part)) cut = true
  }
  return cut
}
