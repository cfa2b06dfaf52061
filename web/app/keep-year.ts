/** A translation's name whose year stays on the line of the word before it: "Reina-Valera 1909". */
export const keepYear = (name: string): string => name.replace(/ (?=\d{4}$)/, '\u00a0')
