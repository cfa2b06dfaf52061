import { useState } from 'react'
import { ConnectionError } from '../data/reach.ts'
import { toast } from '../ui/toast.ts'

/** Runs one action at a time; errors appear as a toast with the error's message. */
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
