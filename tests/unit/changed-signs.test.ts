import { expect, test } from 'vitest'
import { hasChangedSigns } from '../../shared/quotes/changed-signs.ts'

const LOVED = 'For God so loved the world, that he gave his only born Son'

test.each([
  ['For God so loved the world? that he gave his only born Son', LOVED],
  ['For God so loved the world (!!!), that he gave his only born Son', LOVED],
  ['For God so loved the world, that he 😂 gave his only born Son', LOVED],
  ['For God so loved the world, that he ≠ gave his only born Son', LOVED],
  ['For God so loved the world, that he gave his only born son', LOVED],
  ['for god so loved the world, that he gave his only born Son', LOVED],
  ['he is a new creation? The old things have passed away', 'he is a new creation. The old things have passed away'],
])('signs that change the sense count: %s', (shown, stored) => {
  expect(hasChangedSigns(shown, stored, 'en')).toBe(true)
})

test.each([
  ['for God so loved the world - that he gave his only born Son?', LOVED, 'en'],
  ['For God so loved the world; that he gave: "His only born Son."', LOVED, 'en'],
  ['FOR GOD SO LOVED THE WORLD THAT HE GAVE HIS ONLY BORN SON', LOVED, 'en'],
  ['For God so loved the world,\n● that he gave* his (†) only ⓐ born Son', LOVED, 'en'],
  ['saying, fear not, for i am with thee', 'saying, Fear not, for I am with thee', 'en'],
  ['he asked, who is my neighbour and why', 'he asked, Who is my neighbour? And why', 'en'],
  ['also hat Gott die welt geliebt', 'Also hat Gott die Welt geliebt', 'de'],
  ['神愛世人、甚至將他的獨生子', '神愛世人，甚至將他的獨生子', 'zh'],
])('other signs do not: %s', (shown, stored, language) => {
  expect(hasChangedSigns(shown, stored, language)).toBe(false)
})
