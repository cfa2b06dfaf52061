import { spawnSync } from 'node:child_process'

type Verdict = { passed: boolean; says: string }
type Named = { name: string; version: string }

const PATIENCE_MS = 60_000

/**
 * Asks npm whether every installed package is signed by its registry. It is not a failure if the check is impossible: a
 * machine may have no network, and a mirror no signatures.
 */
export function checkSignatures(root: string): Verdict {
  const { status, stdout, error } = spawnSync('npm', ['audit', 'signatures', '--json', '--fetch-retries=0'], {
    ...{ cwd: root, encoding: 'utf8', timeout: PATIENCE_MS, stdio: ['ignore', 'pipe', 'ignore'] },
  })
  return verdictOf(status, error ? '' : stdout)
}

/** The meaning of npm's exit code and JSON. */
export function verdictOf(status: number | null, output: string): Verdict {
  const { invalid, missing, error } = parse(output)
  const bad = [...(invalid ?? []), ...(missing ?? [])].map(({ name, version }) => `${name}@${version}`)
  if (bad.length > 0) return { passed: false, says: `signatures are wrong or missing: ${bad.join(', ')}` }
  if (status === 0) return { passed: true, says: 'signatures of the packages' }
  const why = error?.code ?? 'no answer'
  return { passed: true, says: `signatures of the packages: not checked, the registry could not be asked (${why})` }
}

function parse(output: string): { invalid?: Named[]; missing?: Named[]; error?: { code?: string } } {
  try {
    return JSON.parse(output)
  } catch {
    return {}
  }
}
