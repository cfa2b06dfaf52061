import type { ReadableText } from './texts.ts'

/** Words that the style in CONTRIBUTING does not allow, each with what to write instead. */
export const rules: { words: RegExp; instead: string }[] = [
  { words: /\b(whoever|nobody|somebody|everybody|anybody)\b/gi, instead: 'users, no one, someone, everyone, anyone' },
  { words: /\banew\b/gi, instead: 'again' },
  { words: /\bas ever\b/gi, instead: 'still' },
  { words: /\b(go|goes|going|went|gone) on\b/gi, instead: 'continue' },
  { words: /\b(lead|leads|leading|led) on\b/gi, instead: 'continue' },
  { words: /\b(give|gives|gave|given|giving)( \w+){0,3} back\b/gi, instead: 'return, restore, release' },
  { words: /\b(stand|stands|stood|standing)\b/gi, instead: 'be' },
  { words: /\b(tell|tells|told|telling)\b/gi, instead: 'show, report, say' },
  { words: /\b(hold|holds|held|holding)\b/gi, instead: 'contain, keep, check' },
  { words: /\b(bring|brings|brought|bringing)\b/gi, instead: 'fetch, load, cause, restore' },
  { words: /\b(come|comes|came|coming)\b/gi, instead: 'arrive, be, follow, return' },
  { words: /\bthere (is|are) no(ne)?\b[^.;:,]*\b(that|which|who)\b/gi, instead: 'no … (with a verb of its own)' },
  { words: /\bone['’]s own\b/gi, instead: 'your, their' },
  { words: /\bin the place of\b/gi, instead: 'instead of' },
  {
    words:
      /\b(whilst|amongst|upon|hence|henceforth|hitherto|thereby|thereof|therein|whereby|wherein|lest|albeit|nought)\b/gi,
    instead: 'while, among, on, so, by it, in which, so that … not',
  },
  { words: /\bthe function returned\b/gi, instead: 'returns a function that …' },
]

/** Uses that are plain English, each with its reason. */
export const allowed: { words: RegExp; reason: string }[] = [
  {
    words: /\b(come|comes|came|coming) (from|with|without)\b/gi,
    reason: 'the everyday words for an origin and for a part',
  },
  { words: /\b(come|comes) (first|last|before|after)\b/gi, reason: 'the everyday words for an order' },
  { words: /\bwhen its turn comes\b/gi, reason: 'an idiom of queues' },
  { words: /\bstand(s|ing)? (for|in for|alone)\b|\bstand-ins?\b/gi, reason: 'to mean, to replace, to be separate' },
  { words: /\bholds? (a lock|a lease|a modifier|a claim|locks)\b/gi, reason: 'the terms for locks and for keys' },
  { words: /\bcannot tell who\b/gi, reason: 'to know' },
  { words: /\bTell … about yourself\b/g, reason: 'the reader speaks to the product: wording table of the review' },
  { words: /\bgoes on his way rejoicing\b/g, reason: 'Acts 8:39' },
  { words: /\bstories told\b/gi, reason: 'people tell stories' },
]

type NotChecked = { files: RegExp; kinds?: ReadableText['kind'][]; reason: string }

/** Files that are not checked, or with `kinds` only some of their texts, each with its reason. */
export const notChecked: NotChecked[] = [
  { files: /^(infra\/seed|shared\/finder\/written)\//, reason: 'written content: catalogue, passages, suggestions' },
  { files: /^docs\/answers\.md$/, reason: 'a record of answers, with Scripture' },
  { files: /^shared\/(distress|finder)\//, kinds: ['string'], reason: 'words that readers type, and replies to them' },
  { files: /^shared\/builtin\/(follow-up-kind|subject)\.ts$/, kinds: ['string'], reason: 'words that readers type' },
  {
    files: /^workers\/prompts\//,
    kinds: ['string'],
    reason: 'published instructions: a change of a word needs new evaluations',
  },
  {
    files:
      /^(shared\/builtin\/(differences|themes|word-asked|words)|shared\/bible\/(left-out|named-passages|search-words))\.ts$/,
    kinds: ['string'],
    reason: 'lists of words, and doctrine in the words of the churches',
  },
  {
    files:
      /^(workers\/eval\/shapes\/(table|tricks)|infra\/measure\/check-web\/(model-server|screens|verdict-chat))\.ts$/,
    kinds: ['string'],
    reason: 'sample answers, with Scripture',
  },
  {
    files: /^infra\/check\/wording-rules\.ts$/,
    kinds: ['string'],
    reason: 'names the words',
  },
]
