import type { Redis } from './redis.ts'

type Value = string | number

/** Runs a script in Redis, in one step. Redis keeps its text under its hash, which is sent instead. */
export function runScript(
  redis: Redis,
  script: { name: string; lua: string },
  keys: readonly string[],
  values: readonly Value[],
): Promise<unknown> {
  const connection = redis as unknown as Record<string, (count: number, ...all: Value[]) => Promise<unknown>>
  if (!connection[script.name]) redis.defineCommand(script.name, { lua: script.lua })
  return connection[script.name]!(keys.length, ...keys, ...values)
}
