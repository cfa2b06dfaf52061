import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { startBrowser } from '../../../infra/run/start-browser.ts'
import { createTestDatabase, type TestDatabase } from '../db/database.ts'
import { startApiProcess, type TestApiProcess } from '../stack/processes.ts'
import { type Stack, type StackOptions, startStack } from '../stack/stack.ts'
import { type OpenOptions, openPage } from './browser.ts'

type Stop = () => Promise<unknown>

/** A browser's view of a running product. */
type Pages = {
  url: string
  browser: Browser
  /** A new visitor's page that has not navigated yet. */
  page: (options?: OpenOptions) => Promise<Page>
  /** A new visitor's page at a path of the app, once the app is rendered. */
  open: (path: string, options?: OpenOptions) => Promise<Page>
}

export type Site = Pages & { database: TestDatabase; api: TestApiProcess }

/** One API on a separate database and a browser, for all tests of the file; its fields are filled in when tests run. */
export function sharedSite({ texts = true, env }: { texts?: boolean; env?: Record<string, string> } = {}): Site {
  return shared(async (stops) => {
    const database = await createTestDatabase({ texts })
    stops.push(() => database.drop())
    const api = await startApiProcess({ databaseUrl: database.url, env })
    stops.push(() => api.end('SIGTERM'))
    return { database, api, url: `http://127.0.0.1:${api.port}` }
  })
}

/** The same with everything that answers questions. */
export function sharedStack(options?: StackOptions): Stack & Pages {
  return shared(async (stops) => {
    const stack = await startStack(options)
    stops.push(stack.stop)
    return stack
  })
}

function shared<Started extends { url: string }>(start: (stops: Stop[]) => Promise<Started>): Started & Pages {
  const stops: Stop[] = []
  const page: Pages['page'] = (options) => openPage(site.browser, site.url, options)
  const open: Pages['open'] = async (path, options) => {
    const opened = await page(options)
    await opened.goto(path)
    // the load event fires before the script has rendered the page and handles keys
    await opened.getByRole('banner').waitFor()
    return opened
  }
  const site = { page, open } as Started & Pages
  beforeAll(async () => {
    Object.assign(site, await start(stops))
    site.browser = await startBrowser()
    stops.push(() => site.browser.close())
  })
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
  })
  return site
}
