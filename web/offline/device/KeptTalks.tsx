import { Trash2 } from 'lucide-react'
import { shownChapter } from '../../chat/shown-chapter.ts'
import { readPath } from '../../data/read-path.ts'
import { KEPT_QUESTIONS } from '../../data/stored.ts'
import { useStored } from '../../data/useStored.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { dropTalk, type KeptQuestion, keptQuestions } from './kept-questions.ts'
import { device } from './words.ts'

/** The conversations that only this device has: answered without a network, and not stored on the server yet. */
export function KeptTalks({ className }: { className: string | undefined }) {
  // reads the questions again when they change
  useStored(KEPT_QUESTIONS, '')
  const all = keptQuestions()
  const firsts = all.filter(({ talk }, i) => all.findIndex((each) => each.talk === talk) === i)
  return (
    <ul className={className} aria-label={device('only')}>
      {firsts.map((first) => (
        <Row key={first.talk} first={first} refused={all.find((each) => each.talk === first.talk && each.refused)} />
      ))}
    </ul>
  )
}

function Row({ first, refused }: { first: KeptQuestion; refused: KeptQuestion | undefined }) {
  const { bookId, chapter, prompt } = first.request
  const place = shownChapter(bookId, Number(chapter))
  const reason = refused?.refused
  return (
    <li>
      <Link to={readPath({ book: bookId, chapter: Number(chapter) })}>
        <span>{prompt}</span>
        <small>{reason ? device('refused', { place, reason }) : device('waiting', { place })}</small>
      </Link>
      <IconButton label={device('delete', { name: prompt })} onClick={() => dropTalk(first.talk)}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}
