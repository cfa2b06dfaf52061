import { hash } from 'node:crypto'

/** The strong tag of serialised JSON. */
export const tagOf = (json: string): string => hash('sha256', json, 'base64url').slice(0, 22)
