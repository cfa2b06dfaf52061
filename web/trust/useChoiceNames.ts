import type { InstructionChoice } from '#shared/contract/trust.ts'
import { useProfiles, useTheologies } from '../data/profile-hooks.ts'

const kinds = {
  answer: 'Answers',
  plan: 'Reading plans',
  suggestions: 'Suggestions',
  care: 'Help in distress',
  home: 'Passages for Home',
}

/** Describes in words whom an instruction is for: "Answers · Lutheran · Any reader · with Matthew Henry". */
export function useChoiceNames(): (choice: InstructionChoice) => string {
  const { theologies = [] } = useTheologies()
  const { profiles = [] } = useProfiles()
  return ({ kind, theology_slug, profile_slug, commentary }) =>
    [
      kinds[kind],
      theologies.find(({ slug }) => slug === theology_slug)?.name ?? theology_slug,
      profiles.find(({ slug }) => slug === profile_slug)?.name ?? profile_slug,
      commentary && 'with Matthew Henry',
    ]
      .filter(Boolean)
      .join(' · ')
}
