import { dayOf } from '#shared/day.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { watchTheme } from '../app/theme.ts'
import { readStored } from '../data/stored.ts'
import { chooseFonts } from './fonts.ts'
import { preloadApp } from './preload-app.ts'

// Runs before the first paint, so that nothing flashes in another theme or jumps when the menu opens, and no word is lost.
const root = document.documentElement
watchTheme()
chooseFonts(root)
void preloadApp()
root.dataset.ai = readStored('no_ai') === 'true' ? 'off' : 'on'
// the page's words are in the first language of the browser: a reader of another one must not see them flash
const language = readStored('language')
if (language && language !== root.lang) root.dataset.words = 'own'
const isAlone = !readStored('second_translation')
// the page contains a chapter of the default translation: readers of another one, or of two, must not see it flash
const isDefault = (readStored('translation_id') || DEFAULT_TRANSLATION) === DEFAULT_TRANSLATION
root.dataset.text = isAlone && isDefault ? 'given' : 'own'
// Home contains the verse of a day in UTC: where another date is shown, another verse is due
const isToday = Number(root.dataset.verseDay) === dayOf(new Date())
root.dataset.verse = isDefault && isToday ? 'given' : 'own'
root.dataset.place = readStored('last_place') ? 'own' : 'given'
root.dataset.commentary = isAlone && readStored('commentary') ? 'on' : 'off'

// what is typed into Home's box before the app runs is kept for it: see web/home/useEarlyWords.ts
const isOpening = (target: EventTarget | null) => target instanceof Element && target.closest('[data-opening]') !== null
const keepWords = ({ target }: Event) => {
  if (isOpening(target) && target instanceof HTMLInputElement) root.dataset.typed = target.value
}
for (const name of ['focusin', 'input']) addEventListener(name, keepWords)
addEventListener('submit', (event) => {
  if (!isOpening(event.target)) return
  event.preventDefault()
  root.dataset.sent = ''
})
