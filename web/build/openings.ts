import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import type { CSSOptions } from 'vite'
import { codeOf } from './scripts.ts'

/** Renders the openings, which the API puts into pages so that they show before any script runs, as HTML by file name. */
export async function renderOpenings(css: CSSOptions): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'openings-'))
  const file = join(folder, 'render.mjs')
  writeFileSync(file, await buildOpenings(css))
  const { openings }: { openings: Record<string, string> } = await import(pathToFileURL(file).href)
  rmSync(folder, { recursive: true })
  return openings
}

function buildOpenings(css: CSSOptions): Promise<string> {
  return codeOf({
    plugins: [react()],
    css,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { target: 'node', noExternal: true },
    // one file, whatever the app loads later
    build: { write: false, ssr: 'opening/render.tsx', rolldownOptions: { output: { codeSplitting: false } } },
  })
}
