import type { HintName } from '#shared/contract/user.ts'
import type { Moment, Target } from './hint-rules.ts'

/** The hints that have a slot on the screen, each with its first slot. */
export function findPlaces(): Map<HintName, HTMLElement> {
  const places = new Map<HintName, HTMLElement>()
  for (const place of document.querySelectorAll<HTMLElement>('[data-hint-place]')) {
    if (isCovered(place) || !place.parentElement?.checkVisibility()) continue
    for (const name of (place.dataset.hintPlace ?? '').split(' ') as HintName[]) {
      if (!places.has(name)) places.set(name, place)
    }
  }
  return places
}

/** The state of the screen that decides which hints may be shown now. */
export function readScreen(): Pick<Moment, 'path' | 'targets'> {
  const seen = [...document.querySelectorAll<HTMLElement>('[data-hint]')].filter(isInSight)
  return { path: location.pathname, targets: new Set(seen.map((element) => element.dataset.hint as Target)) }
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return isInView && !isCovered(element) && element.checkVisibility({ visibilityProperty: true })
}

function isCovered(element: HTMLElement): boolean {
  return document.querySelector('dialog:modal')?.contains(element) === false
}
