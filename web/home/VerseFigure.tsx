import { Link } from '../ui/Link.tsx'
import { homeBody } from './body-words.ts'
import css from './home.module.css'

type Props = {
  /** Whether the verse needs more room than most: text in the opening, where the API fills it in. */
  isLong: boolean | string
  /** Undefined while it loads. */
  shown: { text: string; reference: string; to: string; lang: string; dir?: 'ltr' | 'rtl' } | undefined
  /** In the opening: what the API would answer, and the address of that call. */
  given?: { 'data-url': string; 'data-answer': string }
}

/** The verse of the day and its reference, which leads to it. */
export function VerseFigure({ isLong, shown, given }: Props) {
  return (
    <figure aria-label={homeBody('verseOfDay')} className={css.verse} data-long={isLong} {...given}>
      {shown && (
        <>
          <blockquote lang={shown.lang} dir={shown.dir}>
            {shown.text}
          </blockquote>
          <figcaption>
            <Link to={shown.to}>{shown.reference}</Link>
          </figcaption>
        </>
      )}
    </figure>
  )
}
