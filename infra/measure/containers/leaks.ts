import { isIPv4 } from 'node:net'
import type { Engine } from './engine.ts'
import { readPasswords } from './passwords.ts'
import { NAME, type Project } from './project.ts'
import { CANARY, CHAPTER, type Site } from './visitor.ts'

/** Shorter pieces of an answer may be words of ours. */
const PIECE = 30

/**
 * What no log may contain: the visitors' words, their answers, secrets, row ids and address, and the passwords of a
 * settings file. Reads the database of a running project.
 */
export function privateWords(engine: Engine, project: Project, site: Site, envFile: string): string[] {
  const select = (sql: string) =>
    engine
      .docker(['exec', project.container('postgres'), 'psql', '-U', 'philip', '-tAc', sql])
      .split('\n')
      .filter(Boolean)
  const ids = select('select id from visitors')
  const answers = select("select content from messages where role = 'assistant'").flatMap(pieces)
  // every request of this check arrives through the published port, so from the gateway of its network
  const gateway = ['network', 'inspect', '--format', '{{(index .IPAM.Config 0).Gateway}}', `${NAME}_out`]
  const address = engine.docker(gateway).trim()
  const tokens = site.visitors.flatMap((token) => token.split('.').slice(1))
  const passwords = readPasswords(envFile)
  for (const [what, found] of Object.entries({ ids, answers, tokens, passwords }))
    if (found.length === 0) throw new Error(`There are no ${what} to look for in the logs.`)
  return [CANARY, address, ...ids, ...new Set(answers), ...tokens, ...passwords]
}

/** The parts of a line of an answer that a log would not escape. */
function pieces(line: string): string[] {
  return line.split(/["\\]/).filter((piece) => piece.trim().length >= PIECE)
}

export type Leaks = { total: number; leaks: string[] }

/**
 * The log lines that contain one of these words; an address counts only as a whole one. Throws if the logs lack the
 * failed requests of this check: then they prove nothing.
 */
export function findLeaks(logs: Map<string, string>, words: string[]): Leaks {
  const addresses = words.filter((word) => isIPv4(word)).map((word) => RegExp(`(?<!\\d)${RegExp.escape(word)}(?!\\d)`))
  const others = words.filter((word) => !isIPv4(word))
  let total = 0
  let isRead = false
  const leaks: string[] = []
  for (const [container, log] of logs) {
    for (const line of log.split('\n').filter(Boolean)) {
      total += 1
      isRead ||= line.includes(CHAPTER)
      const isLeak = others.some((word) => line.includes(word)) || addresses.some((address) => address.test(line))
      if (isLeak) leaks.push(`${container}: ${line}`)
    }
  }
  if (!isRead) throw new Error('No log has the requests that failed without the API, so nothing was proved.')
  return { total, leaks }
}
