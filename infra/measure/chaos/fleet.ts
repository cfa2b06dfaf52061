import { setTimeout as delay } from 'node:timers/promises'
import { type Started, startService } from '../bench/services.ts'
import type { Record } from './record.ts'

type Env = { [name: string]: string }
export type Kind = 'api' | 'worker'
export type Member = Started & { kind: Kind; isLeaving: boolean }
export type Fleet = ReturnType<typeof createFleet>

const programs = { api: 'api/main.ts', worker: 'workers/main.ts' }
const chatQueue = ['--queues', 'chat-answer']

/** The settings that make a process load a file of this folder before its own code. */
export const loading = (file: string, env: Env = {}): Env => ({
  ...env,
  NODE_OPTIONS: `--import=${new URL(file, import.meta.url)}`,
})

/**
 * The processes of the product. A process is replaced when it was killed, asked to stop, or exited itself as a stuck
 * worker does. `start` receives the database, Redis and the model.
 */
export function createFleet(env: Env, record: Record) {
  const members: Member[] = []
  let isOver = false
  /** How many exited themselves and were replaced. */
  let ends = 0
  const alive = (kind: Kind) => members.filter((member) => member.kind === kind && !member.isLeaving)

  const add = async (kind: Kind): Promise<Member> => {
    const running = record.ofWorker()
    const own = kind === 'api' ? { env, args: [] } : { env: loading('poisoned-worker.ts', env), args: chatQueue }
    const started = await startService(programs[kind], own.env, { args: own.args, onLine: running.onLine })
    const end = (signal: NodeJS.Signals) => {
      member.isLeaving = true
      if (signal === 'SIGKILL') running.died()
      return started.end(signal)
    }
    const member: Member = { ...started, end, kind, isLeaving: false }
    members.push(member)
    void started.exited.then(async () => {
      if (member.isLeaving || isOver) return
      member.isLeaving = true
      await addAgain(kind)
      ends += 1
    })
    return member
  }
  /** Like a supervisor: restarts a process that cannot start because a store is away. */
  const addAgain = async (kind: Kind): Promise<void> => {
    for (;;) {
      try {
        return void (await add(kind))
      } catch {
        await delay(500)
      }
    }
  }
  return {
    alive,
    add,
    env,
    ends: () => ends,
    /**
     * Waits until `count` processes have exited themselves since the start, each of them replaced; at most a minute.
     */
    async untilEnded(count: number) {
      for (let left = 240; left > 0 && ends < count; left--) await delay(250)
    },
    /** Ends one of a kind with a signal; its replacement is started first. */
    async replace(kind: Kind, signal: NodeJS.Signals, chance: number) {
      const one = alive(kind)[Math.floor(chance * alive(kind).length)]
      if (signal === 'SIGTERM') await add(kind)
      await one?.end(signal)
      if (signal === 'SIGKILL') await add(kind)
    },
    async stop() {
      isOver = true
      await Promise.all(members.map((member) => member.end('SIGKILL')))
    },
  }
}
