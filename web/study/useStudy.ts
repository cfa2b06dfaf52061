import { useEffect, useState } from 'react'
import { app } from '../app/words.ts'
import { createStore, useStore } from '../data/create-store.ts'
import { loadCode } from '../data/load-code.ts'
import { STUDY_KEY, useStored } from '../data/useStored.ts'
import { toast } from '../ui/toast.ts'
import type { OpenStudy } from './document/open-study.ts'
import type { StudyItem } from './items.ts'

const none = createStore<readonly StudyItem[]>([])

type Opened = { study: OpenStudy | null; items: readonly StudyItem[]; isLoading: boolean; hasFailed: boolean }

/** The browser has no storage for the document. */
class StorageOff extends Error {}

/**
 * Loads the document's code and opens it; the second call returns the same. Rejects with an error that `explainFailure`
 * knows.
 */
export async function loadStudy(): Promise<OpenStudy> {
  const { openStudy } = await loadCode(() => import('./document/open-study.ts'))
  return openStudy().catch((cause: Error) => {
    throw new StorageOff(cause.message, { cause })
  })
}

const SHOWN_MS = 8000
const reload = () => location.reload()

/**
 * Handles a failure of `loadStudy`: calls back if the browser has no storage. Otherwise the server has a newer build
 * without this code, and a message offers to load it.
 */
export function explainFailure(error: unknown, onStorageOff: () => void): void {
  if (error instanceof StorageOff) onStorageOff()
  else toast(app('reloadToContinue'), { duration: SHOWN_MS, action: { label: app('reload'), onClick: reload } })
}

/**
 * The visitor's study and its items. It is loaded only for visitors who have begun one, unless `isWanted` decides it.
 * `hasFailed`: the browser has no storage for it.
 */
export function useStudy(isWanted?: boolean): Opened {
  const [hasItems] = useStored<string>(STUDY_KEY, '')
  const [study, setStudy] = useState<OpenStudy | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isNeeded = isWanted ?? hasItems !== ''
  useEffect(() => {
    if (isNeeded) loadStudy().then(setStudy, (error) => explainFailure(error, () => setHasFailed(true)))
  }, [isNeeded])
  const items = useStore(study ? { subscribe: study.subscribe, get: study.items } : none)
  return { study, items, isLoading: isNeeded && !study && !hasFailed, hasFailed }
}
