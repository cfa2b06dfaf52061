import { balanceQuotes } from '../bible/balance-quotes.ts'
import { bar, iconShapes, label, lightShapes } from './ornaments.ts'
import type { Direction, Measure, Picture } from './picture.ts'
import { type SetText, setText } from './set-text.ts'
import { type PictureTheme, type PictureThemeName, pictureThemes } from './themes.ts'

/** `wide` is the preview of a link; the others are pictures to send. */
type PictureShape = 'wide' | 'square' | 'tall'

export type VersePicture = {
  /** The stored words, with an ellipsis between verses that do not follow one another. */
  text: string
  /** "John 3:16–17", in the translation's language. */
  reference: string
  /** The translation's name. */
  edition: string
  direction: Direction
  /** The product's name, and the partner's. */
  site: string
  theme: PictureThemeName
  shape: PictureShape
}

/** Where the parts of a shape are: the words' box, then the line with the reference, then the foot. */
type Plan = { size: [number, number]; box: [number, number, number, number]; sizes: [number, number]; scale: number }

const plans: Record<PictureShape, Plan> = {
  wide: { size: [1200, 630], box: [104, 64, 992, 372], sizes: [76, 30], scale: 1 },
  square: { size: [1080, 1080], box: [112, 96, 856, 640], sizes: [92, 34], scale: 1.2 },
  tall: { size: [1080, 1920], box: [112, 260, 856, 1120], sizes: [104, 36], scale: 1.3 },
}

/** A passage as a picture, with its reference and edition. Undefined if its words do not fit. */
export function versePicture(given: VersePicture, measure: Measure): Picture | undefined {
  const plan = plans[given.shape]
  const theme = pictureThemes[given.theme]
  const [width, height] = plan.size
  const [x, y, boxWidth, boxHeight] = plan.box
  const style = {
    face: 'serif' as const,
    colour: theme.ink,
    direction: given.direction,
    sizes: plan.sizes,
    leading: 1.36,
  }
  const box = { x, y, width: boxWidth, height: boxHeight }
  const set = setText(quoted(given), box, { ...style, align: 'middle' }, measure)
  if (!set) return undefined
  const foot = footOf(given, plan, theme, set, measure)
  return {
    width,
    height,
    paper: [theme.paper, theme.sunken],
    shapes: [...lightShapes(theme, { width, height }), ...foot.shapes],
    words: [...set.words, ...foot.words],
  }
}

/** A text without quotation marks gets a pair; one that was cut out of a speech gets the mark that it lost. */
function quoted({ text }: VersePicture): string {
  return /["“”„«»「」『』]/.test(text) ? balanceQuotes(text) : `“${text}”`
}

function footOf(
  { reference, edition, site, shape, direction }: VersePicture,
  { size: [width, height], box: [left, , boxWidth], scale }: Plan,
  theme: PictureTheme,
  set: SetText,
  measure: Measure,
): Pick<Picture, 'shapes' | 'words'> {
  const unit = (pixels: number) => pixels * scale
  // the reference of a link's preview is at the foot; that of a picture follows the words
  const top = shape === 'wide' ? 482 : set.bottom + unit(44)
  const aligned = (text: string, face: 'sans' | 'sansBold', size: number) =>
    direction === 'rtl' ? left + boxWidth - measure(text, face, size) : left
  const icon = unit(34)
  const right = width - left - icon - 14 - measure(site, 'sansBold', unit(23))
  const brand =
    shape === 'wide' ? { x: direction === 'rtl' ? left : right, y: 536 } : { x: left, y: height - left + unit(10) }
  return {
    shapes: [
      bar(direction === 'rtl' ? left + boxWidth - unit(56) : left, top, unit(56), 4, theme.accent),
      ...iconShapes(theme, { x: brand.x, y: brand.y - icon * 0.74, size: icon }),
    ],
    words: [
      label(reference, {
        ...{ x: aligned(reference, 'sansBold', unit(30)), y: top + unit(54) },
        ...{ size: unit(30), face: 'sansBold', colour: theme.accent },
      }),
      label(edition, {
        ...{ x: aligned(edition, 'sans', unit(22)), y: top + unit(90) },
        ...{ size: unit(22), colour: theme.muted },
      }),
      label(site, {
        ...{ x: brand.x + icon + 14, y: brand.y },
        ...{ size: unit(23), face: 'sansBold', colour: theme.ink },
      }),
    ],
  }
}
