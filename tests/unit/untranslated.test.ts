import { expect, test } from 'vitest'
import { sourceFiles } from '../helpers/source/source-files.ts'
import { textsIn } from '../helpers/source/texts-in-code.ts'

const textsOf = (text: string) => textsIn({ path: 'web/Screen.tsx', text })

test('every text of a screen is in a catalog, has a language of its own or is a name', () => {
  const screens = sourceFiles('web/*.tsx')
  expect(screens.length).toBeGreaterThan(150)
  expect(screens.flatMap(textsIn)).toEqual([])
})

test.each([
  ['<p>Hello</p>', 'Hello'],
  ["<p>{isOn ? 'On' : words('off')}</p>", 'On'],
  ["<p>{isOn && 'On'}</p>", 'On'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a screen
  ['<p>{`${count} verses`}</p>', '… verses'],
  ['<button aria-label="Close" />', 'Close'],
  ['<Sheet title={"Close"} />', 'Close'],
  ['<><b lang="en">A name</b> of it</>', 'of it'],
])('%s has a text in no catalog', (source, text) => {
  expect(textsOf(`export const Screen = () => ${source}`)).toEqual([`web/Screen.tsx:1 ${text}`])
})

test.each([
  "<p className='wide'>{words('hello')}, {count} · 3 %</p>",
  '<code>npm run eval</code>',
  '<kbd translate="no">Esc</kbd>',
  '<p lang={language}>Ayuda</p>',
  "<p>{words(isOn ? 'on' : 'off')} &nbsp;</p>",
])('%s has none', (source) => {
  expect(textsOf(`export const Screen = () => ${source}`)).toEqual([])
})
