import type { Services } from './services.ts'

/** One measurement: its title, and the program that prints its table. */
export type Bench = { about: string; run: (services: Services, options: string[]) => Promise<void> }
