import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressPrefix } from './address.ts'

export type ConnectionLimits = {
  /** Connections in all. */
  most: number
  /** Connections of one address that is not exempt. */
  perAddress: number
  isExempt: (address: string) => boolean
}

type Connection = { address: string; requests: number }

/**
 * Bounds the connections of a server, in all and for each address. Where a limit is reached, the connection that has waited
 * longest without a request is closed to make room; where all of them are at work, the new one is.
 */
export function boundConnections(server: Server, { most, perAddress, isExempt }: ConnectionLimits): void {
  const open = new Map<Socket, Connection>()
  const ofAddress = new Map<string, Set<Socket>>()
  // without a request, the longest first
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

  /** Closes one of these that has no request; false where each of them has one. */
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
