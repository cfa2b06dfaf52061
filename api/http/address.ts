import { isIPv6 } from 'node:net'

/** True for the loopback address. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./i.test(ip)
}

/** The network that rate limits count: the whole address for IPv4, the first 56 bits for IPv6. */
export function addressPrefix(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...middle, ...back].map((group) => group.padStart(4, '0'))
  return `${groups.join('').slice(0, 14)}/56`
}
