import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright'
import { atMost, type Row } from './row.ts'
import { type SizeName, screens, sizes, type ThemeName, themes, wear } from './screens.ts'

/** What axe finds on every screen in four themes and three sizes; the findings are told one by one. */
export async function axeRows(browser: Browser, url: string, tell: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of Object.keys(sizes) as SizeName[]) {
    let [looks, findings] = [0, 0]
    for (const screen of screens.filter((each) => each.sizes?.includes(size) ?? true)) {
      const context = await browser.newContext({ baseURL: url, viewport: sizes[size], reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(screen.path)
      await screen.ready(page)
      for (const theme of Object.keys(themes) as ThemeName[]) {
        await wear(page, theme)
        const { violations } = await new AxeBuilder({ page }).analyze()
        looks += 1
        findings += violations.length
        for (const { id, nodes } of violations)
          tell(`${screen.name}, ${size}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      }
      await context.close()
    }
    rows.push(atMost(`axe, ${size}: findings in ${looks} looks`, findings, 0, ''))
  }
  return rows
}
