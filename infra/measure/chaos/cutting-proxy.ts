import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/**
 * A proxy that forwards a request and cuts the connection when the first byte of the response arrives, so that its
 * client cannot know the outcome. `cuts` counts them.
 */
export async function startCuttingProxy(target: () => string) {
  let cuts = 0
  const server = createServer((client) => {
    const { hostname, port } = new URL(target())
    const upstream = connect(Number(port), hostname)
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    client.pipe(upstream)
    upstream.once('data', () => {
      cuts += 1
      cut()
    })
    for (const socket of [client, upstream]) socket.on('error', cut).on('close', cut)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    get cuts() {
      return cuts
    },
    close: () => void server.close(),
  }
}
