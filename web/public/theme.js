// Runs before the first paint, so that nothing flashes in another theme or jumps when the menu opens.
;(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const parchment = stored('themeFamily') === 'parchment'
  root.dataset.theme = parchment ? (dark.matches ? 'parchmentDark' : 'parchment') : dark.matches ? 'dark' : 'light'
  root.dataset.sidebar = stored('sidebar_open') === 'false' ? 'closed' : 'open'
  root.dataset.mode = stored('reader_mode') === 'immersive' ? 'immersive' : 'study'
})()
