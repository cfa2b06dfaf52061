import { useLocation } from 'react-router-dom'
import { useAi } from '../data/useAi.ts'
import { Link } from '../ui/Link.tsx'
import css from './message.module.css'
import { Title } from './Title.tsx'
import { useGuesses } from './useGuesses.ts'

/**
 * The screen for an unknown address: suggests what may have been meant, or shows `said`, and links to three screens.
 */
export function NotFoundScreen({ said, title = 'Page not found' }: { said?: string; title?: string }) {
  const [hasAi] = useAi()
  const { pathname } = useLocation()
  const guesses = useGuesses(said ? '' : pathname)
  return (
    <div className={css.message}>
      <Title of={title} />
      <h1>Page not found</h1>
      <p>{said ?? 'The address may contain a typo, or the page has moved.'}</p>
      {guesses.length > 0 && (
        <section aria-label="Did you mean" className={css.guesses}>
          <h2>Did you mean</h2>
          {guesses.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </section>
      )}
      <Link to="/">{hasAi ? 'Ask a question' : 'Go to the first page'}</Link>
      <Link to="/search">Search the Bible</Link>
      <Link to="/read/JHN/1">Read the Gospel of John</Link>
    </div>
  )
}
