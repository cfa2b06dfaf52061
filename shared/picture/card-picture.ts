import { bar, iconShapes, label, lightShapes } from './ornaments.ts'
import type { Measure, Picture } from './picture.ts'
import { cutText, setText } from './set-text.ts'
import { type PictureThemeName, pictureThemes } from './themes.ts'

/** The preview of a link that shows no passage: a conversation, a plan, a home page. */
export type CardPicture = {
  /** What it is: "Reading plan, 7 days". */
  kind: string
  title: string
  /** A sentence or two below the title. */
  about: string
  site: string
  theme: PictureThemeName
}

const [WIDTH, HEIGHT, LEFT] = [1200, 630, 104]

/** A title with what it belongs to. Text that is too long is cut with an ellipsis. */
export function cardPicture({ kind, title, about, site, theme: name }: CardPicture, measure: Measure): Picture {
  const theme = pictureThemes[name]
  const width = WIDTH - 2 * LEFT
  const serif = { face: 'serif' as const, colour: theme.ink, direction: 'ltr' as const, leading: 1.22 }
  const sans = { face: 'sans' as const, colour: theme.muted, direction: 'ltr' as const, leading: 1.5 }
  const titleBox = { x: LEFT, y: 132, width, height: about ? 232 : 330 }
  const set = firstFitting([160, 120, 80, 40], (length) =>
    setText(cutText(title, length), titleBox, { ...serif, sizes: [88, 44] }, measure),
  )
  const below = { x: LEFT, y: (set?.bottom ?? titleBox.y) + 18, width: width * 0.86, height: 84 }
  const more = firstFitting([200, 150, 100, 60], (length) =>
    setText(cutText(about, length), below, { ...sans, sizes: [28, 26] }, measure),
  )
  const icon = 40
  return {
    ...{ width: WIDTH, height: HEIGHT, paper: [theme.paper, theme.sunken] },
    shapes: [
      ...lightShapes(theme, { width: WIDTH, height: HEIGHT }),
      bar(LEFT, 116, 56, 4, theme.accent),
      ...iconShapes(theme, { x: LEFT, y: 508, size: icon }),
    ],
    words: [
      label(cutText(kind, 60), { x: LEFT, y: 92, size: 25, face: 'sansBold', colour: theme.accent }),
      ...(set?.words ?? []),
      ...(more?.words ?? []),
      label(cutText(site, 60), { x: LEFT + icon + 16, y: 537, size: 25, face: 'sansBold', colour: theme.ink }),
    ],
  }
}

/** The first result among shorter and shorter texts that fits. */
function firstFitting<Set>(lengths: readonly number[], set: (length: number) => Set | undefined): Set | undefined {
  for (const length of lengths) {
    const fitting = set(length)
    if (fitting) return fitting
  }
  return undefined
}
