import { useState } from 'react'
import { ConnectionError } from '../data/reach.ts'
import { toast } from '../ui/toast.ts'

/** Runs one thing at a time; what goes wrong is said in passing, in the words of the error. */
export function useBusy(): [isBusy: boolean, run: (act: () => Promise<unknown>) => void] {
  const [isBusy, setIsBusy] = useState(false)
  const run = (act: () => Promise<unknown>) => {
    if (isBusy) return
    setIsBusy(true)
    act()
      .catch((error: unknown) =>
        toast(error instanceof ConnectionError ? `${error.message} Nothing was changed.` : (error as Error).message),
      )
      .finally(() => setIsBusy(false))
  }
  return [isBusy, run]
}
