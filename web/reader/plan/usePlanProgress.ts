import type { RefObject } from 'react'
import type { PlanStep } from '#shared/contract/plans.ts'
import { markStep } from '../../data/plan-hooks.ts'
import { readStored, writeStored } from '../../data/stored.ts'
import type { PreparedChapter } from '../text/chapter-html.ts'
import { useReadToEnd } from '../text/useReadToEnd.ts'
import type { PlanMode } from './usePlanMode.ts'

/** Which chapters of unread steps have been read: `{"12": [1, 2]}`. */
const READ_KEY = 'plan_chapters_read'

type Here = { chapter: number; text: RefObject<HTMLElement | null>; prepared: PreparedChapter | null }

/**
 * Marks a step of a followed plan as read once each of its chapters has been read to its end. Returns a function for a
 * chapter that was heard to its end.
 */
export function usePlanProgress(mode: PlanMode | null, { chapter, text, prepared }: Here): () => void {
  const isWanted = mode?.plan.following && !mode.step.is_done
  const onRead = () => {
    if (!mode || !isWanted) return
    const { plan, step } = mode
    const read = new Set([...(readChapters()[step.id] ?? []), chapter])
    const isWhole = chaptersOf(step).every((each) => read.has(each))
    keepChapters(step.id, isWhole ? [] : [...read])
    // if this could not be stored, it is sent again when the chapter is read again
    if (isWhole) markStep(plan.id, step.id, true).catch(() => keepChapters(step.id, [...read]))
  }
  useReadToEnd({ text, prepared, verses: isWanted ? mode.verses : [], onRead })
  return onRead
}

function chaptersOf({ start_chapter, end_chapter }: PlanStep): number[] {
  return Array.from({ length: end_chapter - start_chapter + 1 }, (_, offset) => start_chapter + offset)
}

function readChapters(): Record<string, number[]> {
  try {
    return JSON.parse(readStored(READ_KEY) ?? '{}') as Record<string, number[]>
  } catch {
    return {}
  }
}

function keepChapters(stepId: number, chapters: number[]): void {
  const { [stepId]: _, ...others } = readChapters()
  writeStored(READ_KEY, JSON.stringify(chapters.length > 0 ? { ...others, [stepId]: chapters } : others))
}
