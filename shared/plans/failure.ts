const again = 'Your description is kept; please try again.'

/** Why a plan failed, in words for readers, by error code. */
const sentences: Record<string, string> = {
  deadline: `The plan could not be created in time. ${again}`,
  poison: 'This plan could not be created: it stopped our servers twice. Please describe it in other words.',
  worker_lost: `The plan could not be created: the work on it was interrupted more than once. ${again}`,
  no_translation: 'No translation is available for this plan.',
}

/** The sentence for an error code such as `deadline`. */
export function planFailure(code: string): string {
  return sentences[code] ?? `The plan could not be created. ${again}`
}

/** The error code of a stored sentence, or of the code itself; empty for any other text. */
export function failureCode(error: string): string {
  return Object.keys(sentences).find((code) => error === code || error === sentences[code]) ?? ''
}
