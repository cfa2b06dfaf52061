import { useState } from 'react'
import { ConnectionError } from '../data/reach.ts'
import { toast } from './toast.ts'
import { ui } from './words.ts'

/** Runs one action at a time; an error appears as a toast with its message, unless `onError` handles it. */
export function useBusy(
  onError: (error: Error) => void = say,
): [isBusy: boolean, run: (act: () => Promise<unknown>) => void] {
  const [isBusy, setIsBusy] = useState(false)
  const run = (act: () => Promise<unknown>) => {
    if (isBusy) return
    setIsBusy(true)
    act()
      .catch(onError)
      .finally(() => setIsBusy(false))
  }
  return [isBusy, run]
}

const say = (error: Error) =>
  toast(error instanceof ConnectionError ? ui('unchanged', { problem: error.message }) : error.message)
