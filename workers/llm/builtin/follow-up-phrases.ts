import type { Suggestion } from '#shared/contract/bible.ts'

const asks = (question: string, summary: string): Suggestion => ({ question, summary })

// a chip shows the summary and adds the question mark; three short ones fit side by side next to the text
const en = {
  verse: (words: string, at: string) => asks(`What is meant by “${words}” in ${at}?`, `What does ${at} mean`),
  beside: (other: string, at: string) => asks(`How does ${other} shed light on ${at}?`, `How does ${other} relate`),
  name: (name: string) => asks(`What else does Scripture say about ${name}?`, `More about ${name}`),
  word: (word: string, tongue: string, at: string) =>
    asks(`What is the ${tongue} word for “${word}” in ${at}?`, `The ${tongue} for “${word}”`),
  life: (at: string) => asks(`What might ${at} mean for my life today?`, `What does ${at} mean today`),
  chapter: () => asks('What is this chapter about as a whole?', 'The whole chapter'),
}

export type FollowUpPhrases = Omit<typeof en, 'word'> & Partial<Pick<typeof en, 'word'>>

const es: FollowUpPhrases = {
  verse: (words, at) => asks(`¿Qué significa «${words}» en ${at}?`, `Sentido de ${at}`),
  beside: (other, at) => asks(`¿Qué aporta ${other} a la lectura de ${at}?`, `Junto a ${other}`),
  name: (name) => asks(`¿Qué más cuenta la Escritura de ${name}?`, `Más sobre ${name}`),
  life: (at) => asks(`¿Qué puede significar ${at} para mi vida hoy?`, `${at} hoy`),
  chapter: () => asks('¿De qué trata este capítulo en conjunto?', 'El capítulo entero'),
}

const zh: FollowUpPhrases = {
  verse: (words, at) => asks(`${at}的“${words}”是什么意思？`, `${at}的意思`),
  beside: (other, at) => asks(`${other}怎样帮助我们理解${at}？`, `对照${other}`),
  name: (name) => asks(`圣经还怎样讲到${name}？`, `更多关于${name}`),
  life: (at) => asks(`${at}对我今天的生活有什么意义？`, `${at}与今天`),
  chapter: () => asks('这一章总的来说讲什么？', '整章讲什么'),
}

/** The wording of the built-in provider's follow-up questions. Word studies exist only in English. */
export const followUpPhrases: Record<'en' | 'es' | 'zh', FollowUpPhrases> = { en, es, zh }
