// abbreviations that are also everyday words: references only with a capital and a verse, such as "Is 53:5"
const wordsFirst =
  /^(?:is|am|act|acts?|so|son|song|songs|number|palms?|bar|sir|man|bel|sus|ha|re|ge|pro|est|roman|hebrew|kin|kings?|mat|mar|joe|jon|mica|levi|philip|peter|samuel|timothy|chronicles?|maccabees|proverb|wis|tob|job|la|es|si|he|ex|ac|ma|jo|ju|mi|na|ti|zac|ep|da|de|le|ho|ec)(?=[\s.\d])/i

// words that no reader means as a book when they precede a number in a sentence
const neverAlone = /^(?:so|son|number|palms?|bar|kin|man|roman|hebrew|re|levi|mica)(?=[\s.\d])/i

// names that mean books far more often than words, in lower case too
const books = /^(?:acts|job|song of)(?=[\s.\d])/i

const unit =
  /^\s*(?:%|[ap]\.?m\b|(?:times?|days?|nights?|hours?|minutes?|seconds?|weeks?|months?|years?|old|people|men|women|sons?|daughters?|brothers?|sisters?|children|kids|friends?|wives|wife|kings|things|ways?|reasons?|points?|questions?|steps?|percent|dollars?|miles?|km|of (?:us|them|you|these|those|my|his|her|our|your))\b)/i

// words in -s that are not the plural of a thing
const notThings =
  'is|was|has|does|as|its|his|hers|us|this|thus|yes|always|perhaps|sometimes|besides|across|unless|says|shows|tells|gives|speaks|uses|calls|adds|means|makes|seems|helps|warns|teaches|promises|describes|repeats|records|continues|begins|ends|reads|states|deals|explains|los|las|sus|nos|les|más|además|después|antes|entonces|nous|vous|dans|des|mais|puis|plus|sans|avons|lisons|voyons'
const things = new RegExp(
  `^\\s+(?!(?:${notThings}|\\p{Ll}+mos)(?!\\p{L}))(?:\\p{Ll}{2,}s|sheep|fish|oxen|thousand|hundred|million)(?!\\p{L})`,
  'u',
)

/** True for text behind a number that counts something: "450 prophets". */
export const isCounted = (after: string): boolean => unit.test(after) || things.test(after)

/** True for a reference with the name of a book, as opposed to "v. 5" or "16" behind one. */
export const hasName = (matched: string): boolean =>
  /^(?:\d\s*)?\p{L}{2}/u.test(matched) &&
  !/^(?:v|vv|ver|vers|verses?|versets?|vers[ií]culos?|ch|chap|chapters?|chapitres?|cap[ií]tulos?|and|to)\b/i.test(
    matched,
  )

/**
 * Whether what the parser read as a reference inside a sentence is more likely a word and a number: "he is 3", "I am
 * 5", "Mark 3 times", or a number that counts something: "1 Kings 18, 450 prophets", "Genesis 1: 7 days". `refusedEnd`
 * is the end of the refused entity before this one: its followers are refused too.
 */
export function isDoubtful(text: string, start: number, end: number, refusedEnd: number): boolean {
  const matched = text.slice(start, end)
  const named = hasName(matched)
  const after = text.slice(end)
  const isRefused = refusedEnd >= 0 && /^[\s,;.&/–-]*(?:and)?\s*$/.test(text.slice(refusedEnd, start))
  if (!named) return isRefused || (/^\d+$/.test(matched) && isCounted(after))
  if (/\d\s*:\s+\d+$/.test(matched) && isCounted(after)) return true
  // "my job 24/7" is about all the time
  if (/\D24$/.test(matched) && /^\/7(?!\d)/.test(after)) return true
  // "3,000 proverbs and 1,005 songs"
  if (/\d$/.test(matched) && /^,\d{3}(?!\d)/.test(after)) return true
  const withVerse = /\d\s*[:.,]\s*\d|\bv(?:v|er|erses?)?\.?\s*\d/i.test(matched)
  if (neverAlone.test(matched)) return true
  if (!withVerse && unit.test(after)) return true
  if (books.test(matched)) return false
  return wordsFirst.test(matched) && !(withVerse && /^\p{Lu}/u.test(matched))
}
