const again = 'Your description is kept; please try again.'

/** Why a plan failed, in words for readers, by error code. */
const sentences: Record<string, string> = {
  deadline: `The plan could not be created in time. ${again}`,
  poison: 'This plan could not be created: it stopped our servers twice. Please describe it in other words.',
  no_translation: 'No translation is available for this plan.',
}

/** The sentence for an error code such as `deadline`. */
export function planFailure(code: string): string {
  return sentences[code] ?? `The plan could not be created. ${again}`
}
