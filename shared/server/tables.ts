import type { ColumnType, Generated } from 'kysely'
import type { Manifest, Suggestion } from '../contract/bible.ts'
import type { Citation, MessageStatus } from '../contract/chat.ts'
import type { ReportReason } from '../contract/report.ts'
import type { Span } from '../contract/spans.ts'
import type { TrustCounts } from '../contract/trust.ts'
import type { StoredCare } from '../distress/care.ts'
import type { Json, MaybeStamp, Stamp, WithDefault } from './columns.ts'
import type { PlanTables } from './plan-tables.ts'

export type Tables = PlanTables & {
  bibles: {
    id: string
    name: string
    abbreviation: string
    language: string
    direction: 'ltr' | 'rtl'
    format: string
    copyright: string
    search_config: string
    source_sha256: string
    importer_version: number
    manifest: Json<Manifest>
    position: WithDefault<number>
    imported_at: Stamp
  }
  books: {
    bible_id: string
    id: string
    position: number
    name: string
    abbreviation: string
    chapter_count: number
  }
  chapters: {
    bible_id: string
    book: string
    chapter: number
    html_brotli: Buffer
    html_gzip: Buffer
    etag: string
    verse_count: number
    word_count: number
  }
  verses: {
    bible_id: string
    book: string
    chapter: number
    verse: number
    verse_end: number
    position: number
    text: string
    word_count: number
  }
  cross_references: {
    bible_id: string
    book: string
    chapter: number
    verse: number
    ordinal: number
    target_book: string
    target_chapter: number
    target_verse: number
    target_end_chapter: number
    target_end_verse: number
  }
  resources: {
    id: string
    kind: 'commentary' | 'topics' | 'dictionary' | 'references'
    name: string
    copyright: string
    source_sha256: string
    importer_version: number
    manifest: Json<Record<string, unknown>>
    imported_at: Stamp
  }
  commentary_entries: {
    source: string
    book: string
    chapter: number
    start_verse: number
    end_verse: number
    title: string | null
    html: string
    text: string
  }
  topics: { id: Generated<number>; source: string; slug: string; name: string; search: string }
  topic_references: {
    topic_id: number
    ordinal: number
    heading: string
    book: string
    start_chapter: number
    start_verse: number
    end_chapter: number
    end_verse: number
  }
  related_verses: { source: string; position: number; targets: number[]; cited: number }
  text_sections: { text_id: string; section: string; part: number; version: string; bytes: Buffer }
  strongs: {
    id: string
    source: string
    language: 'he' | 'el'
    lemma: string
    transliteration: string
    definition: string
  }
  theologies: {
    id: Generated<number>
    slug: string
    name: string
    description: string
    instructions: string
    is_default: WithDefault<boolean>
    position: number
  }
  profiles: {
    slug: string
    name: string
    description: string
    instructions: string
    is_default: WithDefault<boolean>
    is_christian: boolean
    position: number
  }
  partners: {
    slug: string
    name: string
    icon_url: string
    about_text: string
    default_theology_slug: string
  }
  example_questions: { id: Generated<number>; question: string; position: number; language: Generated<string> }
  visitors: {
    id: Generated<string>
    translation_id: string | null
    theology_slug: string | null
    profile_slug: string | null
    commentary: 'mhc' | null
    dismissed_hints: WithDefault<string[]>
    created_at: Stamp
    seen_at: Stamp
  }
  visitor_tokens: {
    token_hash: Buffer
    visitor_id: string | null
    created_at: Stamp
    seen_at: MaybeStamp
    retire_at: MaybeStamp
    /** The token that this one renews. */
    replaces: WithDefault<Buffer | null>
  }
  study_documents: {
    visitor_id: string
    key_hash: Buffer
    last_n: WithDefault<number>
    bytes: WithDefault<number>
  }
  study_updates: {
    visitor_id: string
    n: number
    client: string
    seq: number
    is_snapshot: WithDefault<boolean>
    data: Buffer
  }
  study_clients: { visitor_id: string; client: string; last_seq: number }
  device_codes: {
    code_hash: Buffer
    visitor_id: string
    parcel: Buffer | null
    expires_at: ColumnType<Date, Date | string, Date | string>
    used_at: MaybeStamp
  }
  chats: {
    id: number
    owner_id: string
    title: WithDefault<string>
    is_public: WithDefault<boolean>
    bible_id: string | null
    book: string | null
    chapter: number | null
    verses: WithDefault<number[]>
    plan_step_id: number | null
    created_at: Stamp
    updated_at: Stamp
    taken_down_at: MaybeStamp
    is_kept: WithDefault<boolean>
  }
  messages: {
    id: Generated<number>
    chat_id: number
    role: 'user' | 'assistant'
    content: string
    /** The visitor's own note that they attached to a question. */
    note: WithDefault<string | null>
    status: MessageStatus
    bible_id: string | null
    book: string | null
    chapter: number | null
    verses: WithDefault<number[]>
    plan_step_id: number | null
    citations: ColumnType<Citation[], string | undefined, string>
    follow_ups: ColumnType<Suggestion[], string | undefined, string>
    care: ColumnType<StoredCare | null, string | null | undefined, string | null>
    spans: ColumnType<Span[] | null, string | null | undefined, string | null>
    checker: number | null
    /** Which wording of its turn it is, from 1; the turn's other versions are kept but not chosen. */
    version: WithDefault<number>
    is_chosen: WithDefault<boolean>
    /** The answer that this retry replaces: kept, not chosen, until this one has words. */
    retry_of: WithDefault<number | null>
    error: string | null
    model_name: string | null
    model_provider: string | null
    created_at: Stamp
    finished_at: MaybeStamp
  }
  answer_ratings: { message_id: number; thumb: 'up' | 'down'; includes_text: WithDefault<boolean>; rated_at: Stamp }
  reports: {
    id: Generated<number>
    chat_id: number | null
    plan_id: number | null
    reason: ReportReason
    note: WithDefault<string>
    created_at: Stamp
  }
  work_item: {
    id: Generated<string>
    kind: 'chat-answer' | 'plan-generation' | 'suggestion-precompute'
    entity_id: string
    owner_id: string | null
    dedupe_key: string | null
    state: WithDefault<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>
    gen: WithDefault<number>
    fence: WithDefault<number>
    runs: WithDefault<number>
    stuck_workers: WithDefault<number>
    payload: ColumnType<Record<string, unknown>, string | undefined, string>
    deadline_at: ColumnType<Date, Date | string, Date | string>
    created_at: Stamp
    enqueued_at: MaybeStamp
    touched_at: Stamp
    started_at: MaybeStamp
    finished_at: MaybeStamp
    error_code: string | null
  }
  idempotency_keys: {
    visitor_id: string
    key: string
    request_hash: Buffer
    message_id: number
    created_at: Stamp
  }
  answer_counts: TrustCounts & { hour: Date; counted_at: Date }
  instructions: { hash: string; text: string; created_at: Stamp }
  instruction_releases: {
    id: Generated<number>
    kind: 'answer' | 'plan' | 'suggestions' | 'care' | 'home'
    theology_slug: string
    profile_slug: string
    commentary: string
    hash: string
    published_at: Stamp
  }
  audits: {
    id: Generated<number>
    work_id: string
    fence: number
    message_id: number
    outcome: 'complete' | 'stopped' | 'failed'
    instructions_hash: string
    input_prompt: string
    tool_calls: ColumnType<{ tool_name: string; arguments: unknown }[], string | undefined, string>
    tool_results: ColumnType<{ tool_name: string; result: unknown }[], string | undefined, string>
    llm_raw_response: WithDefault<string>
    model_provider: string
    model_name: string
    usage: ColumnType<Record<string, number>, string | undefined, string>
    timings: ColumnType<Record<string, number>, string | undefined, string>
    error: string | null
    created_at: Stamp
  }
}
