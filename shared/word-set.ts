/** The words of a list with spaces or line breaks between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
