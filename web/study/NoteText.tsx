import ReactMarkdown, { type Components } from 'react-markdown'
import { readPath } from '../data/read-path.ts'
import { Link } from '../ui/Link.tsx'
import { placeOfNoteLink } from './note-link.ts'
import css from './study.module.css'

/** A note's markdown: no raw HTML, no images, and links only to passages. */
export function NoteText({ text }: { text: string }) {
  return (
    <div lang="" dir="auto" className={css.text}>
      <ReactMarkdown components={components} disallowedElements={forbidden} unwrapDisallowed>
        {text}
      </ReactMarkdown>
    </div>
  )
}

const forbidden = ['img', 'input']

const components: Components = {
  a({ href = '', children }) {
    const place = placeOfNoteLink(href)
    return place ? <Link to={readPath(place)}>{children}</Link> : children
  },
}
