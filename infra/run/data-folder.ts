import { resolve } from 'node:path'

/** Where `npm start` stores its data: `.data`, or DATA_DIR. */
export const dataFolder = (): string => resolve(import.meta.dirname, '../..', process.env.DATA_DIR || '.data')
