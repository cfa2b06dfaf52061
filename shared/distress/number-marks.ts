import type { CareLanguage } from './kinds.ts'

/** The marks of a language between names and numbers. */
export type NumberMarks = {
  colon: string
  comma: string
  semicolon: string
  stop: string
  /** A title in bold, before what follows it. */
  titled: (title: string) => string
  /** What follows a word in brackets, with its space. */
  bracketed: (text: string) => string
  /** Sets the spaces of a whole text. */
  spaced: (text: string) => string
}

const western: NumberMarks = {
  colon: ': ',
  comma: ', ',
  semicolon: '; ',
  stop: '.',
  titled: (title) => `**${title}:** `,
  bracketed: (text) => ` (${text})`,
  spaced: (text) => text,
}

const others: Partial<Record<CareLanguage, Partial<NumberMarks>>> = {
  fr: {
    colon: ' : ',
    semicolon: ' ; ',
    titled: (title) => `**${title} :** `,
    // no line begins with one of these marks
    spaced: (text) => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0'),
  },
  ko: { semicolon: '. ', bracketed: (text) => `(${text})` },
  zh: {
    colon: '：',
    comma: '，',
    semicolon: '；',
    stop: '。',
    // within the bold text the colon would keep it from ending, since no space follows
    titled: (title) => `**${title}**：`,
    bracketed: (text) => `（${text}）`,
    // a space only beside what is not Chinese
    spaced: (text) => text.replace(/(?<=）) (?!·)|(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''),
  },
  ar: { comma: '، ', semicolon: '؛ ' },
}

/** The marks with which a language writes a list of helplines. */
export const marksOf = (language: CareLanguage): NumberMarks => ({ ...western, ...others[language] })
