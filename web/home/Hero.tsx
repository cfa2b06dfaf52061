import { Search } from 'lucide-react'
import type { Ref, SubmitEvent } from 'react'
import css from './home.module.css'

const ASK = 'Ask any question or enter a passage'
const SEARCH = 'Search for words or enter a passage'

type Props = {
  /** The box. */
  ref?: Ref<HTMLInputElement>
  hasAi: boolean
  prompt: string
  isSearching: boolean
  onPrompt: (text: string) => void
  onSubmit: (event: SubmitEvent) => void
}

/** The greeting and the one box for a question or a passage. */
export function Hero({ ref, hasAi, prompt, isSearching, onPrompt, onSubmit }: Props) {
  return (
    <section className={css.hero}>
      <div>
        <h1>Do you understand what you are reading?</h1>
        <p>
          <cite>Acts 8:30.</cite>{' '}
          {hasAi ? 'Read the Bible, ask, and check every answer.' : 'Read the Bible and search it.'}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around one form would add only a box */}
      <form role="search" className={css.box} aria-busy={isSearching} onSubmit={onSubmit}>
        <input
          ref={ref}
          type="search"
          enterKeyHint="go"
          maxLength={4000}
          aria-label={hasAi ? ASK : SEARCH}
          placeholder={hasAi ? ASK : SEARCH}
          value={prompt}
          onChange={(event) => onPrompt(event.target.value)}
        />
        <button type="submit" aria-label="Ask or open" disabled={isSearching}>
          <Search aria-hidden size={20} strokeWidth={1.9} />
        </button>
      </form>
    </section>
  )
}
