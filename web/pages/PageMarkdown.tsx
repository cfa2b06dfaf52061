import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from '../ui/Link.tsx'
import css from './pages.module.css'

/**
 * The markdown of a content page: links within the product open in place, others in a new tab. `lang` is empty for a text in
 * an unknown language.
 */
export function PageMarkdown({ text, lang = 'en' }: { text: string; lang?: string }) {
  return (
    <div lang={lang} className={css.prose}>
      <ReactMarkdown remarkPlugins={plugins} components={components} disallowedElements={forbidden} unwrapDisallowed>
        {text}
      </ReactMarkdown>
    </div>
  )
}

const plugins = [remarkGfm]
const forbidden = ['img', 'input']

const components: Components = {
  a({ href = '', children }) {
    if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>
    if (!/^https:/.test(href)) return <>{children}</>
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    )
  },
}
