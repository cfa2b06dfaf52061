import type { ColumnType, Generated } from 'kysely'
import type { Suggestion } from '../contract/bible.ts'
import type { PlanNote } from '../contract/plans.ts'
import type { Json, MaybeStamp, Stamp, WithDefault } from './columns.ts'

/** `verses`: those of the chapter that answer the question, in English numbering: `13-15` or `8-11, 24`. */
export type WrittenSuggestion = Suggestion & { verses?: string }

/** Reading plans, their followers, and what is computed ahead or hourly. */
export type PlanTables = {
  reading_plans: {
    id: Generated<number>
    slug: string
    owner_id: string | null
    name: string
    description: string
    type: 'curated' | 'generated'
    theme: string | null
    estimated_days: number
    bible_id: string
    is_public: WithDefault<boolean>
    is_listed: WithDefault<boolean>
    is_suggested: WithDefault<boolean>
    state: WithDefault<'initialized' | 'building' | 'ready' | 'failed'>
    error: string | null
    note: PlanNote | null
    taken_down_at: MaybeStamp
    deleted_at: MaybeStamp
    created_at: Stamp
    updated_at: Stamp
  }
  plan_steps: {
    id: Generated<number>
    plan_id: number
    day: number
    step_order: number
    title: string
    theme: string | null
    book: string
    start_chapter: number
    start_verse: number
    end_chapter: number
    end_verse: number
    word_count: WithDefault<number>
  }
  visitor_plans: {
    visitor_id: string
    plan_id: number
    is_current: WithDefault<boolean>
    current_step_id: number | null
    started_on: ColumnType<string | null, string | undefined, string>
    schedule: ColumnType<string[] | null, string | null | undefined, string | null>
    created_at: Stamp
  }
  step_progress: {
    visitor_id: string
    plan_id: number
    step_id: number
    completed_at: Stamp
    by_moving: WithDefault<boolean>
  }
  leases: { name: string; until: Date }
  plan_use: { plan_id: number; followers: number; rating: number | null }
  plan_keys: { visitor_id: string; key: string; request_hash: Buffer; plan_id: number; created_at: Stamp }
  warm_up_runs: {
    night: ColumnType<string, string, never>
    instructions_hash: string
    model_provider: string
    chapters: number
    missing: number
    started_at: Stamp
    finished_at: MaybeStamp
  }
  suggestion_sets: {
    bible_id: string
    book: string
    chapter: number
    theology_slug: string
    profile_slug: string
    scope: WithDefault<string>
    instructions_hash: string
    model_provider: string
    suggestions: Json<Suggestion[]>
    created_at: Stamp
  }
  written_suggestions: {
    language: string
    book: string
    chapter: number
    suggestions: Json<WrittenSuggestion[]>
  }
}
