import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps, State } from '../../api/context.ts'
import { pages } from '../../api/site/web.ts'
import { builtWeb } from '../helpers/browser/web.ts'

const web = builtWeb()
const large = join(web.webRoot, 'assets/large.js')
const LETTERS = '0123456789'
const SIZE = 16_000_000

writeFileSync(large, Buffer.alloc(SIZE, 'x'))
writeFileSync(join(web.webRoot, 'ten.txt'), LETTERS)

const app = new Koa<State, Deps>()
app.silent = true
app.use(pages({ webRoot: web.webRoot, env: { PRODUCT_NAME: 'Philip' } } as Deps))
const server = createServer(app.callback())
const portOf = () => (server.address() as AddressInfo).port

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterAll(async () => {
  server.closeAllConnections()
  await once(server.close(), 'close')
  web.remove()
})

const whole = [200, LETTERS, null]

test.each([
  ['bytes=2-5', [206, '2345', 'bytes 2-5/10']],
  ['bytes=0-1', [206, '01', 'bytes 0-1/10']],
  ['bytes=7-', [206, '789', 'bytes 7-9/10']],
  ['bytes=7-99', [206, '789', 'bytes 7-9/10']],
  ['bytes=10-', [416, '', 'bytes */10']],
  ['bytes=5-2', whole],
  ['bytes=0-99999999999999999999', whole],
  ['bytes=0-0', whole],
  ['bytes=-3', whole],
  ['bytes=0-1,4-5', whole],
  ['lines=1-2', whole],
  ['bytes=-', whole],
  ['', whole],
])('a file that is asked for with the range "%s" is answered', async (range, expected) => {
  const signal = AbortSignal.timeout(3000)
  const answer = await fetch(`http://127.0.0.1:${portOf()}/ten.txt`, { headers: { Range: range }, signal })
  expect([answer.status, await answer.text(), answer.headers.get('Content-Range')]).toEqual(expected)
})

const descriptors = '/proc/self/fd'

test.skipIf(!existsSync(descriptors))('a reader who leaves during a file leaves no file open', async () => {
  for (let count = 0; count < 5; count += 1) {
    const socket = connect(portOf(), '127.0.0.1')
    socket.write('GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'data')
    expect(openFiles()).toContain(large)
    socket.destroy()
    await once(socket, 'close')
  }
  await expect.poll(openFiles).not.toContain(large)
})

function openFiles(): string[] {
  return readdirSync(descriptors).map((name) => {
    try {
      return readlinkSync(join(descriptors, name))
    } catch {
      // the descriptor of this list itself
      return ''
    }
  })
}
