import { readdirSync, readFileSync } from 'node:fs'
import type { Redis } from '../../../shared/server/redis.ts'
import { withClient } from '../../run/with-client.ts'
import type { Services } from './services.ts'

/** The unit of time in /proc. */
const TICKS_PER_SECOND = 100

/**
 * The processor time in seconds that all processes of Postgres have used so far, ended ones included. Linux only, and
 * only for a server on this machine.
 */
export function postgresCpu({ databaseUrl }: Pick<Services, 'databaseUrl'>): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const server = statOf(rows[0]!.pid)!.parent
    const running = readdirSync('/proc').map((name) => statOf(Number(name)))
    const ticks = running.reduce((sum, each) => sum + (each?.parent === server ? each.own : 0), 0)
    const { own, ended } = statOf(server)!
    return (ticks + own + ended) / TICKS_PER_SECOND
  })
}

/** The parent of a process, its own time, and that of its children that have ended; undefined if there is none. */
function statOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    // the name before the last bracket may contain anything
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const [, parent = 0, ...rest] = fields.split(' ').map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9)
    return { parent, own: user + system, ended: endedUser + endedSystem }
  } catch {
    return undefined
  }
}

/** The processor time in seconds that Redis has used so far. */
export async function redisCpu(redis: Redis): Promise<number> {
  const info = await redis.info('cpu')
  const read = (name: string) => Number(new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1])
  return read('used_cpu_sys') + read('used_cpu_user')
}
