const rare = ['melchizedek', 'shibboleth', 'leviathan', 'frankincense', 'zacchaeus', 'nicodemus', 'gethsemane', 'urim']
const common = ['lord', 'god', 'love', 'king', 'son', 'people', 'house', 'heart']
const middling = [
  'faith',
  'hope',
  'light',
  'shepherd',
  'mercy',
  'bread',
  'vine',
  'peace',
  'anger',
  'wisdom',
  'fear',
  'joy',
]
const several = [
  'living water',
  'bread of life',
  'fear not',
  'love your neighbor',
  'valley of the shadow of death',
  'faith hope love',
]
const phrases = [
  '"in the beginning"',
  '"son of man"',
  '"kingdom of heaven"',
  '"do not be afraid"',
  '"holy spirit"',
  '"the word of"',
]
const beginnings = ['shep', 'righteousn', 'jerus', 'belov', 'good sam', 'crea']
/** Searches as readers type them, by their kind. */
export const searchKinds = { rare, common, middling, several, phrases, beginnings }

/** All of them. */
export const mixed = Object.values(searchKinds).flat()
