// Runs before the first paint, so that nothing flashes in another theme or jumps when the menu opens, and no word is lost.
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
  const brightness = stored('brightness')
  const isDark = brightness === 'dark' || (brightness !== 'light' && dark.matches)
  root.dataset.theme = parchment ? (isDark ? 'parchmentDark' : 'parchment') : isDark ? 'dark' : 'light'
  root.dataset.sidebar = stored('sidebar_open') === 'false' ? 'closed' : 'open'
  root.dataset.mode = stored('reader_mode') === 'immersive' ? 'immersive' : 'study'
  const size = Number(stored('reader_text_size'))
  root.style.setProperty('--text-scale', String(size >= 80 && size <= 200 ? size / 100 : 1))
  root.dataset.width = stored('reader_line_width') || 'normal'
  root.dataset.spacing = stored('reader_line_spacing') || 'normal'
  root.dataset.font = stored('reader_font') || 'serif'
  root.dataset.lines = stored('reader_verse_lines') === 'on' ? 'verse' : 'paragraph'
  root.dataset.justified = stored('reader_justified') === 'on' ? 'on' : 'off'
  root.dataset.redLetters = stored('reader_red_letters') === 'off' ? 'off' : 'on'
  root.dataset.numbers = stored('reader_verse_numbers') === 'off' ? 'off' : 'on'
  root.dataset.notes = stored('reader_notes') === 'off' ? 'off' : 'on'
  root.dataset.ai = stored('no_ai') === 'true' ? 'off' : 'on'
  // the page contains a chapter of the default translation: readers of another one, or of two, must not see it flash
  const isUsual = (stored('translation_id') || 'eng-web') === 'eng-web' && !stored('second_translation')
  root.dataset.text = isUsual ? 'given' : 'own'
  // what is typed into Home's box before the app runs is kept for it: see web/home/useEarlyWords.ts
  const keepWords = (event) => {
    if (event.target.matches?.('[data-opening] input')) root.dataset.typed = event.target.value
  }
  for (const name of ['focusin', 'input']) addEventListener(name, keepWords)
  addEventListener('submit', (event) => {
    if (!event.target.closest('[data-opening]')) return
    event.preventDefault()
    root.dataset.sent = ''
  })
  root.dataset.commentary = stored('commentary') && !stored('second_translation') ? 'on' : 'off'
})()
