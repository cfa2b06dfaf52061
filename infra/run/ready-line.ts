import type { Env } from '../../shared/server/env.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/
const EVERYWHERE = ['0.0.0.0', '::']

/** Where a browser opens a started product; and, if it listens to other devices, what they still need. */
export function readyLine({ HOST, APEX_HOST }: Pick<Env, 'HOST' | 'APEX_HOST'>, port: number): string {
  const isNear = LOOPBACK.test(HOST)
  const isNamed = APEX_HOST !== 'localhost'
  const name = !isNear && (isNamed || EVERYWHERE.includes(HOST)) ? APEX_HOST : HOST
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  if (isNear || isNamed) return address
  return `${address}\nOther devices are refused until APEX_HOST is this machine’s name or address, such as APEX_HOST=192.168.1.5.`
}
