import type { TrustFigure } from '#shared/contract/trust.ts'
import { shareWithInterval } from './wilson.ts'

/** A figure without a bound. */
export const reported = (name: string, value: string): TrustFigure => ({ name, value, bound: 'reported', held: true })

/** Something that must not happen; `value` says more than the count, such as of how many. */
export const none = (name: string, count: number, value = `${count}`): TrustFigure => ({
  ...{ name, value, bound: 'none', held: count === 0 },
})

export const atLeast = (name: string, count: number, least: number): TrustFigure => ({
  ...{ name, value: `${count}`, bound: `at least ${least}`, held: count >= least },
})

/** A share of at least `least`, between 0 and 1. */
export const shareAtLeast = (name: string, count: number, all: number, least: number): TrustFigure => ({
  ...{ name, value: shareWithInterval(count, all), bound: `at least ${least * 100} %`, held: count / all >= least },
})

/** A share of at most `most`, between 0 and 1. */
export const shareAtMost = (name: string, count: number, all: number, most: number): TrustFigure => ({
  ...{ name, value: shareWithInterval(count, all), bound: `at most ${most * 100} %`, held: count / all <= most },
})
