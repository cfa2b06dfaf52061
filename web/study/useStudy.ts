import { useEffect, useState } from 'react'
import { app } from '../app/words.ts'
import { createStore, useStore } from '../data/create-store.ts'
import { loadCode } from '../data/load-code.ts'
import { STUDY_KEY, useStored } from '../data/useStored.ts'
import { toast } from '../ui/toast.ts'
import type { OpenStudy } from './document/open-study.ts'
import type { StudyItem } from './items.ts'
import { study as words } from './words.ts'

const none = createStore<readonly StudyItem[]>([])

/** Why the study is not there: the browser has no storage for it, or the page must be reloaded for a newer build. */
export type StudyProblem = 'storageOff' | 'oldBuild'

type Opened = {
  study: OpenStudy | null
  items: readonly StudyItem[]
  isLoading: boolean
  problem: StudyProblem | null
}

/** The document once it is open: what one component has loaded, the others show. */
const loaded = createStore<OpenStudy | null>(null)

/** The browser has no storage for the document. */
class StorageOff extends Error {}

/** Loads the document's code and opens it; the second call returns the same. `problemOf` knows why it rejects. */
export async function loadStudy(): Promise<OpenStudy> {
  const { openStudy } = await loadCode(() => import('./document/open-study.ts'))
  const study = await openStudy().catch((cause: Error) => {
    throw new StorageOff(cause.message, { cause })
  })
  loaded.set(study)
  return study
}

/** Why `loadStudy` failed: without storage, or because the server has a newer build without this code. */
export const problemOf = (error: unknown): StudyProblem => (error instanceof StorageOff ? 'storageOff' : 'oldBuild')

const SHOWN_MS = 8000
/** Loads the page again, with the code of the server's build. */
export const reload = (): void => location.reload()

/** Shows a problem of the study in a message; an old build with the offer to load the new one. */
export function showProblem(problem: StudyProblem): void {
  if (problem === 'storageOff') toast(words('storageOff'))
  else toast(app('reloadToContinue'), { duration: SHOWN_MS, action: { label: app('reload'), onClick: reload } })
}

/**
 * The visitor's study and its items. It is loaded only for visitors who have begun one. With `isWanted` that decides it, and
 * the caller shows the problem in its place.
 */
export function useStudy(isWanted?: boolean): Opened {
  const [hasItems] = useStored<string>(STUDY_KEY, '')
  const [problem, setProblem] = useState<StudyProblem | null>(null)
  const isNeeded = isWanted ?? hasItems !== ''
  const isShown = isWanted !== undefined
  useEffect(() => {
    if (!isNeeded) return
    loadStudy().catch((error) => {
      setProblem(problemOf(error))
      if (!isShown && problemOf(error) === 'oldBuild') showProblem('oldBuild')
    })
  }, [isNeeded, isShown])
  const open = useStore(loaded)
  const study = isNeeded ? open : null
  const items = useStore(study ? { subscribe: study.subscribe, get: study.items } : none)
  return { study, items, isLoading: isNeeded && !study && !problem, problem: study ? null : problem }
}
