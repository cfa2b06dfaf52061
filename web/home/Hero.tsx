import { Search } from 'lucide-react'
import type { Ref, SubmitEvent } from 'react'
import css from './home.module.css'
import { home } from './words.ts'

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
        <h1>{home('question')}</h1>
        <p>
          <cite>{home('place')}</cite> {home(hasAi ? 'purpose' : 'purposeWithoutAi')}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around one form would add only a box */}
      <form role="search" className={css.box} aria-busy={isSearching} onSubmit={onSubmit}>
        <input
          ref={ref}
          type="search"
          enterKeyHint="go"
          maxLength={4000}
          aria-label={home(hasAi ? 'ask' : 'search')}
          placeholder={home(hasAi ? 'ask' : 'search')}
          value={prompt}
          onChange={(event) => onPrompt(event.target.value)}
        />
        <button type="submit" aria-label={home('go')} disabled={isSearching}>
          <Search aria-hidden size={20} strokeWidth={1.9} />
        </button>
      </form>
    </section>
  )
}
