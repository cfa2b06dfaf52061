import { readFile } from 'node:fs/promises'

/** The MB that a process has in memory; Linux only. */
export async function residentMemory(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
