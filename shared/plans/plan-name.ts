import { PLAN_NAME_MAX } from '../limits.ts'

/**
 * The name of a plan from its description, with a capital first letter: the first sentence or line if it has at most 100
 * characters, else the first 100 characters. Empty for an empty description.
 */
export function planName(description: string): string {
  const text = description.trim()
  const [line = ''] = text.split(/\r?\n/)
  // a full stop after an ordinal is not the end of a sentence: "1. Mose"
  const sentence = /^.*?(?:(?<!^\d{1,2}|\s\d{1,2})[.!?](?=\s|$)|[。！？])/u.exec(line)?.[0] ?? line
  const name = sentence.trim().replace(/(?<=[^.])[.。]$/, '')
  if (name !== '' && [...name].length <= PLAN_NAME_MAX) return capitalised(name)
  return capitalised([...text].slice(0, PLAN_NAME_MAX).join('').trim())
}

/** A letter whose capital is two characters stays. */
function capitalised(name: string): string {
  const [first = ''] = name
  const capital = first.toUpperCase()
  return capital.length === first.length ? capital + name.slice(first.length) : name
}
