import { z } from 'zod'

/** Who an instruction is for: fields that the text does not depend on are empty. */
export const InstructionChoice = z.object({
  /**
   * `care`: the part added to the instructions of an answer if the conversation has a question in distress. `home`: how
   * a passage is chosen for a text typed on Home.
   */
  kind: z.enum(['answer', 'plan', 'suggestions', 'care', 'home']),
  theology_slug: z.string(),
  profile_slug: z.string(),
  commentary: z.string(),
})
export type InstructionChoice = z.infer<typeof InstructionChoice>

export const InstructionRelease = InstructionChoice.extend({
  hash: z.string(),
  published_at: z.string(),
  is_current: z.boolean(),
})
export type InstructionRelease = z.infer<typeof InstructionRelease>

/** Every release, newest first; `is_current` marks the current set. */
export const InstructionsAnswer = z.object({ releases: z.array(InstructionRelease) })

/** One published text. `previous` is the hash of the text that it replaced. */
export const PublishedInstructions = z.object({
  hash: z.string(),
  text: z.string(),
  created_at: z.string(),
  releases: z.array(InstructionRelease),
  previous: z.string().nullable(),
})
export type PublishedInstructions = z.infer<typeof PublishedInstructions>

/** A share of all cases, with its 95 % confidence interval, both between 0 and 1. */
export const TrustShare = z.object({ count: z.int(), of: z.int(), low: z.number(), high: z.number() })
export type TrustShare = z.infer<typeof TrustShare>

/** A figure of an evaluation, with its required bound. */
export const TrustFigure = z.object({
  name: z.string(),
  value: z.string(),
  bound: z.string(),
  held: z.boolean(),
  /** For the few figures that every reader should see: a plain sentence, and the share for a chart. */
  plain: z.object({ says: z.string(), share: TrustShare }).optional(),
})
export type TrustFigure = z.infer<typeof TrustFigure>

/** One evaluation as `npm run eval` last ran it. */
export const TrustEvaluation = z.object({
  name: z.string(),
  about: z.string(),
  provider: z.string(),
  instructions_hash: z.string(),
  seed: z.int(),
  made_on: z.string(),
  figures: z.array(TrustFigure),
})
export type TrustEvaluation = z.infer<typeof TrustEvaluation>

/** What was counted in the last thirty days, without any visitor's words. */
export const TrustCounts = z.object({
  answers: z.int(),
  quotations: z.int(),
  exact: z.int(),
  repaired: z.int(),
  paraphrase: z.int(),
  references: z.int(),
  unresolved: z.int(),
})
export type TrustCounts = z.infer<typeof TrustCounts>

export const TrustAnswer = z.object({
  evaluations: z.array(TrustEvaluation),
  last_thirty_days: TrustCounts,
  counted_at: z.string(),
})
export type TrustAnswer = z.infer<typeof TrustAnswer>
