/// <reference lib="dom" />
import type { Page } from 'playwright'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const field = (page: Page) => page.getByLabel('What do you want the plan to cover?')

/** Requests a plan as a reader would; its id is in the address. */
export async function create(page: Page, description: string): Promise<number> {
  await page.goto('/reading-plans/create')
  await field(page).fill(description)
  await button(page, 'Create a First Draft').click()
  await page.waitForURL(/\/reading-plans\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

/** Chooses an entry of a plan's menu. */
export async function more(page: Page, item: string): Promise<void> {
  await button(page, 'More for this plan').click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Sends a call of the page's visitor that the page does not know of, as another tab or device would. */
export async function callElsewhere(page: Page, method: string, path: string, body?: object): Promise<void> {
  const isDone = await page.evaluate(
    async ([method, path, body]) => {
      const headers = {
        'X-User-ID': localStorage.getItem('philip_user_id') ?? '',
        ...(body && { 'Content-Type': 'application/json' }),
      }
      return (await fetch(path, { method, headers, body })).ok
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
  if (!isDone) throw new Error(`${method} ${path} was refused`)
}
