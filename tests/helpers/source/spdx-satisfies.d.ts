declare module 'spdx-satisfies' {
  /** Whether the approved licences satisfy an SPDX licence expression. Throws if the expression is invalid. */
  // biome-ignore lint/style/noDefaultExport: the package has no other export
  export default function satisfies(expression: string, approved: readonly string[]): boolean
}
