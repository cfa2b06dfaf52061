import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type Cable = {
  port: number
  url: string
  /** Breaks all its connections. */
  cut: () => void
  /** Makes all its connections silent: they stay open, and nothing passes through them any more. */
  silence: () => void
  /** Breaks all its connections, and refuses new ones. */
  unplug: () => void
}

/** A proxy to a port of this machine whose connections can be disturbed, all together; new ones work again. */
export async function cableTo(port: number): Promise<Cable> {
  const open = new Set<Socket>()
  const silence = () => {
    for (const socket of open) socket.unpipe().pause()
  }
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      open.add(socket)
      socket.pipe(other)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  })
  const unplug = () => {
    server.close()
    cut()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(unplug)
  const { port: own } = server.address() as AddressInfo
  return { port: own, url: `http://127.0.0.1:${own}`, cut, silence, unplug }
}
