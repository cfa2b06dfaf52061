import { ArrowLeft, Check, ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { Audit, Chat, Citation } from '#shared/contract/chat.ts'
import { screens } from '#shared/screens.ts'
import { Title } from '../app/Title.tsx'
import { useChat, useSettings } from '../data/hooks.ts'
import { type OpenedAside, readPath } from '../data/read-path.ts'
import { useAudit } from '../data/text-hooks.ts'
import controls from '../ui/controls.module.css'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useCopied } from '../ui/useCopied.ts'
import { AuditedSpans } from './AuditedSpans.tsx'
import css from './audit.module.css'

const tabs = ['System', 'Input', 'Tools', 'Response', 'Citations'] as const
type Tab = (typeof tabs)[number]

const descriptions: Record<Tab, string> = {
  System:
    'The instructions given to the assistant, word for word. They are the same for everyone with this perspective and profile.',
  Input: 'What the assistant received: the passage, and the question as it was asked.',
  Tools: 'What the assistant looked up before it answered, and what it found.',
  Response: 'The assistant’s response before its quotations were checked.',
  Citations:
    'Every quotation and reference in the answer, with the result of the check against the installed texts: what the assistant wrote, and what the page shows.',
}

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
      <Title of={screens['/audit/:chatId'].title} />
      <header className={css.head}>
        <Link
          to={readPath(BACK_TO, { chatId: id })}
          state={{ isAside: true } satisfies OpenedAside}
          aria-label="Back to the conversation"
          className={controls.icon}
        >
          <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
        </Link>
        <h1>AI Audit</h1>
      </header>
      {error || id === null ? (
        <div className={css.failed}>
          <p role="alert">Failed to load chat</p>
          <Link to="/conversations">Your conversations</Link>
        </div>
      ) : !chat ? (
        <p>Loading chat...</p>
      ) : answers.length === 0 ? (
        <p>No assistant messages found in this chat</p>
      ) : (
        <>
          <div className={css.which}>
            <h2>{chat.title}</h2>
            {answers.length > 1 && (
              <div className={css.steps}>
                <IconButton label="Previous answer" disabled={shown === 0} onClick={() => setIndex(shown - 1)}>
                  <ChevronLeft aria-hidden size={18} />
                </IconButton>
                <span>
                  {shown + 1} of {answers.length}
                </span>
                <IconButton
                  label="Next answer"
                  disabled={shown === answers.length - 1}
                  onClick={() => setIndex(shown + 1)}
                >
                  <ChevronRight aria-hidden size={18} />
                </IconButton>
              </div>
            )}
          </div>
          {isLoading && <p>Loading audit data...</p>}
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
  const [tab, setTab] = useState<Tab>('System')
  return (
    <>
      <Tabs
        label="Parts of the audit"
        panel="audit"
        tabs={tabs.map((id) => ({ id, name: id }))}
        shown={tab}
        className={css.tabs}
        onShow={setTab}
      />
      <section role="tabpanel" id="audit" aria-labelledby={`audit-${tab}`} className={css.panel}>
        <details>
          <summary>What is this?</summary>
          <p>{descriptions[tab]}</p>
        </details>
        {tab === 'System' && (
          <p className={css.model}>
            {audit.model_provider} · {audit.model_name}
          </p>
        )}
        {tab === 'Tools' ? (
          <Tools audit={audit} />
        ) : tab === 'Citations' ? (
          <>
            {audit.spans && audit.spans.length > 0 && <AuditedSpans spans={audit.spans} />}
            <Citations audit={audit} />
          </>
        ) : (
          <Text text={textOf(audit, tab)} />
        )}
      </section>
    </>
  )
}

function textOf(audit: Audit, tab: Tab): string {
  if (tab === 'System') return audit.instructions_prompt
  return tab === 'Input' ? audit.input_prompt : audit.llm_raw_response
}

function Tools({ audit }: { audit: Audit }) {
  if (audit.tool_calls.length === 0) return <p>No tool was used for this answer.</p>
  return audit.tool_calls.map((call, index) => {
    const label = call.tool_name || `Tool #${index + 1}`
    const result = audit.tool_results[index]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: calls have no id, and their order never changes
      <article key={index} className={css.tool}>
        <h3>{label}</h3>
        <Text text={JSON.stringify(call.arguments, null, 2)} />
        {result && <Text text={JSON.stringify(result.result, null, 2)} />}
      </article>
    )
  })
}

const verdicts: Record<Citation['verdict'], string> = {
  exact: 'word for word',
  repaired: 'replaced by the translation’s own words',
  paraphrase: 'shown as a paraphrase',
  unresolved: 'no such verse: not shown as a link',
}

function Citations({ audit }: { audit: Audit }) {
  // quotations are among the spans
  const citations = audit.spans?.length ? audit.citations.filter(({ quote }) => !quote) : audit.citations
  if (citations.length === 0 && audit.spans?.length) return null
  if (citations.length === 0) return <p>The answer contains no quotation or reference.</p>
  return (
    <ul className={css.citations}>
      {citations.map((citation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same verse may be cited twice, and the order never changes
        <li key={index}>
          <strong>{citation.ref}</strong> <span data-verdict={citation.verdict}>{verdicts[citation.verdict]}</span>
          {citation.quote && <q>{citation.quote}</q>}
          <small>
            {citation.tool_call == null ? 'not read by the model' : `read by call ${citation.tool_call + 1}`}
          </small>
        </li>
      ))}
    </ul>
  )
}

function Text({ text }: { text: string }) {
  const [isCopied, copy] = useCopied()
  return (
    <div className={css.text}>
      <IconButton label={isCopied ? 'Copied' : 'Copy'} onClick={() => copy(text)}>
        {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} strokeWidth={1.75} />}
      </IconButton>
      <pre>{text}</pre>
    </div>
  )
}
