let close = (text: string): string => text

// loaded beside the chat and usually ready before the first answer; until then text is shown unchanged
void import('remend').then(
  ({ default: remend }) => {
    close = (text) => remend(text, { linkMode: 'text-only' })
  },
  () => {},
)

/** Closes the open syntax of truncated markdown: `**bol` becomes `**bol**`. */
export const closeMarkdown = (text: string): string => close(text)
