import type { Suggestion } from '../contract/bible.ts'
import type { AnswerLanguage } from './question-language.ts'

const asks = (question: string, summary: string): Suggestion => ({ question, summary })

// a chip shows the summary and adds the question mark, so each summary is a question without its mark
const en = {
  verse: (words: string, at: string) => asks(`What is meant by “${words}” in ${at}?`, `What does ${at} mean`),
  beside: (other: string, at: string) => asks(`How does ${other} shed light on ${at}?`, `How does ${other} relate`),
  name: (name: string) => asks(`What else does Scripture say about ${name}?`, `What else about ${name}`),
  word: (word: string, tongue: string, at: string) =>
    asks(`What is the ${tongue} word for “${word}” in ${at}?`, `What is the ${tongue} for “${word}”`),
  life: (at: string) => asks(`What might ${at} mean for my life today?`, `What does ${at} mean today`),
  chapter: () => asks('What is this chapter about as a whole?', 'What is this chapter about'),
}

export type FollowUpPhrases = Omit<typeof en, 'word'> & Partial<Pick<typeof en, 'word'>>

const es: FollowUpPhrases = {
  verse: (words, at) => asks(`¿Qué significa «${words}» en ${at}?`, `¿Qué significa ${at}`),
  beside: (other, at) => asks(`¿Qué aporta ${other} a la lectura de ${at}?`, `¿Qué relación tiene ${other}`),
  name: (name) => asks(`¿Qué más cuenta la Escritura de ${name}?`, `¿Qué más se cuenta de ${name}`),
  life: (at) => asks(`¿Qué puede significar ${at} para mi vida hoy?`, '¿Qué significa hoy'),
  chapter: () => asks('¿De qué trata este capítulo en conjunto?', '¿De qué trata el capítulo'),
}

const zh: FollowUpPhrases = {
  verse: (words, at) => asks(`${at}的“${words}”是什么意思？`, `${at}是什么意思`),
  beside: (other, at) => asks(`${other}怎样帮助我们理解${at}？`, `与${other}有什么关联`),
  name: (name) => asks(`圣经还怎样讲到${name}？`, `圣经还怎样讲到${name}`),
  life: (at) => asks(`${at}对我今天的生活有什么意义？`, '对今天有什么意义'),
  chapter: () => asks('这一章总的来说讲什么？', '这一章讲的是什么'),
}

/** The wording of the built-in provider's follow-up questions. Word studies exist only in English. */
export const followUpPhrases: Record<AnswerLanguage, FollowUpPhrases> = { en, es, zh }
