import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressPrefix } from './address.ts'

export type ConnectionLimits = {
  /** Connections in total. */
  most: number
  /** Connections of one address that is not exempt. */
  perAddress: number
  isExempt: (address: string) => boolean
}

type Connection = { address: string; requests: number }

/**
 * Limits a server's connections, in total and for each address. When a limit is reached, the connection that has been
 * idle longest is closed to make room; if none is idle, the new one is closed.
 */
export function boundConnections(server: Server, { most, perAddress, isExempt }: ConnectionLimits): void {
  const open = new Map<Socket, Connection>()
  const ofAddress = new Map<string, Set<Socket>>()
  // idle connections, the longest idle first
  const waiting = new Set<Socket>()

  const forget = (socket: Socket) => {
    const { address = '' } = open.get(socket) ?? {}
    open.delete(socket)
    waiting.delete(socket)
    const own = ofAddress.get(address)
    own?.delete(socket)
    if (own?.size === 0) ofAddress.delete(address)
  }

  const close = (socket: Socket) => {
    forget(socket)
    socket.destroy()
  }

  /** Closes one idle connection of these; false if none is idle. */
  const makeRoom = (among: Iterable<Socket>): boolean => {
    for (const socket of among) {
      if (!waiting.has(socket)) continue
      close(socket)
      return true
    }
    return false
  }

  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? ''
    const address = isExempt(ip) ? '' : addressPrefix(ip)
    const own = ofAddress.get(address) ?? new Set()
    const hasOwnRoom = address === '' || own.size < perAddress || makeRoom(own)
    if (!hasOwnRoom || (open.size >= most && !makeRoom(waiting))) return void socket.destroy()
    open.set(socket, { address, requests: 0 })
    waiting.add(socket)
    if (address !== '') ofAddress.set(address, own.add(socket))
    socket.once('close', () => forget(socket))
  })

  server.prependListener('request', ({ socket }, response) => {
    const connection = open.get(socket)
    if (!connection) return
    connection.requests += 1
    waiting.delete(socket)
    response.once('close', () => {
      connection.requests -= 1
      if (connection.requests === 0 && open.has(socket)) waiting.add(socket)
    })
  })
}
