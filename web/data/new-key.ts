/** 128 random bits as a name for something new, also on a page that was not loaded securely: it has no `randomUUID`. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
