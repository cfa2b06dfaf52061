import type { Page } from 'playwright'

/** Resolves when nothing on the page moves or fades, except endless animations. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished.then(() => {})),
    ),
  )
}
