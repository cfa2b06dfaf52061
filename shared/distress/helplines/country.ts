/** What a line helps with. */
export type Need =
  | 'suicide'
  | 'violence'
  | 'sexual'
  | 'children'
  | 'pregnancy'
  | 'addiction'
  | 'grief'
  | 'poison'
  | 'want'
  | 'disaster'

export type Line = {
  name: string
  /** The number to call, written as people write it. */
  call?: string
  /** The key to press once the call is answered: for everyone, or for Spanish. */
  option?: string
  spanishOption?: string
  /** The number to text, and the word to send: for everyone, or for an answer in Spanish. */
  text?: string
  word?: string
  spanishWord?: string
  /** Who it is for, if not for everyone; `adults`: those who worry about a child. */
  for?: 'women' | 'men' | 'adults'
}

export type Emergency = { call: string; of?: 'police' | 'ambulance' }

export type Country = {
  emergency: Emergency[]
  lines: Partial<Record<Need, Line[]>>
  /** The day on which these numbers were last checked. */
  reviewed: string
}
