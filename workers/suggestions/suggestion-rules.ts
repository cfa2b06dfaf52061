import type { PassageVerse, Suggestion } from '#shared/contract/bible.ts'
import { isFrame } from '#shared/finder/frame-words.ts'
import { questionPattern } from '#shared/finder/question-pattern.ts'
import { stemsOf } from '#shared/finder/stem.ts'

const MAX_QUESTION = 90
const han = /\p{Script=Han}/u

/**
 * Whether a model's questions may replace the written ones: each is short, about something in the passage, and differs
 * from every other one of its book in more than names.
 */
export function passesRules(
  suggestions: readonly Suggestion[],
  verses: readonly Pick<PassageVerse, 'text'>[],
  elsewhere: readonly string[],
): boolean {
  const passage = new Set(verses.flatMap(({ text }) => stemsOf(text)))
  const patterns = elsewhere.map(questionPattern)
  return suggestions.every(({ question }, i) => {
    const own = questionPattern(question)
    const isNew =
      !patterns.includes(own) && !suggestions.slice(0, i).some((other) => questionPattern(other.question) === own)
    const telling = stemsOf(question).filter((stem) => !isFrame(stem))
    return question.length <= MAX_QUESTION && isNew && (han.test(question) || telling.some((stem) => passage.has(stem)))
  })
}
