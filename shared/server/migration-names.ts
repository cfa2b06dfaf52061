import { readdirSync } from 'node:fs'

/** The folder of the migrations. */
export const migrationsFolder = new URL('../../migrations/', import.meta.url)

/** The names of the migrations of this version, in order. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
}
