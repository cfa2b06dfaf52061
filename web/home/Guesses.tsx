import { notFound } from '../app/not-found-words.ts'
import { useGuesses } from '../app/useGuesses.ts'
import { Link } from '../ui/Link.tsx'
import css from './home.module.css'

/** What an address that led to Home may have meant; nothing if nothing is similar. */
export function Guesses({ asked }: { asked: string }) {
  const guesses = useGuesses(asked)
  if (guesses.length === 0) return null
  return (
    <span className={css.guesses}>
      {notFound('didYouMean')}{' '}
      {guesses.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </span>
  )
}
