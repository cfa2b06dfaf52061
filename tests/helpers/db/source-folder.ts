import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for the sources that the tests of a file import, and a function that writes one and returns its path. */
export function sourceFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const written = (name: string, bytes: string | Buffer) => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
    return path
  }
  return { folder, written }
}
