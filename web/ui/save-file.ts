/** Lets the visitor save a text or a blob as a file. */
export function saveFile(content: string | Blob, name: string, type = 'application/json'): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // the browser has read the address by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
