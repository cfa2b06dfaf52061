const quote = `["'“”‘’«»]`
const found = '(\\p{L}+)'
const noun = '(?:word|term|name|palabra|t[eé]rmino|nombre),?'
const between = '(?:(?:here|greek|hebrew|original|the|this|that|aquí|la|el|esta|este) )*'
const start = '(?<!\\p{L})'
const end = '(?!\\p{L})'
const means =
  '(?:means?|meant|meaning|translat\\p{L}*|comes? from|greek|hebrew|original|significa|quiere decir|viene de|traduc\\p{L}*|griego|hebreo)'
/** What asks for the meaning of the word that follows. */
const asks =
  '(?:meaning of|sense of|definition of|define|explain|means? by|meant by|translates?|significado del?|sentido del?|definición del?|explica|significa|quiere decir|traduce)'

/** How a sentence asks for a word: in quotation marks, or with its meaning. “My husband's word hurt me” does not. */
const patterns = [
  `${start}${noun} ${quote}${found}${quote}`,
  `${start}${noun} ${found},?(?= (?:[^\\s.!?;]+ ){0,4}?${means}${end})`,
  `${start}${asks} ${between}${noun} ${found}`,
  `${start}meaning of ${quote}${found}${quote}`,
  `${start}what (?:does|is|do) (?:the )?${quote}${found}${quote}(?: mean)?`,
  `${start}qué significa ${quote}?(?:la palabra )?${found}${quote}?\\??$`,
  `${start}what does ${found} mean${end}`,
  `${start}(?:greek|hebrew)${end}.*?${start}(?:for|of|behind) (?:the word )?${quote}?${found}${quote}?`,
].map((pattern) => new RegExp(pattern, 'iu'))

/** Words that follow “word” in a sentence without being asked about. */
const vain =
  /^(?:this|that|it|he|she|they|god|jesus|verse|chapter|passage|of|for|in|the|to|from|by|with|and|or|here|means?|does|is|was|were|are|became|made|has|had|who|which|de|del|que|es|era|fue|en|a|la|el|y|se|hech[oa]|significa)$/i

/** The word whose meaning a question asks for, in lower case. */
export function wordAsked(text: string): string | undefined {
  const words = patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
  return words.find((word) => !vain.test(word))?.toLowerCase()
}
