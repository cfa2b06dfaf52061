/** The lengths of what visitors note: on a passage, and for the operators in a report. */
export const NOTE_MAX = 10_000
export const REPORT_NOTE_MAX = 500
