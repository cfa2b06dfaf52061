const SECONDS = 1000
const MINUTES = 60_000

/** How often the build is asked for: all the time where changes are tried out, more often where the app never closes. */
export function checkInterval(hostname: string, isInstalled: boolean): number {
  if (hostname.startsWith('staging.')) return 5 * SECONDS
  return isInstalled ? 2 * MINUTES : 10 * MINUTES
}

/** True while a field holds words that a reload would lose. A field that the address fills is marked `data-kept`. */
export function hasUnsentWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input[type="text"], input[type="search"]',
  )
  return [...fields].some((field) => !('kept' in field.dataset) && !field.readOnly && field.value.trim() !== '')
}
