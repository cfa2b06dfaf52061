import { Link } from 'react-router-dom'
import css from './message.module.css'

/** An address that leads nowhere, and three that lead somewhere. */
export function NotFoundScreen() {
  return (
    <div className={css.message}>
      <title>Page not found · Philip</title>
      <h1>There is no page here</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <Link to="/">Ask a question</Link>
      <Link to="/search">Search the Bible</Link>
      <Link to="/read/JHN/1">Read the Gospel of John</Link>
    </div>
  )
}
