/** How fast a voice reads, as a factor of its usual speed. */
export const speeds = ['0.8', '1', '1.2', '1.5'] as const
export type Speed = (typeof speeds)[number]
export const SPEED_KEY = 'listen_speed'

/** The speed in a stored text; the usual one if it is invalid. */
export const speedOf = (stored: string): Speed => speeds.find((speed) => speed === stored) ?? '1'

/** When reading aloud ends by itself: never, after so many minutes, or with the chapter. */
export const sleepTimes = ['off', '10', '30', '60', 'chapter'] as const
export type SleepTime = (typeof sleepTimes)[number]
