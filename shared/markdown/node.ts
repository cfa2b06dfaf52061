/** The parts of a markdown node that this project uses. */
export type MarkdownNode = {
  type: string
  value?: string
  url?: string
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
  data?: object
}

/** Where a node begins and ends in its source. */
export function rangeOf({ position }: MarkdownNode): { start: number; end: number } | undefined {
  const { start, end } = position ?? {}
  return start?.offset === undefined || end?.offset === undefined ? undefined : { start: start.offset, end: end.offset }
}

/** True for a list with numbers. */
export const isOrdered = (node: MarkdownNode): boolean => (node as { ordered?: boolean }).ordered === true

/** The number of the first item of a list. */
export const firstNumber = (node: MarkdownNode): number => (node as { start?: number | null }).start ?? 1
