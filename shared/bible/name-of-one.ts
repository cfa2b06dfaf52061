/** A book's name before the number of a single chapter: one of the "Salmos" is a "Salmo". */
export const nameOfOne = (name: string): string => name.replace(/^(Psalm|Salmo|Psaume)(?:s|en)$/, '$1')
