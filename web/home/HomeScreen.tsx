import { ArrowRight, X } from 'lucide-react'
import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import { RECENT_CHATS_ON_HOME } from '#shared/limits.ts'
import { Title } from '../app/Title.tsx'
import { findPassage, useChats, useExampleQuestions, useToc } from '../data/hooks.ts'
import { localCare } from '../data/local-care.ts'
import { askedPlace, chapterName } from '../data/places.ts'
import { useKeepQuiet } from '../data/quiet.ts'
import { ConnectionError } from '../data/reach.ts'
import { type AskedInDistress, parsePlace, readPath } from '../data/read-path.ts'
import { useAi } from '../data/useAi.ts'
import { LAST_PLACE_KEY, LAST_VERSE_KEY, useStored } from '../data/useStored.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { HintPlace } from '../hints/HintPlace.tsx'
import { PageFooter } from '../pages/PageFooter.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Hero } from './Hero.tsx'
import css from './home.module.css'

const Guesses = lazy(() => import('./Guesses.tsx').then((module) => ({ default: module.Guesses })))
const HomePlanCard = lazy(() => import('../plans/HomePlanCard.tsx').then((card) => ({ default: card.HomePlanCard })))

const CareHelp = lazy(() => import('../chat/CareHelp.tsx').then((help) => ({ default: help.CareHelp })))

const NOT_FOUND = "We couldn't find a passage for that question. Please ask another question, or pick a sample below!"

/** The front door: one box for a question or a passage, examples, and the conversations so far. */
export function HomeScreen() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [hasAi] = useAi()
  const state = useLocation().state as { flash?: string; asked?: string } | null
  const told = state?.flash
  const [translation] = useTranslation()
  const { books } = useToc(translation)
  const [prompt, setPrompt] = useState('')
  const [isSearching, setIsSearching] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isDismissed, setIsDismissed] = useState(false)
  // help is shown here where no conversation can be: without AI, and without the server
  const [care, setCare] = useState<Care | null>(null)
  useKeepQuiet(care?.response ?? null)
  const flash = problem ?? (isDismissed ? null : (told ?? (params.get('notfound') === '1' ? NOT_FOUND : null)))
  const dismiss = () => {
    setProblem(null)
    setIsDismissed(true)
    // a message is shown once, also after a reload
    setParams({}, { replace: true, state: null })
  }

  const handleAsk = async (text: string) => {
    const wanted = text.trim()
    if (!wanted || isSearching) return
    setIsSearching(true)
    setProblem(null)
    setCare(null)
    try {
      if (!hasAi) {
        const help = await localCare(wanted)
        return help ? setCare(help) : void navigate(pathWithoutAi(wanted))
      }
      const { ask_question, book, chapter, verses, care: help, detail } = await findPassage(wanted)
      if (!book || !chapter) {
        const place = parsePlace(wanted)
        // the reader says that the translation lacks this book, and which one has it
        const isAbsent = place && books && !books.some(({ id }) => id === place.book)
        return isAbsent ? await navigate(readPath(place)) : setProblem(detail ?? NOT_FOUND)
      }
      if (help) {
        const asked: AskedInDistress = { question: wanted, care: help }
        return void navigate(readPath({ book, chapter, verses }), { state: asked })
      }
      await navigate(readPath({ book, chapter, verses }, { question: ask_question ? wanted : null }))
    } catch (error) {
      const help = await localCare(wanted)
      setCare(help)
      if (help?.response === 'reply') return
      setProblem(
        error instanceof ConnectionError
          ? `${error.message} Your question is still in the box.`
          : (error as Error).message,
      )
    } finally {
      setIsSearching(false)
    }
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void handleAsk(prompt)
  }

  return (
    <div className={css.home}>
      <Title />
      {flash && (
        <div role="status" className={css.flash}>
          <p>
            {flash}
            {state?.asked && (
              <Suspense>
                <Guesses asked={state.asked} />
              </Suspense>
            )}
          </p>
          <IconButton label="Dismiss" onClick={dismiss}>
            <X aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
      <Hero {...{ hasAi, prompt, isSearching }} onPrompt={setPrompt} onSubmit={handleSubmit} />
      {care && (
        <Suspense>
          <CareHelp care={care} />
        </Suspense>
      )}
      <Suspense>
        <HomePlanCard />
      </Suspense>
      <ContinueReading />
      {hasAi && care?.response !== 'reply' && (
        <>
          <Examples onAsk={(question) => void handleAsk(question)} />
          <RecentConversations />
        </>
      )}
      <HintPlace names={['install_app', 'set_profile']} />
      <PageFooter />
    </div>
  )
}

/** Where words lead without AI: to the passage that they name, else to the search. */
function pathWithoutAi(words: string): string {
  const place = parsePlace(words)
  return place ? readPath(place) : `/search?${new URLSearchParams({ q: words })}`
}

/** Back to the chapter that was open last. */
function ContinueReading() {
  const [last] = useStored<string>(LAST_PLACE_KEY, '')
  const [lastVerse] = useStored<string>(LAST_VERSE_KEY, '')
  const [translation] = useTranslation()
  const { books } = useToc(translation)
  const [book = '', chapter = ''] = last.split('/')
  if (!/^[1-4A-Z][A-Z0-9]{2}\/\d{1,3}$/.test(last)) return null
  const asked = books && askedPlace(books, book, chapter)
  if (asked && asked.kind !== 'chapter') return null
  const verse = lastVerse.startsWith(`${last}/`) ? /\d{1,3}$/.exec(lastVerse)?.[0] : undefined
  return (
    <Link className={css.continue} to={`${readPath({ book, chapter: Number(chapter) })}${verse ? `#v${verse}` : ''}`}>
      <span>
        <small>Continue reading</small>
        {asked ? chapterName(asked.book, asked.chapter) : '\u00a0'}
      </span>
      <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
    </Link>
  )
}

const SHOWN_EXAMPLES = 6
/** The lengths of the placeholder lines for the examples. */
const waiting = ['62%', '48%', '71%', '55%', '66%', '44%']

/** Some from all over the list, others tomorrow. */
function ofToday(questions: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(questions.length / SHOWN_EXAMPLES))
  const first = Math.floor(Date.now() / 86_400_000) % step
  return questions.filter((_, index) => index % step === first).slice(0, SHOWN_EXAMPLES)
}

function Examples({ onAsk }: { onAsk: (question: string) => void }) {
  const { questions, isLoading } = useExampleQuestions()
  if (!isLoading && questions.length === 0) return null
  return (
    <section aria-label="Example questions" aria-busy={isLoading}>
      <h2>Or begin with one of these</h2>
      <ul className={css.examples}>
        {isLoading &&
          waiting.map((width) => (
            <li key={width} aria-hidden className={css.waiting} style={{ backgroundSize: `${width} 0.5em` }} />
          ))}
        {ofToday(questions).map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const when = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })

function RecentConversations() {
  const { chats } = useChats()
  if (chats.length === 0) return null
  return (
    <section aria-label="Recent conversations">
      <h2>Recent conversations</h2>
      <ul className={css.recent}>
        {chats.slice(0, RECENT_CHATS_ON_HOME).map(({ id, title, reference, updated_at }) => (
          <li key={id}>
            <Link
              to={
                reference
                  ? readPath({ book: reference.book_id, chapter: reference.chapter }, { chatId: id })
                  : `/chat/${id}`
              }
            >
              <span>{title.replace(/^[^:]*:\s*/, '') || 'Untitled Chat'}</span>
              <small>
                {reference && `${reference.book} ${reference.chapter} · `}
                <time dateTime={updated_at}>{when.format(new Date(updated_at))}</time>
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
