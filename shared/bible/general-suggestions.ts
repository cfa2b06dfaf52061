import type { Suggestion } from '../contract/bible.ts'
import { primaryLanguage } from '../primary-language.ts'

const general: Record<string, Suggestion[]> = {
  en: [
    { question: 'What is this chapter about?', summary: 'What is it about' },
    { question: 'What does this chapter mean for us today?', summary: 'What does it mean today' },
  ],
  es: [
    { question: '¿De qué trata este capítulo?', summary: '¿De qué trata' },
    { question: '¿Qué significa este capítulo para nosotros hoy?', summary: '¿Qué significa hoy' },
  ],
  zh: [
    { question: '这一章讲的是什么？', summary: '讲的是什么' },
    { question: '这一章对今天的我们有什么意义？', summary: '对今天有什么意义' },
  ],
}

/** The language of the questions that fit every chapter, for a text in this language. */
export const generalLanguage = (language: string): string =>
  Object.hasOwn(general, primaryLanguage(language)) ? language : 'en'

/** Two questions that fit every chapter, for languages and chapters without written questions. */
export function generalSuggestions(language: string): Suggestion[] {
  return general[primaryLanguage(generalLanguage(language))]!
}
