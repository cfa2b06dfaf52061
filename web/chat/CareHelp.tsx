import { memo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import type { Care } from '#shared/contract/care.ts'
import { directionOf } from '#shared/words/languages.ts'
import css from './care.module.css'

type Props = {
  care: Care
  /** A later answer of the conversation has help, too: only the latest is a landmark. */
  isEarlier?: boolean
}

/** The fixed help for a question in distress. No model writes it, and only its links may leave the site. */
export const CareHelp = memo(function CareHelp({ care, isEarlier }: Props) {
  const { response, language, help } = care
  return (
    <section
      className={response === 'reply' ? css.reply : css.lines}
      role={isEarlier ? 'group' : undefined}
      lang={language}
      dir={directionOf(language)}
      aria-label={names[language]}
      data-fragile
    >
      <ReactMarkdown components={components} urlTransform={keepUrl}>
        {help}
      </ReactMarkdown>
    </section>
  )
})

/** The name of the help: the catalogs of the interface may be in another language than the visitor's words. */
const names: Record<Care['language'], string> = {
  en: 'Help',
  es: 'Ayuda',
  pt: 'Ajuda',
  fr: 'Aide',
  de: 'Hilfe',
  sw: 'Msaada',
  id: 'Bantuan',
  ko: '도움',
  zh: '帮助',
  ar: 'مساعدة',
  he: 'עזרה',
}

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
