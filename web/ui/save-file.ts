/** Lets the visitor save a text as a file. */
export function saveFile(text: string, name: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // the browser has read the address by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
