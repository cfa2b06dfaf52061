import { type Started, startProgram } from '../bench/services.ts'
import type { Record } from './record.ts'

export type Member = Started & { kind: 'api' | 'worker'; isLeaving: boolean }
export type Fleet = ReturnType<typeof createFleet>

/** The processes of the product: each is replaced when it was killed or told to stop. */
export function createFleet(env: { [name: string]: string }, record: Record) {
  const members: Member[] = []
  const programs = { api: 'api/main.ts', worker: 'workers/main.ts' }
  const alive = (kind: Member['kind']) => members.filter((member) => member.kind === kind && !member.isLeaving)

  const add = async (kind: Member['kind']): Promise<Member> => {
    const running = record.ofWorker()
    const options = kind === 'api' ? {} : { args: ['--queues', 'chat-answer'] }
    const started = await startProgram(programs[kind], env, { ...options, onLine: running.onLine })
    const end = async (signal: NodeJS.Signals) => {
      member.isLeaving = true
      if (signal === 'SIGKILL') running.died()
      await started.end(signal)
    }
    const member: Member = { ...started, end, kind, isLeaving: false }
    members.push(member)
    return member
  }
  return {
    alive,
    add,
    /** Ends one of a kind with a signal; another one is there before it is told. */
    async replace(kind: Member['kind'], signal: NodeJS.Signals, chance: number) {
      const one = alive(kind)[Math.floor(chance * alive(kind).length)]
      if (signal === 'SIGTERM') await add(kind)
      await one?.end(signal)
      if (signal === 'SIGKILL') await add(kind)
    },
    stop: () => Promise.all(members.map((member) => member.end('SIGKILL'))),
  }
}
