import { useLocation } from 'react-router-dom'
import { useAi } from '../data/useAi.ts'
import { Link } from '../ui/Link.tsx'
import css from './message.module.css'
import { notFound } from './not-found-words.ts'
import { Title } from './Title.tsx'
import { useGuesses } from './useGuesses.ts'

/**
 * The screen for an unknown address: suggests what may have been meant, or shows `said`, and links to three screens.
 */
export function NotFoundScreen({ said, title = notFound('title') }: { said?: string; title?: string }) {
  const [hasAi] = useAi()
  const { pathname } = useLocation()
  const guesses = useGuesses(said ? '' : pathname)
  return (
    <div className={css.message}>
      <Title of={title} />
      <h1>{notFound('title')}</h1>
      <p>{said ?? notFound('why')}</p>
      {guesses.length > 0 && (
        <section aria-label={notFound('didYouMean')} className={css.guesses}>
          <h2>{notFound('didYouMean')}</h2>
          {guesses.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </section>
      )}
      <Link to="/">{notFound(hasAi ? 'ask' : 'first')}</Link>
      <Link to="/search">{notFound('search')}</Link>
      <Link to="/read/JHN/1">{notFound('john')}</Link>
    </div>
  )
}
