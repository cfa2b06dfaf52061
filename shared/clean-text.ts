/**
 * Invisible characters, and those that change the display order of others. With them an answer could read differently
 * from what was compared: C0 and C1 except tab and line feed, soft hyphen, direction marks and embeddings, zero-width
 * characters, invisible operators, interlinear marks, and the tag characters that spell hidden text.
 */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
  /[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu
/** Line ends in some programs: browsers and the markdown parser disagree on these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: old line ends
const lineEnds = /\r\n|[\r\u000B\u000C\u0085\u2028\u2029]/g

/**
 * The joiners U+200C and U+200D shape the letters of Arabic, Indic and other joining scripts, and combine several emoji
 * into one: there one remains. In Latin, Greek, Cyrillic, Hebrew or Han they only serve to hide something.
 */
const joinedScripts = [
  ...['Arabic', 'Syriac', 'Nko', 'Mandaic', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
const joined = `[${joinedScripts.map((name) => `\\p{Script=${name}}`).join('')}\\p{Emoji_Modifier}]`
const looseJoiners = new RegExp(`(?<!${joined}|\\p{Extended_Pictographic}\\uFE0F?)[\\u200C\\u200D]+`, 'gu')

/**
 * A text as it may be shown, compared and stored: NUL and unpaired surrogates, which neither the database nor a browser
 * can store, become U+FFFD, every line ends with a line feed, and invisible characters are removed.
 */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replace(hidden, '')
    .replace(looseJoiners, '')
    .replaceAll('\0', '\uFFFD')
}

/** The same for every text in a value, such as the result of a tool. */
export function visibleValue<Value>(value: Value): Value {
  if (typeof value === 'string') return visibleText(value) as Value
  if (Array.isArray(value)) return value.map(visibleValue) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visibleValue(each)])) as Value
}

/** The first half of a character, or of a line end. */
const isHalf = (code: number): boolean => code === 0x0d || (code >= 0xd800 && code <= 0xdbff)

/** Text in which nothing is hidden, damaged or joined; most pieces are such text. */
const ordinary = /^[\t\n -~]+$/

/**
 * Makes a model's text safe to store and show, however it is split into pieces: see `visibleText`. The first half of a
 * character or of a line end waits in `next` until the second arrives. `rest` returns what is still waiting.
 */
export function createTextCleaner() {
  let waiting = ''
  // the character before a joiner at the beginning of the next piece
  let before = ''
  const clean = (text: string): string => {
    if (ordinary.test(text)) {
      before = text.slice(-1)
      return text
    }
    const shown = visibleText(before + text).slice(before.length)
    before = /(?!\u200C|\u200D|\uFE0F).(?:\u200C|\u200D|\uFE0F){0,8}$/su.exec(before + shown)?.[0] ?? ''
    return shown
  }
  return {
    next(piece: string): string {
      const text = waiting + piece
      waiting = isHalf(text.charCodeAt(text.length - 1)) ? text.slice(-1) : ''
      return clean(text.slice(0, text.length - waiting.length))
    },
    /** Ends the text: a lone half at the end is a damaged character. */
    rest(): string {
      const text = clean(waiting)
      waiting = ''
      return text
    },
  }
}
