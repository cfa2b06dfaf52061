import { useEffect, useState } from 'react'
import { createStore, useStore } from '../data/create-store.ts'
import { STUDY_KEY, useStored } from '../data/useStored.ts'
import type { OpenStudy } from './document/open-study.ts'
import type { StudyItem } from './items.ts'

const none = createStore<readonly StudyItem[]>([])

type Opened = { study: OpenStudy | null; items: readonly StudyItem[]; isLoading: boolean; hasFailed: boolean }

/** Loads the document's code and opens it; the second call returns the same. */
export const loadStudy = (): Promise<OpenStudy> =>
  import('./document/open-study.ts').then(({ openStudy }) => openStudy())

/**
 * The visitor's study and its items. It is loaded only for visitors who have begun one, unless `isWanted` decides it.
 */
export function useStudy(isWanted?: boolean): Opened {
  const [hasItems] = useStored<string>(STUDY_KEY, '')
  const [study, setStudy] = useState<OpenStudy | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isNeeded = isWanted ?? hasItems !== ''
  useEffect(() => {
    if (isNeeded) loadStudy().then(setStudy, () => setHasFailed(true))
  }, [isNeeded])
  const items = useStore(study ? { subscribe: study.subscribe, get: study.items } : none)
  return { study, items, isLoading: isNeeded && !study && !hasFailed, hasFailed }
}
