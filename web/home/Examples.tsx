import { dayOf } from '#shared/day.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { useExampleQuestions } from '../data/example-hooks.ts'
import { useBible, useBibles } from '../data/hooks.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { homeBody } from './body-words.ts'
import css from './home.module.css'

const SHOWN_EXAMPLES = 6
/** The lengths of the placeholder lines for the examples. */
const waiting = ['62%', '48%', '71%', '55%', '66%', '44%']

/** A daily selection from the whole list. */
function ofToday(questions: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(questions.length / SHOWN_EXAMPLES))
  const first = dayOf(new Date(), 0) % step
  return questions.filter((_, index) => index % step === first).slice(0, SHOWN_EXAMPLES)
}

/** The language of the reader's translation, in which questions are answered; null while it is not known. */
function useAskedLanguage(): string | null {
  const [translation] = useTranslation()
  const { bibles } = useBibles()
  const language = useBible(translation)?.language
  return language ?? (translation === DEFAULT_TRANSLATION || bibles ? 'en' : null)
}

/** A few questions to start with, different each day. */
export function Examples({ onAsk }: { onAsk: (question: string) => void }) {
  const language = useAskedLanguage()
  const { questions, isLoading } = useExampleQuestions(language)
  if (!isLoading && questions.length === 0) return null
  return (
    <section aria-label={homeBody('examples')} aria-busy={isLoading}>
      <h2>{homeBody('orStart')}</h2>
      <ul className={css.examples}>
        {isLoading &&
          waiting.map((width) => (
            <li key={width} aria-hidden className={css.waiting} style={{ backgroundSize: `${width} 0.5em` }} />
          ))}
        {ofToday(questions).map((question) => (
          <li key={question}>
            <button type="button" lang={language === 'es' ? 'es' : 'en'} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
