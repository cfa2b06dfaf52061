/** What a message's places are filled with. */
type Values = Record<string, string | number>

/** A message in ICU MessageFormat: a function, as the build compiles it, or its source where nothing is built. */
type Message = string | ((values: Values) => string)
export type Catalog = Record<string, Message>
type AreaWords<Key extends string> = (key: Key, values?: Values) => string

/** Returns a message of an area in the language of the page; one that is missing there, in English. */
export function wordsOf<Key extends string>(area: string, english: Record<Key, string>): AreaWords<Key> {
  const source: Record<Key, Message> = english
  return (key, values = {}) => {
    const message = catalogs[area]?.[key] ?? source[key]
    return shown(typeof message === 'string' ? ofSource(message, values) : message(values))
  }
}

/** A text of a catalog that English has elsewhere; undefined in English. */
export function wordIn(area: string, key: string): string | undefined {
  const message = catalogs[area]?.[key]
  return message === undefined ? undefined : shown(typeof message === 'string' ? message : message({}))
}

let catalogs: Record<string, Catalog> = {}
let shown = (text: string) => text
let ofSource = (message: string, _values: Values) => message

/** From now on words come from these catalogs, by area; `change` gets each finished text. */
export function setCatalogs(next: Record<string, Catalog>, change = (text: string) => text): void {
  catalogs = next
  shown = change
}

/** Where nothing is built, as in unit tests, messages are sources: this function fills them. */
export function readSourcesWith(fill: (message: string, values: Values) => string): void {
  ofSource = fill
}
