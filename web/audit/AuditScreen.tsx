import { ArrowLeft, Check, ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { Audit, Chat, Citation } from '#shared/contract/chat.ts'
import { CARE_TITLE } from '#shared/distress/care-title.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { listed } from '../conversations/listed-words.ts'
import { useChat } from '../data/chat-hooks.ts'
import { useSettings } from '../data/hooks.ts'
import { type OpenedAside, readPath } from '../data/read-path.ts'
import { useAudit } from '../data/text-hooks.ts'
import controls from '../ui/controls.module.css'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useCopied } from '../ui/useCopied.ts'
import { AuditedSpans } from './AuditedSpans.tsx'
import css from './audit.module.css'
import { auditWords } from './words.ts'

const tabs = ['system', 'input', 'tools', 'response', 'citations'] as const
type Tab = (typeof tabs)[number]

const descriptions = {
  system: 'aboutSystem',
  input: 'aboutInput',
  tools: 'aboutTools',
  response: 'aboutResponse',
  citations: 'aboutCitations',
} as const satisfies Record<Tab, string>

/** The reader's address that reopens the conversation. */
const BACK_TO = { book: 'PSA', chapter: 147 }

/** How an answer was made: the model's input and output. For the chat's owner, where this is switched on. */
export function AuditScreen() {
  const { chatId = '' } = useParams()
  const id = /^[1-9]\d{0,15}$/.test(chatId) ? Number(chatId) : null
  const { data: settings } = useSettings()
  const { data: chat, error } = useChat(id)
  const [index, setIndex] = useState<number | null>(null)
  const answers = answersOf(chat)
  const shown = index ?? answers.length - 1
  const { data: audit, isLoading } = useAudit(id ?? 0, answers[shown]?.id ?? null)
  if (settings && !settings.enable_audit) return <Navigate replace to="/" />
  return (
    <div className={css.page}>
      <Title of={screenTitle('/audit/:chatId')} />
      <header className={css.head}>
        <Link
          to={readPath(BACK_TO, { chatId: id })}
          state={{ isAside: true } satisfies OpenedAside}
          aria-label={auditWords('back')}
          className={controls.icon}
        >
          <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
        </Link>
        <h1>{auditWords('title')}</h1>
      </header>
      {error || id === null ? (
        <div className={css.failed}>
          <p role="alert">{auditWords('chatNotLoaded')}</p>
          <Link to="/conversations">{auditWords('conversations')}</Link>
        </div>
      ) : !chat ? (
        <p>{auditWords('loadingChat')}</p>
      ) : answers.length === 0 ? (
        <p>{auditWords('noAnswers')}</p>
      ) : (
        <>
          <div className={css.which}>
            {chat.title === CARE_TITLE ? <h2>{listed('conversation')}</h2> : <h2 lang="">{chat.title}</h2>}
            {answers.length > 1 && (
              <div className={css.steps}>
                <IconButton
                  label={auditWords('previousAnswer')}
                  disabled={shown === 0}
                  onClick={() => setIndex(shown - 1)}
                >
                  <ChevronLeft aria-hidden size={18} />
                </IconButton>
                <span>{auditWords('position', { number: shown + 1, count: answers.length })}</span>
                <IconButton
                  label={auditWords('nextAnswer')}
                  disabled={shown === answers.length - 1}
                  onClick={() => setIndex(shown + 1)}
                >
                  <ChevronRight aria-hidden size={18} />
                </IconButton>
              </div>
            )}
          </div>
          {isLoading && <p>{auditWords('loading')}</p>}
          {audit && <AuditTabs key={answers[shown]?.id} audit={audit} />}
        </>
      )}
    </div>
  )
}

/** The answers of a chat in all versions, in the order they were written. */
function answersOf(chat: Chat | undefined) {
  const all = chat?.messages.flatMap(({ other_versions = [], ...message }) => [
    ...other_versions.flatMap(({ messages }) => messages),
    message,
  ])
  return (all ?? []).filter(({ role }) => role === 'assistant').sort((a, b) => a.id - b.id)
}

function AuditTabs({ audit }: { audit: Audit }) {
  const [tab, setTab] = useState<Tab>('system')
  return (
    <>
      <Tabs
        label={auditWords('parts')}
        panel="audit"
        tabs={tabs.map((id) => ({ id, name: auditWords(id) }))}
        shown={tab}
        className={css.tabs}
        onShow={setTab}
      />
      <section role="tabpanel" id="audit" aria-labelledby={`audit-${tab}`} className={css.panel}>
        <details>
          <summary>{auditWords('whatIsThis')}</summary>
          <p>{auditWords(descriptions[tab])}</p>
        </details>
        {tab === 'system' && (
          <p translate="no" className={css.model}>
            {audit.model_provider} · {audit.model_name}
          </p>
        )}
        {tab === 'tools' ? (
          <Tools audit={audit} />
        ) : tab === 'citations' ? (
          <>
            {audit.spans && audit.spans.length > 0 && <AuditedSpans spans={audit.spans} />}
            <Citations audit={audit} />
          </>
        ) : (
          <Text text={textOf(audit, tab)} lang={tab === 'system' ? 'en' : ''} />
        )}
      </section>
    </>
  )
}

function textOf(audit: Audit, tab: Tab): string {
  if (tab === 'system') return audit.instructions_prompt
  return tab === 'input' ? audit.input_prompt : audit.llm_raw_response
}

function Tools({ audit }: { audit: Audit }) {
  if (audit.tool_calls.length === 0) return <p>{auditWords('noTool')}</p>
  return audit.tool_calls.map((call, index) => {
    const label = call.tool_name || auditWords('tool', { number: index + 1 })
    const result = audit.tool_results[index]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: calls have no id, and their order never changes
      <article key={index} className={css.tool}>
        <h3 translate={call.tool_name ? 'no' : undefined}>{label}</h3>
        <Text text={JSON.stringify(call.arguments, null, 2)} />
        {result && <Text text={JSON.stringify(result.result, null, 2)} />}
      </article>
    )
  })
}

const verdicts = {
  exact: 'exact',
  repaired: 'repairedQuote',
  paraphrase: 'paraphraseQuote',
  unresolved: 'unresolved',
} as const satisfies Record<Citation['verdict'], string>

function Citations({ audit }: { audit: Audit }) {
  // quotations are among the spans
  const citations = audit.spans?.length ? audit.citations.filter(({ quote }) => !quote) : audit.citations
  if (citations.length === 0 && audit.spans?.length) return null
  if (citations.length === 0) return <p>{auditWords('noCitations')}</p>
  return (
    <ul className={css.citations}>
      {citations.map((citation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same verse may be cited twice, and the order never changes
        <li key={index}>
          <strong>{citation.ref}</strong>{' '}
          <span data-verdict={citation.verdict}>{auditWords(verdicts[citation.verdict])}</span>
          {citation.quote && <q lang="">{citation.quote}</q>}
          <small>
            {citation.tool_call == null
              ? auditWords('notRead')
              : auditWords('readBy', { number: citation.tool_call + 1 })}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** A text in a language, or in an unknown one. */
function Text({ text, lang = '' }: { text: string; lang?: string }) {
  const [isCopied, copy] = useCopied()
  return (
    <div className={css.text}>
      <IconButton label={isCopied ? auditWords('copied') : auditWords('copy')} onClick={() => copy(text)}>
        {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} strokeWidth={1.75} />}
      </IconButton>
      <pre lang={lang} dir="auto">
        {text}
      </pre>
    </div>
  )
}
