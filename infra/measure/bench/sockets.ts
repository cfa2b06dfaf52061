import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { printBounds } from './bounds.ts'
import { percentile } from './table.ts'

/** More connections than an API process accepts. */
const SILENT = 8200
const VISITS = 50
/** The time until a silent connection is closed: its timeout, the next check, and the time to read the reason. */
const CLOSED_AFTER_MS = 18_000

/** Silent connections that their client never closes, and their effect on everyone else. */
export const sockets: Bench = {
  about: `${SILENT} silent connections at one API process, and new visitors beside them`,
  async run({ start }) {
    const api = await start('api/main.ts')
    const port = Number(new URL(api.url).port)
    const silent: Socket[] = []
    let over = 0
    while (silent.length < SILENT) {
      const some = Array.from({ length: 100 }, () => connect({ host: '127.0.0.1', port, allowHalfOpen: true }))
      for (const socket of some) {
        socket.on('error', () => {}).resume()
        socket.once('end', () => over++)
      }
      await Promise.all(some.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
      silent.push(...some)
    }
    const beside = await visits(port)
    await delay(CLOSED_AFTER_MS)
    const after = await visits(port)
    printBounds([
      { what: 'visits answered beside them', is: beside.length, least: VISITS },
      { what: 'their p99', is: percentile(beside, 0.99), most: 1000, unit: 'ms' },
      { what: 'silent connections closed after 18 s', is: over, least: SILENT },
      { what: 'visits answered then', is: after.length, least: VISITS },
    ])
    for (const socket of silent) socket.destroy()
    await api.stop()
  },
}

/** The milliseconds of each successful visit, each over a new connection. */
async function visits(port: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < VISITS; n++) {
    const began = performance.now()
    if (await visit(port)) times.push(performance.now() - began)
  }
  return times
}

function visit(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, path: '/api/theologies', agent: false }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode === 200))
    })
    outgoing.on('error', () => resolve(false)).end()
  })
}
