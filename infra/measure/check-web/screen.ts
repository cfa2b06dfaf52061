import type { Page } from 'playwright'

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
} as const
export type SizeName = keyof typeof sizes

export type Screen = {
  name: string
  path: string
  /** Puts the screen into the state to check, and waits until it is complete. */
  ready: (page: Page) => Promise<unknown>
  /** Only in these sizes: some things exist only on a phone. */
  sizes?: readonly SizeName[]
  /** In every theme. */
  isThemed?: boolean
}
