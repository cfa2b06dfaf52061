import type { Page } from 'playwright'

/**
 * Milliseconds from the next tap or click on the page until an element is painted, by the page's own clock: what
 * the driver does before the tap does not count.
 */
export function fromTap(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const look = (begun: number) =>
          document.querySelector(wanted)
            ? requestAnimationFrame((now) => done(now - begun))
            : requestAnimationFrame(() => look(begun))
        addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
      }),
    selector,
  )
}

/** Clicks an element in the page itself. */
export const tap = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).click())
