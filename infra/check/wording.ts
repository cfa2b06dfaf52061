import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadableText, readTexts } from './texts.ts'
import { allowed, notChecked, rules } from './wording-rules.ts'

export type Finding = { path: string; line: number; kind: ReadableText['kind']; word: string; instead: string }

/** Every word in the files of the repository that CONTRIBUTING's style does not allow. */
export function checkWording(root: string): Finding[] {
  const options = { cwd: root, encoding: 'utf8' } as const
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options).split('\n')
  return paths
    .filter((path) => /\.(ts|tsx|js|mjs|cjs|md|css|sql|sh|ya?ml)$|(Dockerfile|Caddyfile)$/.test(path))
    .filter((path) => !notChecked.some(({ files }) => files.test(path)) && existsSync(join(root, path)))
    .flatMap((path) => findWords(path, readFileSync(join(root, path), 'utf8')))
}

/** The same for one file; what `allowed` lists is no finding. */
export function findWords(path: string, source: string): Finding[] {
  return readTexts(path, source).flatMap(({ kind, text, line }) => {
    if (notChecked.some(({ files, kinds }) => kinds?.includes(kind) && files.test(path))) return []
    const rest = allowed.reduce((left, { words }) => left.replace(words, ''), text)
    return rules.flatMap(({ words, instead }) =>
      [...rest.matchAll(words)].map((match) => ({ path, line, kind, word: match[0], instead })),
    )
  })
}
