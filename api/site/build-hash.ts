import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Version = z.object({ buildHash: z.string() })

/** The hash of a web build, from its version.json; `none` without a build. */
export function buildHashOf(webRoot: string | undefined): string {
  const file = webRoot && join(webRoot, 'version.json')
  if (!file || !existsSync(file)) return 'none'
  return Version.parse(JSON.parse(readFileSync(file, 'utf8'))).buildHash
}
