import type { Chat } from '#shared/contract/chat.ts'
import type { Span, SpanSource, SpanVerdict } from '#shared/contract/spans.ts'

/*
 * A conversation with every verdict, as the server would send it. Checked words are in braces, after the key of their
 * verdict.
 */

type Said = { verdict: SpanVerdict; source: SpanSource | null; quoted?: boolean; written?: string; stored?: string }

const john = (verse: number, edition = 'eng-web', edition_name = 'WEB'): SpanSource => ({
  ...{ kind: 'scripture', edition, edition_name, ref: `John 3:${verse}` },
  ...{ book: 'JHN', chapter: 3, start_verse: verse, end_verse: verse },
})
const henry: SpanSource = {
  ...john(1, 'mhc', 'Matthew Henry’s Concise Commentary'),
  ...{ kind: 'commentary', end_verse: 21, ref: 'John 3:1-21' },
}

const said: Record<string, Said> = {
  exact: { verdict: 'exact', source: john(3) },
  run: { verdict: 'exact', source: john(8), quoted: false },
  shortened: { verdict: 'shortened', source: john(16) },
  repaired: {
    verdict: 'repaired',
    source: john(5),
    written: 'unless one is born of water and of the Holy Spirit, he cannot see God’s Kingdom',
  },
  other: { verdict: 'other_edition', source: john(7, 'eng-kjv', 'KJV') },
  paraphrase: {
    verdict: 'paraphrase',
    source: { ...john(16), text: 'God so loved the world, that he gave his only born Son' },
    quoted: false,
    stored: 'born',
  },
  not: { verdict: 'not_found', source: null },
  unchecked: { verdict: 'unchecked', source: null },
  teacher: { verdict: 'exact', source: henry },
}

const sentences = `To Nicodemus, who comes by night, Jesus says “{exact:unless one is born anew, he can’t see God’s Kingdom}” ([John 3:3](/read/JHN/3?verse=3)), and then explains it: “{repaired:unless one is born of water and Spirit, he can’t enter into God’s Kingdom}” ([John 3:5](/read/JHN/3?verse=5)).

Older readers know the words “{other:Marvel not that I said unto thee, Ye must be born again}” ([John 3:7](/read/JHN/3?verse=7)). It is a birth that nobody makes: {run:The wind blows where it wants to}, he says, and so is everyone who is born of the Spirit.

The reason comes later: “{shortened:God so loved the world … gave his only born Son}” ([John 3:16](/read/JHN/3?verse=16)). In short, {paraphrase:God so loved the world that he gave his only Son}.

Matthew Henry writes: “{teacher:Birth is the beginning of life; to be born again, is to begin to live anew}.” Augustine says “{unchecked:our heart is restless until it rests in you}.” And it does not say that {not:God helps those who help themselves}.`

const blocks = `> {exact:Jesus answered him, “Most certainly I tell you, unless one is born anew, he can’t see God’s Kingdom.”}
> — [John 3:3](/read/JHN/3?verse=3)

- Born of water: “{repaired:unless one is born of water and Spirit, he can’t enter into God’s Kingdom}” ([John 3:5](/read/JHN/3?verse=5))
- Born again: “{other:Ye must be born again}” ([John 3:7](/read/JHN/3?verse=7))
- And not that {not:God helps those who help themselves}

| Who | Words |
| --- | --- |
| Jesus | “{shortened:God so loved the world … gave his only born Son}” |
| Henry | “{teacher:Birth is the beginning of life}” |
| Augustine | “{unchecked:our heart is restless until it rests in you}” |

> {not:God will not give you more than you can handle.}`

function answerOf(marked: string): { content: string; spans: Span[] } {
  const spans: Span[] = []
  let content = ''
  let at = 0
  for (const { 0: all, 1: key = '', 2: words = '', index } of marked.matchAll(/\{(\w+):([^}]*)\}/g)) {
    content += marked.slice(at, index)
    const start = content.length
    content += words
    at = index + all.length
    const { stored, quoted = true, ...rest } = said[key] as Said
    const last = start + words.lastIndexOf('Son')
    const differences = stored ? [{ start: last, end: last, stored }] : undefined
    spans.push({ start, end: content.length, quoted, tool_call: null, ...rest, ...(differences && { differences }) })
  }
  return { content: content + marked.slice(at), spans }
}

const message = (id: number, role: 'user' | 'assistant') => ({
  ...{ id, role, status: 'complete' as const, isStreaming: false, has_audit_data: false },
  ...{ model_name: null, model_provider: null, citations: [], created_at: '2026-01-01T00:00:00Z' },
})

export const verdictChat: Chat = {
  ...{ chat_id: 1, title: 'John 3: Born again', is_public: false, is_owner: true },
  reference: { translation: 'eng-web', book: 'John', book_id: 'JHN', chapter: 3, verse: null },
  messages: [
    { ...message(1, 'user'), content: 'What does it mean to be born again?' },
    { ...message(2, 'assistant'), ...answerOf(sentences) },
    { ...message(3, 'user'), content: 'Put it into a list and a table.' },
    { ...message(4, 'assistant'), ...answerOf(blocks) },
  ],
}
