const COPYING = ['beforecopy', 'copy']

/**
 * Copies a text to the clipboard. Rejects if the browser refuses. A page that was not loaded securely has no
 * `navigator.clipboard`, so the text is put into a copy of the document's own.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const put = (event: Event) => {
    event.preventDefault()
    ;(event as ClipboardEvent).clipboardData?.setData('text/plain', text)
  }
  for (const name of COPYING) document.addEventListener(name, put)
  const isCopied = document.execCommand('copy')
  for (const name of COPYING) document.removeEventListener(name, put)
  if (!isCopied) throw new Error('The browser did not copy.')
}
