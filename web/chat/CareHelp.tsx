import { memo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import type { Care } from '#shared/contract/care.ts'
import css from './care.module.css'

/** The fixed help for a question in distress. No model writes it, and only its links may leave the site. */
export const CareHelp = memo(function CareHelp({ care }: { care: Care }) {
  const { response, language, help } = care
  return (
    <section
      className={response === 'reply' ? css.reply : css.lines}
      lang={language}
      aria-label={language === 'es' ? 'Ayuda' : 'Help'}
      data-fragile
    >
      <ReactMarkdown components={components} urlTransform={keepUrl}>
        {help}
      </ReactMarkdown>
    </section>
  )
})

/** The link component decides which links are allowed. */
const keepUrl = (url: string) => url

const components: Components = {
  a({ href = '', children }) {
    if (/^(?:tel|sms):[\d*+]+$/.test(href)) return <a href={href}>{children}</a>
    if (href !== 'https://findahelpline.com') return <>{children}</>
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  },
}
