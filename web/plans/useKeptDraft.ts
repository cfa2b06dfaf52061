import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Plan } from '#shared/contract/plans.ts'
import { toast } from '../ui/toast.ts'
import { editor } from './editor-words.ts'
import { draftOf, type PlanDraft } from './plan-draft.ts'

const TOAST_MS = 8000

/** Drafts that were left unsaved, by plan, until the page is closed, and the text of the plan that each of them changes. */
const kept = new Map<number, { draft: PlanDraft; base: string }>()

/** Keeps a draft, or drops it; a page that keeps one does not reload for a new build. */
function keep(id: number, left: { draft: PlanDraft; base: string } | null): void {
  if (left) kept.set(id, left)
  else kept.delete(id)
  document.documentElement.toggleAttribute('data-fragile', kept.size > 0)
}

/**
 * The draft that an editor begins with: what was left unsaved, else the plan. It follows the plan's version where only
 * something else changed since, as whether it is shared.
 */
export function firstDraft(plan: Plan): PlanDraft {
  const stored = draftOf(plan)
  const left = kept.get(plan.id)
  if (!left || textOf(left.draft) === textOf(stored)) return stored
  return left.base === textOf(stored) ? { ...left.draft, version: stored.version } : left.draft
}

/** What a reader can change in a draft. */
const textOf = ({ name, description, estimated_days, steps }: PlanDraft) =>
  JSON.stringify([name, description, estimated_days, steps.map(({ key: _key, id: _id, ...step }) => step)])

/**
 * Keeps an unsaved draft when its editor is left, and says so; closing the page asks first. `isRestored` until the next
 * save if the editor began with such a draft. `saved` takes a draft that was stored, `leave` opens the plan and drops the
 * changes.
 */
export function useKeptDraft(plan: Plan, draft: PlanDraft) {
  const navigate = useNavigate()
  const { id } = plan
  const [isRestored, setIsRestored] = useState(false)
  const [stored, setStored] = useState(() => textOf(draftOf(plan)))
  const isChanged = textOf(draft) !== stored
  useEffect(() => keep(id, isChanged ? { draft, base: stored } : null), [id, draft, isChanged, stored])
  // a screen reader says what changes after the first render
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the editor began with
  useEffect(() => setIsRestored(isChanged), [])
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new navigate does not mean that the editor was left
  useEffect(
    () => () => {
      if (!kept.has(id)) return
      const action = { label: editor('keepEditing'), onClick: () => void navigate(`/reading-plans/edit/${id}`) }
      toast(editor('kept'), { duration: TOAST_MS, action })
    },
    [id],
  )
  return {
    isRestored,
    saved: (sent: PlanDraft) => {
      setStored(textOf(sent))
      setIsRestored(false)
    },
    leave: () => {
      keep(id, null)
      void navigate(`/reading-plans/${id}`)
    },
  }
}
