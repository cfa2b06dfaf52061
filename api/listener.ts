import type { RequestListener } from 'node:http'
import { createApp } from './app.ts'
import { chapterFirst } from './bible/chapters.ts'
import { searchFirst } from './bible/search-first.ts'
import type { Deps } from './context.ts'

/** Answers requests: chapters and searches before Koa, everything else by it. */
export function createListener(deps: Deps): RequestListener {
  const app = createApp(deps)
  return chapterFirst(searchFirst(app, deps), deps)
}
