import { X } from 'lucide-react'
import { type SubmitEvent, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import { Title } from '../app/Title.tsx'
import { LaterCare } from '../chat/LaterCare.tsx'
import { findPassage, useToc } from '../data/hooks.ts'
import { localCare } from '../data/local-care.ts'
import { useKeepQuiet } from '../data/quiet.ts'
import { ConnectionError } from '../data/reach.ts'
import { type AskedAtHome, type AskedInDistress, parsePlace, readPath } from '../data/read-path.ts'
import { useAi } from '../data/useAi.ts'
import { useTranslation } from '../data/useTranslation.ts'
import type { SearchedInNeed } from '../search/searched-in-need.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { lazily } from '../ui/lazily.ts'
import { fromApi } from '../words/from-api.ts'
import { Hero } from './Hero.tsx'
import css from './home.module.css'
import { useEarlyWords } from './useEarlyWords.ts'
import { home } from './words.ts'

const HomeBody = lazily(() => import('./HomeBody.tsx'), 'HomeBody')
const CheckLink = lazily(() => import('../check/CheckLink.tsx'), 'CheckLink')
const Guesses = lazily(() => import('./Guesses.tsx'), 'Guesses')

/** Home: one box for a question or a passage, continue reading, recent conversations and examples. */
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
  /** The words that no passage was found for. */
  const [missed, setMissed] = useState('')
  const [isDismissed, setIsDismissed] = useState(false)
  // help is shown here when no conversation is possible: without AI, or without the server
  const [care, setCare] = useState<Care | null>(null)
  useKeepQuiet(care?.response ?? null)
  const isQuiet = care?.response === 'reply'
  const flash = problem ?? (isDismissed ? null : (told ?? (params.get('notfound') === '1' ? home('notFound') : null)))
  const dismiss = () => {
    setProblem(null)
    setMissed('')
    setIsDismissed(true)
    // a message is shown only once, even after a reload
    setParams({}, { replace: true, state: null })
  }

  const handleAsk = async (text: string) => {
    const wanted = text.trim()
    if (!wanted || isSearching) return
    setIsSearching(true)
    setProblem(null)
    setMissed('')
    setCare(null)
    try {
      if (!hasAi) {
        const help = await localCare(wanted)
        if (help?.response === 'reply') return setCare(help)
        const state: SearchedInNeed = { care: help ?? undefined }
        return void navigate(pathWithoutAi(wanted), { state })
      }
      const { ask_question, book, chapter, verses, care: help, detail } = await findPassage(wanted)
      if (!book || !chapter) {
        const place = parsePlace(wanted)
        // the reader reports that the translation lacks this book, and which one has it
        const isAbsent = place && books && !books.some(({ id }) => id === place.book)
        if (isAbsent) return await navigate(readPath(place))
        setMissed(wanted)
        return setProblem(fromApi(detail, () => home('missingPlace')) ?? home('notFound'))
      }
      if (help) {
        const asked: AskedInDistress = { question: wanted, care: help }
        return void navigate(readPath({ book, chapter, verses }), { state: asked })
      }
      const state: AskedAtHome = { isAskedAtHome: true }
      await navigate(readPath({ book, chapter, verses }, { question: ask_question ? wanted : null }), { state })
    } catch (error) {
      const help = await localCare(wanted)
      setCare(help)
      if (help?.response === 'reply') return
      setProblem(
        error instanceof ConnectionError ? home('inTheBox', { problem: error.message }) : (error as Error).message,
      )
    } finally {
      setIsSearching(false)
    }
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void handleAsk(prompt)
  }

  const box = useEarlyWords((words, isSent) => {
    setPrompt(words)
    if (isSent) void handleAsk(words)
  })

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
            )}{' '}
            {missed && (
              <Suspense>
                <CheckLink text={missed} />
              </Suspense>
            )}
          </p>
          <IconButton label={home('dismiss')} onClick={dismiss}>
            <X aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
      <Hero ref={box} {...{ hasAi, prompt, isSearching }} onPrompt={setPrompt} onSubmit={handleSubmit} />
      <LaterCare care={care} />
      <Suspense fallback={given && !isQuiet && <Given />}>
        <HomeBody hasAi={hasAi} isQuiet={isQuiet} onAsk={(question) => void handleAsk(question)} />
      </Suspense>
    </div>
  )
}

/** What the page shows below the box stays until the code of the same is loaded. */
const given = document.querySelector('[data-pair]')
const Given = () => <div data-opening className={css.given} ref={fill} />
const fill = (place: HTMLElement | null) => {
  if (given) place?.append(given)
}

/** Where a text leads without AI: to the passage that it names, else to the search. */
function pathWithoutAi(words: string): string {
  const place = parsePlace(words)
  return place ? readPath(place) : `/search?${new URLSearchParams({ q: words })}`
}
