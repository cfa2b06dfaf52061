/** Fetches a file of the app, so that the browser has it when it is used. Rejects if the server does not have it. */
export async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await response.arrayBuffer()
}
