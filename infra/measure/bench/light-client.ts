import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends GET requests over one connection, one after the other, and reads each response to its end. */
export type LightClient = { get: (path: string) => Promise<void>; close: () => void }

const END_OF_HEAD = '\r\n\r\n'

/**
 * A client that costs a tenth of `http.get`, so that the measured program has its core to itself. Rejects unless the
 * status is 200.
 */
export async function lightClient(url: string, headers: Record<string, string> = {}): Promise<LightClient> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay()
  await once(socket, 'connect')
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const rest = ` HTTP/1.1\r\n${lines.join('')}\r\n`
  let answered: PromiseWithResolvers<void> | undefined
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (bytes: string) => {
    received = received === '' ? bytes : received + bytes
    if (!isWhole(received)) return
    const isGood = received.startsWith('HTTP/1.1 200 ')
    const head = received.slice(0, received.indexOf('\r\n'))
    received = ''
    if (isGood) answered?.resolve()
    else answered?.reject(new Error(head))
  })
  socket.on('error', (error) => answered?.reject(error))
  return {
    get(path) {
      answered = Promise.withResolvers<void>()
      socket.write(`GET ${path}${rest}`)
      return answered.promise
    },
    close: () => socket.destroy(),
  }
}

function isWhole(received: string): boolean {
  const end = received.indexOf(END_OF_HEAD)
  if (end === -1) return false
  const at = received.indexOf('\r\nContent-Length: ')
  if (at === -1 || at > end) return received.endsWith(`\r\n0${END_OF_HEAD}`)
  return received.length >= end + END_OF_HEAD.length + Number.parseInt(received.slice(at + 18, at + 28), 10)
}
