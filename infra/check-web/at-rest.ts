import type { Page } from 'playwright'

/** Resolves when nothing on the page moves or fades any more, but for what goes round and round. */
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
