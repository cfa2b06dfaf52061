// abbreviations that are also everyday words: references only with a capital and a verse, such as "Is 53:5"
const wordsFirst =
  /^(?:is|am|act|acts?|so|son|song|songs|number|palms?|bar|sir|man|bel|sus|ha|re|ge|pro|est|roman|hebrew|kin|kings?|mat|mar|joe|jon|mica|levi|philip|peter|samuel|timothy|chronicles?|maccabees|proverb|wis|tob|job|la|es|he|ex|ac|ma|jo|ju|mi|na|ti|zac|ep|da|de|le|ho|ec)(?=[\s.\d])/i

// words that no reader means as a book when they precede a number in a sentence
const neverAlone = /^(?:so|son|number|palms?|bar|sir|kin|man|roman|hebrew|re|ha|levi|mica)(?=[\s.\d])/i

// names that mean books far more often than words, in lower case too
const books = /^(?:acts|job|song of)(?=[\s.\d])/i

const unit =
  /^\s*(?:%|[ap]\.?m\b|(?:times?|days?|nights?|hours?|minutes?|seconds?|weeks?|months?|years?|old|people|men|women|sons?|daughters?|brothers?|sisters?|children|kids|friends?|wives|wife|kings|things|ways?|reasons?|points?|questions?|steps?|percent|dollars?|miles?|km|of (?:us|them|you|these|those|my|his|her|our|your))\b)/i

/**
 * Whether what the parser read as a reference inside a sentence is more likely a word and a number: "he is 3", "I am
 * 5", "Mark 3 times". `refusedEnd` is the end of the refused entity before this one: its followers are refused too.
 */
export function isDoubtful(text: string, start: number, end: number, refusedEnd: number): boolean {
  const matched = text.slice(start, end)
  const named =
    /^(?:\d\s*)?\p{L}{2}/u.test(matched) && !/^(?:v|vv|ver|vers|verses?|ch|chap|chapters?|and|to)\b/i.test(matched)
  if (!named) return refusedEnd >= 0 && /^[\s,;.&–-]*(?:and)?\s*$/.test(text.slice(refusedEnd, start))
  const withVerse = /\d\s*[:.]\s*\d|\bv(?:v|er|erses?)?\.?\s*\d/i.test(matched)
  if (neverAlone.test(matched)) return true
  if (!withVerse && unit.test(text.slice(end))) return true
  if (books.test(matched)) return false
  return wordsFirst.test(matched) && !(withVerse && /^\p{Lu}/u.test(matched))
}
