import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy to a port of this machine that can be cut: all its connections break together, and new ones work again. */
export async function cableTo(port: number): Promise<{ url: string; cut: () => void }> {
  const open = new Set<Socket>()
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
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    cut()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut }
}
