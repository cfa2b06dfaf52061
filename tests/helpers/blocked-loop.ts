import { startLoopGuard } from '../../workers/loop-guard.ts'

/** A process whose event loop stands still from the start. */
startLoopGuard({ ticks: 3, everyMs: 100 })
setTimeout(() => {
  for (;;) {
    // the guard must end this
  }
}, 200)
