/** The numbers of the product that both sides need. */
export const DEFAULT_TRANSLATION = 'eng-web'
/** The translation that its publisher hands out chapter by chapter, and that nobody may store. */
export const PUBLISHED_TRANSLATION = 'eng-esv'
export const PROMPT_MAX = 4000
export const RECENT_CHATS_IN_MENU = 5
export const RECENT_CHATS_ON_HOME = 10
export const MOBILE_MAX_WIDTH = 768
export const TABLET_MAX_WIDTH = 1024
/** The New Testament begins at this book in every translation. */
export const FIRST_NT_BOOK = 'MAT'
export const PLAN_DURATIONS = [1, 3, 7, 30] as const
export const PLAN_NAME_MAX = 100
export const PLAN_DESCRIPTION_MAX = 2000
export const PLAN_DAYS_MAX = 366
/** Five times the whole Bible. */
export const PLAN_WORDS_MAX = 4_000_000
/** As fast as most people read to themselves without hurry. */
export const READING_WORDS_PER_MINUTE = 200
