/** The title of a content page: the first heading of its markdown. */
export function contentTitle(text: string | undefined): string | undefined {
  return /^# (.+)$/m.exec(text ?? '')?.[1]
}
