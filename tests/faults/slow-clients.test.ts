import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

test('a client that sends half a request is disconnected within 20 s, and others are served meanwhile', async () => {
  const began = performance.now()
  const port = Number(new URL(api.url).port)
  const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'))
  const ends = sockets.map(async (socket) => {
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write('GET /api/settings HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    socket.resume()
    await once(socket, 'close')
    return performance.now() - began
  })
  const waits: number[] = []
  for (let n = 0; n < 50; n++) {
    const at = performance.now()
    expect((await api.get('/api/settings')).status).toBe(200)
    waits.push(performance.now() - at)
  }
  expect(Math.max(...waits)).toBeLessThan(3000)
  expect(Math.max(...(await Promise.all(ends)))).toBeLessThan(20_000)
})

test('a client that disappears in the middle of a body leaves nothing behind', async () => {
  const port = Number(new URL(api.url).port)
  for (let n = 0; n < 50; n++) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const head = 'PUT /api/user/theology HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
    socket.write(`${head}Content-Length: 30\r\n\r\n{"theology_slug":"cath`)
    socket.destroy()
  }
  expect((await api.get('/api/settings')).status).toBe(200)
  expect(await database.db.selectFrom('visitors').selectAll().execute()).toEqual([])
})
