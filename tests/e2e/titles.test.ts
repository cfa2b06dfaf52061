/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

declare global {
  interface Window {
    titles: Set<string>
  }
}

const screens: [path: string, shown: string][] = [
  ['/', 'home'],
  ['/read/JHN/3', 'article #v16'],
  ['/read/JHN/3?verse=16', 'article #v16'],
  ['/search', 'h1'],
  ['/search?q=vine', 'mark'],
  ['/conversations', 'h1'],
  ['/settings', 'h1'],
  ['/my-profile', 'h1'],
  ['/theologies/wesleyan', 'h1'],
  ['/theologies/none', 'h1'],
  ['/site/copyright', 'h1'],
  ['/site/none', 'h1'],
  ['/about-philip', 'h1'],
  ['/about', 'h1'],
  ['/install', 'h1'],
  ['/trust', 'h1'],
  ['/check', 'h1'],
  ['/instructions', 'h1'],
  ['/reading-plans', 'h1'],
  ['/reading-plans/discover', 'h1'],
  ['/reading-plans/create', 'form'],
  ['/plans/999999', 'text=No plan found.'],
  ['/nowhere/at/all', 'h1'],
]

/** Opens a screen, and expects that it has one title from the first response on. */
async function expectOneTitle(path: string, shown: string, locale?: string): Promise<string> {
  const page = await site.page(locale ? { context: { locale } } : {})
  await page.addInitScript(() => {
    window.titles = new Set()
    const note = () => document.title && window.titles.add(document.title)
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(path)
  await page.getByRole('banner').waitFor()
  await page
    .locator(shown === 'home' ? '[name="question"], textarea, input' : shown)
    .first()
    .waitFor()
  const title = await page.title()
  expect(await page.evaluate(() => [...window.titles])).toEqual([title])
  expect(title).toMatch(/(^| · )Philip$/)
  return title
}

test.each(screens)('the title of %s does not change after the page arrived', async (path, shown) => {
  await expectOneTitle(path, shown)
})

test.each([
  ['/read/JHN/3', 'article #v16', 'Juan 3 (WEB)'],
  ['/search', 'h1', 'Buscar en la Biblia'],
  ['/conversations', 'h1', 'Conversaciones'],
  ['/notes', 'h1', 'Mis notas'],
  ['/link', 'h1', 'Añadir este dispositivo'],
  ['/theologies/none', 'h1', 'Perspectivas'],
  ['/site/none', 'h1', 'Contenido no encontrado'],
  ['/trust', 'h1', 'Cómo se comprueban las respuestas'],
  ['/reading-plans', 'h1', 'Mis planes'],
  ['/plans/999999', 'text=No se encontró ningún plan.', 'Planes de lectura'],
  ['/nowhere/at/all', 'h1', 'Página no encontrada'],
])('nor does that of %s in Spanish', async (path, shown, title) => {
  expect(await expectOneTitle(path, shown, 'es-MX')).toBe(`${title} · Philip`)
})
