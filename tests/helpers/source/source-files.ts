import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export type SourceFile = { path: string; text: string }
/** `target` is a path from the root of the project, the name of a package, or `node:…`. */
export type Import = { from: string; target: string; isType: boolean }

/** The files that git tracks, or would track after an add; `patterns` are git pathspecs. */
export function sourceFiles(...patterns: string[]): SourceFile[] {
  const flags = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const paths = execFileSync('git', flags, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const there = [...new Set(paths)].filter((path) => existsSync(join(root, path)))
  return there.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const IMPORT = /^\s*(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** Every static and dynamic import of a file whose target is a string literal. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([words, from, bare, dynamic]) => ({
    from: path,
    target: resolve(path, from ?? bare ?? dynamic ?? ''),
    isType: /^\s*(import|export) type\s/.test(words),
  }))
}

/** The project's files that a file loads, directly or through others, itself included; types do not count. */
export function loadedFiles(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  const imports = importsOf({ path, text: readFileSync(join(root, path), 'utf8') })
  for (const { target, isType } of imports) if (!isType && existsSync(join(root, target))) loadedFiles(target, found)
  return found
}

function resolve(path: string, target: string): string {
  if (target.startsWith('#shared/')) return target.slice(1)
  if (target.startsWith('.')) return join(dirname(path), target)
  if (target.startsWith('node:')) return target
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
}
