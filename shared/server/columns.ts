import type { ColumnType, JSONColumnType } from 'kysely'

/** Column types that many tables share. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>
export type MaybeStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type Json<T> = JSONColumnType<T & object, string, string>
export type WithDefault<T> = ColumnType<T, T | undefined, T>
