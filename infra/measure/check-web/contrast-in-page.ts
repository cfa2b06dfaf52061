/// <reference lib="dom" />

/**
 * Runs in the page: the visible controls whose words or sign have less contrast than `least` with what is behind them.
 * Disabled controls are judged only when `least` is the bound for them, which is below 4.5.
 */
export function controlContrasts(least: number): { faint: string[]; count: number } {
  const isForDisabled = least < 4.5
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })!
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
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || opacityOf(element) === 0) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      if (style.clipPath !== 'none') continue
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isField = element.matches('select, textarea, input:not([type="radio"], [type="checkbox"])')
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
    return shapes
      .map((shape) => getComputedStyle(shape))
      .flatMap(({ fill, stroke }) => [fill, stroke])
      .filter((colour) => colour !== 'none')
  }

  function opacityOf(element: Element): number {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  }

  function contrastOf(element: Element, colour: string): number {
    // the backgrounds from the page to the element, the last on top
    const behind: { colour: string; alpha: number }[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      behind.unshift({ colour: backgroundColor, alpha: opacityOf(at) })
    }
    const ground = blend(behind)
    const ink = blend([...behind, { colour, alpha: opacityOf(element) }])
    const [light, dark] = [luminance(ink), luminance(ground)].sort((a, b) => b - a) as [number, number]
    return (light + 0.05) / (dark + 0.05)
  }

  function blend(layers: { colour: string; alpha: number }[]): Uint8ClampedArray {
    brush.globalAlpha = 1
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, 1, 1)
    for (const { colour, alpha } of layers) {
      brush.globalAlpha = alpha
      brush.fillStyle = colour
      brush.fillRect(0, 0, 1, 1)
    }
    return brush.getImageData(0, 0, 1, 1).data
  }

  function luminance(colour: Uint8ClampedArray): number {
    const [red = 0, green = 0, blue = 0] = [...colour].slice(0, 3).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
