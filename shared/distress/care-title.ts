/** The stored title of a conversation in distress: the visitor's words never appear in a list. Screens translate it. */
export const CARE_TITLE = 'Conversation'
