import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Plan } from '#shared/contract/plans.ts'
import { toast } from '../ui/toast.ts'
import { editor } from './editor-words.ts'
import { draftOf, type PlanDraft } from './plan-draft.ts'

const TOAST_MS = 8000

/** Drafts that were left unsaved, by plan, until the page is closed. */
const kept = new Map<number, PlanDraft>()

/** The draft that an editor begins with: what was left unsaved, else the plan. */
export const firstDraft = (plan: Plan): PlanDraft => kept.get(plan.id) ?? draftOf(plan)

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
  const [isRestored, setIsRestored] = useState(() => kept.has(id))
  const [stored, setStored] = useState(() => textOf(draftOf(plan)))
  const isChanged = textOf(draft) !== stored
  useEffect(() => {
    if (isChanged) kept.set(id, draft)
    else kept.delete(id)
  }, [id, draft, isChanged])
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
      kept.delete(id)
      void navigate(`/reading-plans/${id}`)
    },
  }
}
