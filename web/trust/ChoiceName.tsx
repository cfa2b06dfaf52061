import { Fragment } from 'react'
import type { InstructionChoice } from '#shared/contract/trust.ts'
import { useProfiles, useTheologies } from '../data/profile-hooks.ts'
import { seeded } from '../words/seeded.ts'
import { instructions } from './instruction-words.ts'

/** The commentary that instructions may name, by its proper name. */
export const COMMENTARY = 'Matthew Henry'

/** For whom an instruction is: "Answers · Lutheran · Any reader · with Matthew Henry". */
export function ChoiceName({ of }: { of: InstructionChoice }) {
  const { theologies = [] } = useTheologies()
  const { profiles = [] } = useProfiles()
  const { kind, theology_slug, profile_slug, commentary } = of
  const names = [
    theologies.find(({ slug }) => slug === theology_slug)?.name ?? theology_slug,
    profiles.find(({ slug }) => slug === profile_slug)?.name ?? profile_slug,
  ].filter(Boolean)
  return (
    <>
      {instructions(kind)}
      {names.map((name) => (
        <Fragment key={name}>
          {' · '}
          <span {...seeded(name, 'en')} />
        </Fragment>
      ))}
      {commentary && ` · ${instructions('withCommentary', { name: COMMENTARY })}`}
    </>
  )
}
