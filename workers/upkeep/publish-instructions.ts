import { createHash } from 'node:crypto'
import type { InstructionChoice } from '#shared/contract/trust.ts'
import type { Db } from '#shared/server/db.ts'
import { listInstructedProfiles, listTheologies } from '#shared/server/sql/catalog.ts'
import { releaseInstructions } from '#shared/server/sql/instructions.ts'
import { type InstructionParts, instructionsFor } from '../prompts/answer.ts'
import { careInstructions } from '../prompts/care.ts'
import { commentaries } from '../prompts/parts.ts'
import { choiceInstructions } from '../prompts/passage-choice.ts'
import { planInstructions } from '../prompts/plan.ts'
import { suggestionInstructions } from '../prompts/suggestions.ts'

type Instruction = InstructionChoice & { text: string }

/** Every instruction that a model may get, for each choice that a reader can make. */
function instructionsOf(
  theologies: readonly InstructionParts['theology'][],
  profiles: readonly InstructionParts['profile'][],
): Instruction[] {
  const everybody = { theology_slug: '', profile_slug: '', commentary: '' }
  const answers = theologies.flatMap((theology) =>
    profiles.flatMap((profile) =>
      [null, ...Object.keys(commentaries)].map((commentary) => ({
        kind: 'answer' as const,
        theology_slug: theology.slug,
        profile_slug: profile.slug,
        commentary: commentary ?? '',
        text: instructionsFor({ theology, profile, commentary }),
      })),
    ),
  )
  return [
    ...answers,
    { kind: 'plan', ...everybody, text: planInstructions },
    { kind: 'suggestions', ...everybody, text: suggestionInstructions },
    { kind: 'care', ...everybody, text: careInstructions },
    { kind: 'home', ...everybody, text: choiceInstructions },
  ]
}

/** Publishes the current instructions. Each worker does it when it starts; only changed ones are new. */
export async function publishInstructions(db: Db): Promise<void> {
  const [theologies, profiles] = await Promise.all([listTheologies(db), listInstructedProfiles(db)])
  const releases = instructionsOf(theologies, profiles)
  await releaseInstructions(
    db,
    releases.map((each) => ({ ...each, hash: hashOf(each.text) })),
  )
}

/** The name under which an instruction is published: the SHA-256 of its text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
