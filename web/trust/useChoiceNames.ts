import type { InstructionChoice } from '#shared/contract/trust.ts'
import { useProfiles, useTheologies } from '../data/profile-hooks.ts'
import { instructions } from './instruction-words.ts'

/** The commentary that instructions may name, by its proper name. */
export const COMMENTARY = 'Matthew Henry'

/** Describes in words whom an instruction is for: "Answers · Lutheran · Any reader · with Matthew Henry". */
export function useChoiceNames(): (choice: InstructionChoice) => string {
  const { theologies = [] } = useTheologies()
  const { profiles = [] } = useProfiles()
  return ({ kind, theology_slug, profile_slug, commentary }) =>
    [
      instructions(kind),
      theologies.find(({ slug }) => slug === theology_slug)?.name ?? theology_slug,
      profiles.find(({ slug }) => slug === profile_slug)?.name ?? profile_slug,
      commentary && instructions('withCommentary', { name: COMMENTARY }),
    ]
      .filter(Boolean)
      .join(' · ')
}
