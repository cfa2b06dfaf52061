import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { publishInstructions } from '../../workers/upkeep/publish-instructions.ts'
import { expectAccessible, type Size, type Theme } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()
// the worker publishes them as well; the order does not matter
beforeAll(() => publishInstructions(stack.database.db))

test('the instructions of every choice can be read, as a page and as the exact text', async () => {
  const page = await stack.page()
  await page.goto('/instructions')
  await page.getByRole('combobox', { name: 'Perspective' }).selectOption({ label: 'Lutheran' })
  await page.getByRole('combobox', { name: 'Commentary' }).selectOption({ label: 'Matthew Henry' })
  await page.getByRole('link', { name: 'Read these instructions' }).click()
  await page
    .getByRole('heading', { name: 'The reader’s theology: Lutheran' })
    .or(page.getByRole('heading', { name: "The reader's theology: Lutheran" }))
    .waitFor()
  await page.getByText('Answers · Lutheran · Any reader · with Matthew Henry').waitFor()
  await page.getByRole('radio', { name: 'Exact text' }).check()
  const exact = await page.locator('pre').textContent()
  const hash = new URL(page.url()).pathname.split('/').at(-1)
  expect(createHash('sha256').update(exact!).digest('hex')).toBe(hash)
})

test('the changes since the previous text are shown', async () => {
  const { db } = stack.database
  const { text } = await db.selectFrom('instructions').select('text').orderBy('hash').limit(1).executeTakeFirstOrThrow()
  const [before, after] = [`${text}Be brief.\n`, `${text}Be brief and kind.\n`]
  const release = { kind: 'plan' as const, theology_slug: '', profile_slug: '', commentary: '' }
  const hashes = [before, after].map((each) => createHash('sha256').update(each).digest('hex'))
  await db
    .insertInto('instructions')
    .values([
      { hash: hashes[0]!, text: before },
      { hash: hashes[1]!, text: after },
    ])
    .execute()
  for (const hash of hashes)
    await db
      .insertInto('instruction_releases')
      .values({ ...release, hash })
      .execute()
  const page = await stack.page()
  await page.goto(`/instructions/${hashes[1]}`)
  await page.getByRole('radio', { name: 'What changed' }).check()
  await page.locator('del', { hasText: 'Be brief.' }).waitFor()
  await page.locator('ins', { hasText: 'Be brief and kind.' }).waitFor()
  await page.getByRole('link', { name: 'the text before it' }).click()
  await page.waitForURL(`**/instructions/${hashes[0]}`)
})

test('an unknown hash links back to all instructions', async () => {
  const page = await stack.page()
  await page.goto(`/instructions/${'0'.repeat(64)}`)
  await page.getByRole('heading', { name: 'Instruction not found' }).waitFor()
  await page.getByRole('link', { name: 'All instructions' }).click()
  await page.getByRole('heading', { name: 'The AI’s instructions' }).waitFor()
})

test('the figures of the evaluations and of the last thirty days are public', async () => {
  const page = await stack.page()
  await page.goto('/trust')
  await page.getByRole('heading', { name: 'How answers are checked' }).waitFor()
  await page.getByText('quotations checked').waitFor()
  expect(await page.getByRole('rowheader', { name: 'damaged quotations found' }).isVisible()).toBe(false)
  await page.getByText('Details', { exact: true }).click()
  await page.getByRole('rowheader', { name: 'damaged quotations found' }).waitFor()
})

test('the most important figures are plain sentences with their share on a line, drawn to scale', async () => {
  const page = await stack.page({ size: 'phone' })
  const share = { count: 270, of: 300, low: 0.861, high: 0.929 }
  const figure = { name: 'f', value: 'v', bound: 'b', held: true, plain: { says: 'Of 300 questions, 270.', share } }
  await page.route('**/api/trust', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.evaluations = [{ ...answer.evaluations[0], figures: [figure] }]
    await route.fulfill({ json: answer })
  })
  await page.goto('/trust')
  const item = page.getByRole('listitem').filter({ hasText: 'Of 300 questions, 270.' })
  await item.getByText('90.0 %, between 86.1 % and 92.9 %').waitFor()
  const [line, interval, dot] = await item.locator('figure > div, figure > div > span').evaluateAll((all) =>
    all.map((each) => {
      const { left, width } = each.getBoundingClientRect()
      return { left, width, middle: left + width / 2 }
    }),
  )
  expect((dot!.middle - line!.left) / line!.width).toBeCloseTo(0.9, 2)
  expect((interval!.left - line!.left) / line!.width).toBeCloseTo(0.861, 2)
  expect(interval!.width / line!.width).toBeCloseTo(0.068, 2)
})

const looks: [Size, Theme][] = [
  ['phone', 'light'],
  ['phone', 'parchmentDark'],
  ['tablet', 'dark'],
  ['desk', 'parchment'],
]
test.each(looks)('axe finds nothing on a %s in %s', async (size, theme) => {
  const page = await stack.page({ size, theme })
  for (const path of ['/trust', '/instructions']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Copyright Notices' }).waitFor()
    await page.locator('[aria-busy]').first().waitFor({ state: 'detached' })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('figures that cannot be loaded say so, and leave no empty frame', async () => {
  const page = await stack.page()
  await page.route('**/api/trust', (route) => route.fulfill({ status: 400, json: { detail: 'Not today.' } }))
  await page.goto('/trust')
  await page.getByRole('alert').filter({ hasText: 'The figures could not be loaded: Not today.' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await page.getByRole('heading', { name: 'The last thirty days' }).count()).toBe(0)
})
