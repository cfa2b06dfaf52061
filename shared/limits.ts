/** Limits and defaults that server and browser share. */
export const DEFAULT_TRANSLATION = 'eng-web'
/** The translation that its publisher serves chapter by chapter, and that may not be stored. */
export const PUBLISHED_TRANSLATION = 'eng-esv'
export const PROMPT_MAX = 4000
/** Twice the text of the longest answer; what exceeds it is cut. */
export const ANSWER_TEXT_MAX = 65_536
export const CHAT_TITLE_MAX = 120
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
/** The pace at which most people read silently without hurry. */
export const READING_WORDS_PER_MINUTE = 200
/** The whole body of a request to check a text. */
export const CHECK_BODY_BYTES = 64 * 1024
/** One encrypted update of a visitor's notes, all of them, and how many a call may send. */
export const STUDY_UPDATE_BYTES = 64 * 1024
export const STUDY_VISITOR_BYTES = 5 * 1024 * 1024
export const STUDY_CALL_UPDATES = 100
/** How long a code for another device is valid. */
export const DEVICE_CODE_MINUTES = 10
