/** The language of a tag without its script and region, in small letters: "es-MX" becomes "es". RFC 5646, §§ 2.1.1 and 2.2.1. */
export const primaryLanguage = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase()
