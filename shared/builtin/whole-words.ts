/** A pattern for words that are not part of longer ones, in any script: `\b` is no border beside “é” or “ñ”. */
export const wholeWords = (alternatives: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags)
