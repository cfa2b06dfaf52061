const SECONDS = 1000
const MINUTES = 60_000

/** How often to check for a new build: very often on staging, more often where the app stays open. */
export function checkInterval(hostname: string, isInstalled: boolean): number {
  if (hostname.startsWith('staging.')) return 5 * SECONDS
  return isInstalled ? 2 * MINUTES : 10 * MINUTES
}

/** True while a field has text that a reload would lose. The initial value of a `data-kept` field restores itself. */
export function hasUnsentWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input[type="text"], input[type="search"]',
  )
  return [...fields].some((field) => {
    const words = field.value.trim()
    return !field.readOnly && words !== '' && !('kept' in field.dataset && words === field.defaultValue.trim())
  })
}
