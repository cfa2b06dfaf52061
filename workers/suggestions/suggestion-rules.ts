import type { PassageVerse, Suggestion } from '#shared/contract/bible.ts'
import { isFrame } from '#shared/finder/frame-words.ts'
import { questionPattern } from '#shared/finder/question-pattern.ts'
import { stemsOf } from '#shared/finder/stem.ts'
import { QUESTION_CHARACTERS } from '../prompts/suggestions.ts'

const han = /\p{Script=Han}/u

/**
 * Those of a model's questions that may replace written ones: each is short, about something in the passage, and
 * differs from every other one of its book in more than names.
 */
export function withinRules(
  suggestions: readonly Suggestion[],
  verses: readonly Pick<PassageVerse, 'text'>[],
  elsewhere: readonly string[],
): Suggestion[] {
  const passage = new Set(verses.flatMap(({ text }) => stemsOf(text)))
  const patterns = new Set(elsewhere.map(questionPattern))
  return suggestions.filter(({ question }) => {
    const telling = stemsOf(question).filter((stem) => !isFrame(stem))
    const isAbout = han.test(question) || telling.some((stem) => passage.has(stem))
    const own = questionPattern(question)
    if (question.length > QUESTION_CHARACTERS || !isAbout || patterns.has(own)) return false
    patterns.add(own)
    return true
  })
}
