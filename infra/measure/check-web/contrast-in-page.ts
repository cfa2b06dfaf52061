/// <reference lib="dom" />

type Paints = {
  styleOf: (element: Element) => CSSStyleDeclaration
  opacityOf: (element: Element) => number
  /** The contrast of something in an element, written in this colour, with what is behind it. */
  contrastOf: (element: Element, colour: string) => number
}
type WithPaints = { paints: () => Paints }

/**
 * Runs in the page once: defines `paints()`, which looks at each element and each colour once, so it is to be called
 * again whenever something has changed.
 */
export function definePaints(): void {
  type Colour = { red: number; green: number; blue: number; alpha: number }
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })!
  const colourOf = remembered((written: string): Colour => {
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = written
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
    return { red, green, blue, alpha: alpha / 255 }
  })
  const blend = (ground: Colour, written: string, opacity: number): Colour => {
    const colour = colourOf(written)
    const share = colour.alpha * opacity
    const mix = (part: 'red' | 'green' | 'blue') => colour[part] * share + ground[part] * (1 - share)
    return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 }
  }
  const luminance = ({ red, green, blue }: Colour): number => {
    const part = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
  const paints = (): Paints => {
    const styleOf = remembered((element: Element) => getComputedStyle(element))
    const opacityOf = remembered((element: Element): number => {
      const around = element.parentElement
      return Number(styleOf(element).opacity) * (around ? opacityOf(around) : 1)
    })
    // the backgrounds from the page to the element, the last on top
    const groundOf = remembered((element: Element): Colour => {
      const behind = element.parentElement ? groundOf(element.parentElement) : colourOf('#fff')
      return blend(behind, styleOf(element).backgroundColor, opacityOf(element))
    })
    const contrastOf = (element: Element, colour: string) => {
      const ground = groundOf(element)
      const ink = blend(ground, colour, opacityOf(element))
      const [light = 0, dark = 0] = [luminance(ink), luminance(ground)].sort((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    return { styleOf, opacityOf, contrastOf }
  }
  Object.assign(window, { paints } satisfies WithPaints)

  function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
    const found = new Map<Key, Value>()
    return (key) => {
      if (!found.has(key)) found.set(key, find(key))
      return found.get(key) as Value
    }
  }
}

/**
 * Runs in the page after `definePaints`: the visible controls whose words or sign have less contrast than `least` with
 * what is behind them. Disabled controls are judged only when `least` is the bound for them, which is below 4.5.
 */
export function controlContrasts(least: number): { faint: string[]; count: number } {
  const isForDisabled = least < 4.5
  const { styleOf, opacityOf, contrastOf } = (window as unknown as WithPaints).paints()
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]'
  const faint = new Set<string>()
  let count = 0
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const isDisabled = control.matches(':disabled, [aria-disabled="true"]')
    if (isDisabled !== isForDisabled || control.closest('[inert]')) continue
    for (const { element, colours } of inksOf(control)) {
      if (colours.length === 0) continue
      count += 1
      const ratio = Math.max(...colours.map((colour) => contrastOf(element, colour)))
      if (ratio >= least - 0.05) continue
      const words = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 24)
      faint.add(`${control.tagName.toLowerCase()} “${words}” ${ratio.toFixed(2)} : 1`)
    }
  }
  return { faint: [...faint], count }

  /** What is drawn in a control: its words, placeholder and signs. One colour of a sign must differ enough. */
  function inksOf(control: HTMLElement): { element: Element; colours: string[] }[] {
    const inks: { element: Element; colours: string[] }[] = []
    for (const element of [control, ...control.querySelectorAll('*')]) {
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isField = element.matches('select, textarea, input:not([type="radio"], [type="checkbox"])')
      if (!hasWords && !isField && !(element instanceof SVGSVGElement)) continue
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || opacityOf(element) === 0) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = styleOf(element)
      if (style.clipPath !== 'none') continue
      if (isField && (element as HTMLInputElement).placeholder)
        inks.push({ element, colours: [getComputedStyle(element, '::placeholder').color] })
      if (hasWords || isField) inks.push({ element, colours: [style.color] })
      if (element instanceof SVGSVGElement) inks.push({ element, colours: coloursOf(element) })
    }
    return inks
  }

  function coloursOf(sign: SVGSVGElement): string[] {
    const shapes = [
      ...sign.querySelectorAll<SVGGeometryElement>('path, circle, rect, line, polyline, polygon, ellipse'),
    ]
    return shapes.flatMap((shape) => [styleOf(shape).fill, styleOf(shape).stroke]).filter((colour) => colour !== 'none')
  }
}
