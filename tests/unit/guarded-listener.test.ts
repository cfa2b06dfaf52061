import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { guardedListener } from '../../shared/server/guarded-listener.ts'

/** A server whose listener answers `/` and fails on every other path, and what it wrote to its log. */
async function failingServer() {
  const lines: string[] = []
  const write: Writable['_write'] = (line, _encoding, done) => {
    lines.push(String(line))
    done()
  }
  const server = createServer(
    guardedListener(pino(new Writable({ write })), async (req, res) => {
      if (req.url === '/late') res.write('the beginning')
      if (req.url !== '/') throw new Error('the cause')
      res.end('fine')
    }),
  )
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { lines, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

test('a request that fails gets 503 and a line in the log, and the next one is answered', async () => {
  const { lines, get } = await failingServer()
  expect((await get('/broken')).status).toBe(503)
  expect(lines).toEqual([expect.stringContaining('the cause')])
  expect(await (await get('/')).text()).toBe('fine')
})

test('a response that had begun is cut off', async () => {
  const { get } = await failingServer()
  await expect(get('/late').then((answer) => answer.text())).rejects.toThrow()
})
