import type { Face, Measure, Picture } from '#shared/picture/picture.ts'

const fonts: Record<Face, { weight: number; family: string }> = {
  serif: { weight: 400, family: '"Literata Variable", serif' },
  sans: { weight: 400, family: '"Inter Variable", sans-serif' },
  sansBold: { weight: 600, family: '"Inter Variable", sans-serif' },
}

const fontOf = (face: Face, size: number): string => `${fonts[face].weight} ${size}px ${fonts[face].family}`

/** Loads the fonts of a picture with these words. What cannot be loaded, offline for instance, is drawn in another. */
export async function loadFonts(words: string): Promise<void> {
  const faces = Object.keys(fonts) as Face[]
  await Promise.allSettled(faces.map((face) => document.fonts.load(fontOf(face, 40), words)))
}

/** Measures words as this canvas draws them. */
export function measureOn(context: CanvasRenderingContext2D): Measure {
  return (text, face, size) => {
    context.font = fontOf(face, size)
    return context.measureText(text).width
  }
}

/** Draws a picture, whose size the canvas takes. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  const context = canvas.getContext('2d')!
  canvas.width = picture.width
  canvas.height = picture.height
  const paper = context.createLinearGradient(0, 0, 0, picture.height)
  for (const [stop, colour] of picture.paper.entries()) paper.addColorStop(stop, colour)
  context.fillStyle = paper
  context.fillRect(0, 0, picture.width, picture.height)
  for (const { path, fill, opacity = 1, x = 0, y = 0, scale = 1 } of picture.shapes) {
    context.save()
    context.translate(x, y)
    context.scale(scale, scale)
    context.globalAlpha = opacity
    context.fillStyle = fill
    context.fill(new Path2D(path))
    context.restore()
  }
  context.textAlign = 'left'
  for (const { text, x, y, size, face, colour, direction } of picture.words) {
    context.font = fontOf(face, size)
    context.fillStyle = colour
    context.direction = direction
    context.fillText(text, x, y)
  }
}

/** The drawn picture as a file. */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture could not be made')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}
