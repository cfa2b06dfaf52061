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
  const size = Number(stored('reader_text_size'))
  root.style.setProperty('--text-scale', String(size >= 80 && size <= 200 ? size / 100 : 1))
  root.dataset.width = stored('reader_line_width') || 'normal'
  root.dataset.spacing = stored('reader_line_spacing') || 'normal'
  root.dataset.redLetters = stored('reader_red_letters') === 'off' ? 'off' : 'on'
})()
