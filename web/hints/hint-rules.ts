import type { HintName } from '#shared/contract/user.ts'

/** The order in which hints take their turn. */
const PRIORITY: readonly HintName[] = ['install_app', 'set_profile', 'share_conversation']

/** What a hint points at, the better place first. `data-hint` marks the places. */
const targets: Record<HintName, readonly string[]> = {
  install_app: ['install', 'menu'],
  set_profile: ['profile'],
  share_conversation: ['share_conversation'],
}

export type ShownHint = { name: HintName; target: HTMLElement }

/**
 * The first hint, by priority, that is still wanted and whose place is in sight. The menu button stands for installing
 * only where the app can be installed.
 */
export function nextHint(wanted: readonly HintName[], isInstallable: boolean): ShownHint | null {
  for (const name of PRIORITY) {
    if (!wanted.includes(name) || (name === 'install_app' && location.pathname === '/install')) continue
    const places = targets[name].filter((place) => place !== 'menu' || isInstallable)
    const target = places.map(findVisible).find((element) => element !== null)
    if (target) return { name, target }
  }
  return null
}

function findVisible(place: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-hint="${place}"]`)]
  return found.find(isVisible) ?? null
}

function isVisible(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const isCovered = document.querySelector('dialog:modal')?.contains(element) === false
  return isInView && !isCovered && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
