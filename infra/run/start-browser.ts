import { type Browser, chromium } from 'playwright'
import { chromiumPath } from '../needs.js'

/** The machine's own Chromium, the same that `npm test` uses. */
export function startBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args })
}
