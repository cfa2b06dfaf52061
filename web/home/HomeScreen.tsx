import { X } from 'lucide-react'
import { type SubmitEvent, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import { Title } from '../app/Title.tsx'
import { LaterCare } from '../chat/LaterCare.tsx'
import { findPassage, useToc } from '../data/hooks.ts'
import { loadCode } from '../data/load-code.ts'
import { useKeepQuiet } from '../data/quiet.ts'
import { type AskedAtHome, type AskedInDistress, readPath } from '../data/read-path.ts'
import { useAi } from '../data/useAi.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { lazily } from '../ui/lazily.ts'
import { Hero } from './Hero.tsx'
import css from './home.module.css'
import type { HomeLead } from './leads.ts'
import { useEarlyWords } from './useEarlyWords.ts'
import type { Way } from './way.ts'
import { home } from './words.ts'

const HomeBody = lazily(() => import('./HomeBody.tsx'), 'HomeBody')
const CheckLink = lazily(() => import('../check/CheckLink.tsx'), 'CheckLink')
const Guesses = lazily(() => import('./Guesses.tsx'), 'Guesses')

const loadLeads = () => import('./leads.ts')

/** Home: one box for a question or a passage, continue reading, recent conversations and examples. */
export function HomeScreen() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [hasAi] = useAi()
  const { pathname, state: passed } = useLocation()
  const state = passed as { flash?: string; asked?: string } | null
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

  // the visitor may have left Home meanwhile, and does not miss help
  const lead = ({ to, state }: Way, care?: Care | null) =>
    (care || location.pathname === pathname) && navigate(to, { state })
  const follow = ({ care, way, problem }: HomeLead) => {
    setCare(care)
    setProblem(problem)
    if (way) void lead(way, care)
  }
  const handleAsk = async (text: string) => {
    const wanted = text.trim()
    if (!wanted || isSearching) return
    setIsSearching(true)
    setProblem(null)
    setMissed('')
    setCare(null)
    try {
      if (!hasAi) return follow(await (await loadLeads()).leadWithoutAi(wanted))
      const found = await findPassage(wanted)
      const { ask_question, book, chapter, verses, care: help } = found
      if (!book || !chapter) {
        const nowhere = (await loadCode(loadLeads)).leadNowhere(wanted, books, found)
        if (nowhere.problem) setMissed(wanted)
        return follow(nowhere)
      }
      const state: AskedInDistress | AskedAtHome = help ? { question: wanted, care: help } : { isAskedAtHome: true }
      const question = ask_question && !help ? wanted : null
      await lead({ to: readPath({ book, chapter, verses }, { question }), state }, help)
    } catch (error) {
      follow(
        await loadLeads().then(
          ({ leadAfter }) => leadAfter(error as Error, wanted, translation),
          () => ({ care: null, problem: (error as Error).message }),
        ),
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
