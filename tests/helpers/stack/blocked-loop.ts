import { currentWork } from '../../../workers/current-work.ts'
import { startLoopGuard } from '../../../workers/health/loop-guard.ts'

/** A process whose event loop soon blocks for this many ms, in the code of a work item. */
const [workId, ms = 'Infinity', databaseUrl] = process.argv.slice(2)
startLoopGuard({ ticks: Number.isFinite(Number(ms)) ? 1000 : 30, everyMs: 100, databaseUrl })
const standStill = () => {
  const end = performance.now() + Number(ms)
  while (performance.now() < end) {
    // the guard must end this
  }
}
setTimeout(() => (workId ? currentWork.run(workId, standStill) : standStill()), 200)
process.on('message', () => process.exit(0))
