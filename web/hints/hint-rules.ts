import type { HintName } from '#shared/contract/user.ts'

/** The order of the hints. */
const PRIORITY: readonly HintName[] = ['install_app', 'set_profile', 'share_conversation']

/** The first visit in which a hint may be shown. */
export const FIRST_VISIT = 3
/** A conversation is worth sharing from its second answer; beside the first one, a hint is in the way. */
const FIRST_ANSWERS = 2

/** Things that a hint is about, marked with `data-hint`. */
export type Target = 'install' | 'menu' | 'profile' | 'share_conversation'

/** The conversation on the screen. */
export type OpenChat = {
  isOwner: boolean
  isPublic: boolean
  /** The number of complete answers. */
  answers: number
  isAnswering: boolean
}

/** Everything that decides which hint is shown. */
export type Moment = {
  /** The hints that were not dismissed. */
  wanted: readonly HintName[]
  /** The number of this visit, from 1. */
  visit: number
  /** The hint that this visit has already shown. */
  shown: HintName | null
  path: string
  isInstallable: boolean
  /** The visible targets. */
  targets: ReadonlySet<Target>
  /** The hints that have a slot on the screen where they cover nothing. */
  places: ReadonlySet<HintName>
  chat: OpenChat | null
}

/** The hint to show now; null for none. */
export function chooseHint(moment: Moment): HintName | null {
  const { wanted, visit, shown, places, chat } = moment
  if (visit < FIRST_VISIT) return null
  // a conversation shared by someone else
  if (chat && !chat.isOwner) return null
  const may = PRIORITY.filter((name) => wanted.includes(name) && places.has(name) && isDue[name](moment))
  if (shown) return may.includes(shown) ? shown : null
  return may[0] ?? null
}

const isDue: Record<HintName, (moment: Moment) => boolean> = {
  install_app: ({ path, targets, isInstallable }) =>
    path !== '/install' && (targets.has('install') || (isInstallable && targets.has('menu'))),
  set_profile: ({ targets }) => targets.has('profile'),
  share_conversation: ({ targets, chat }) =>
    targets.has('share_conversation') &&
    chat !== null &&
    chat.answers >= FIRST_ANSWERS &&
    !chat.isAnswering &&
    !chat.isPublic,
}
