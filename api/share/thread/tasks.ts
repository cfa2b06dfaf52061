import { type CardPicture, cardPicture } from '#shared/picture/card-picture.ts'
import { type VersePicture, versePicture } from '#shared/picture/verse-picture.ts'
import type { Handout } from './handout/handout.ts'
import { printableCard } from './printable-card.ts'

/** What the thread can make, as plain data. Equal tasks give equal bytes. */
export type RenderTask =
  | ({ kind: 'verse' } & VersePicture)
  | { kind: 'card'; card: CardPicture }
  | { kind: 'handout'; handout: Handout }

/** Makes a file. The libraries are loaded on first use. */
export async function runTask(task: RenderTask): Promise<Buffer> {
  if (task.kind === 'handout') return (await import('./handout/make-handout.ts')).makeHandout(task.handout)
  const { drawPicture, measureText } = await import('./draw-picture.ts')
  if (task.kind === 'card') return drawPicture(cardPicture(printableCard(task.card), measureText))
  const { reference, edition, site, theme } = task
  // words without spaces may not fit
  const instead = () => cardPicture({ kind: edition, title: reference, about: '', site, theme }, measureText)
  return drawPicture(versePicture(task, measureText) ?? instead())
}
