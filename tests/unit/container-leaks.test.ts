import { expect, test } from 'vitest'
import { findLeaks } from '../../infra/measure/containers/leaks.ts'

const failed = '{"msg":"502","request":{"uri":"/api/bible/eng-web/book/JHN/chapters/3","remote_ip":"172.20.0.0"}}'
const leaksOf = (line: string) =>
  findLeaks(new Map([['web', `${failed}\n${line}\n`]]), ['quernstone-1', 'aB_-9', '172.20.0.1']).leaks

test('a word of a visitor in a log is found, escaped or not', () => {
  expect(leaksOf('{"uri":"/api/chat?q=why%20quernstone-1%3F"}')).toEqual([
    'web: {"uri":"/api/chat?q=why%20quernstone-1%3F"}',
  ])
  expect(leaksOf('X-User-ID: u1.aB_-9.x')).toHaveLength(1)
  expect(leaksOf('{"remote_ip":"172.20.0.1","port":1}')).toHaveLength(1)
})

test('facts, masked addresses and those of other containers are no leak', () => {
  expect(leaksOf('{"remote_ip":"172.20.0.0","upstream":"172.20.0.10:3000"}')).toEqual([])
  expect(findLeaks(new Map([['web', failed]]), ['x-1']).total).toBe(1)
})

test('logs without the failed requests prove nothing', () => {
  expect(() => findLeaks(new Map([['web', 'started\n']]), ['x-1'])).toThrow('nothing was proved')
})
