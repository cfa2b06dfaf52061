const DAY_MS = 86_400_000

/** The number of the date at a moment: days since 1 January 1970 in this calendar, `offset` minutes behind UTC. */
export const dayOf = (moment: Date, offset = moment.getTimezoneOffset()): number =>
  Math.floor((moment.getTime() - offset * 60_000) / DAY_MS)
