const again = 'Your description is kept; please try again.'

/** Why a plan failed, in words for readers, by error code. */
const sentences: Record<string, string> = {
  deadline: `The plan could not be made in time. ${again}`,
  poison: 'This plan could not be made: it stopped our servers twice. Please describe it in other words.',
  no_translation: 'There is no translation to make the plan from.',
}

/** The sentence for an error code such as `deadline`. */
export function planFailure(code: string): string {
  return sentences[code] ?? `The plan could not be made. ${again}`
}
