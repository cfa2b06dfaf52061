import { rmSync } from 'node:fs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Removes these files when a signal ends this process. Returns a function that keeps them from then on. */
export function removeOnSignal(files: string[]): () => void {
  const keep = () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
  const end = (signal: NodeJS.Signals) => {
    keep()
    for (const file of files) rmSync(file, { force: true })
    // without our listener it ends the process
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  return keep
}
