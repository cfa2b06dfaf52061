import { once } from 'node:events'
import type { Server } from 'node:http'
import { type Env, readEnvOrExit } from './env.ts'
import { createLog, type Logger } from './log.ts'
import { codeOf } from './store-errors.ts'

/** Starts the log of a process and reads its settings; exits if one is invalid, and after any uncaught error. */
export function beginProcess(name: string, fields: Record<string, string> = {}): { log: Logger; env: Env } {
  const log = createLog(name).child(fields)
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught error, exiting')
    process.exit(1)
  }
  process.on('unhandledRejection', fail)
  process.on('uncaughtException', fail)
  return { log, env: readEnvOrExit(log) }
}

/** Calls `stop` once a signal ends this process, or when the process that started it is killed and cannot. */
export function onStop(stop: () => Promise<void>): void {
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  if (process.connected) process.once('disconnect', stop)
}

/** Listens on a port; exits if that is not possible. */
export async function listenOrExit(server: Server, port: number, host: string, log: Logger): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    log.fatal({ code: codeOf(error), port }, 'cannot listen on this port')
    process.exit(1)
  })
}

/** Reports to the process that started this one that it accepts work. */
export function announceReady(): void {
  process.send?.('ready')
}
