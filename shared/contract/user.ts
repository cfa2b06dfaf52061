import { z } from 'zod'

export const UserSettings = z.object({
  translation_id: z.string(),
  preferred_translation: z.string(),
  theology_slug: z.string(),
  profile_slug: z.string(),
  commentary: z.enum(['mhc']).nullable(),
})
export type UserSettings = z.infer<typeof UserSettings>

export const Theology = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  instructions: z.string(),
  is_default: z.boolean(),
})
export type Theology = z.infer<typeof Theology>
export const TheologiesAnswer = z.object({ theologies: z.array(Theology) })
export const UserTheologyAnswer = z.object({ theology: Theology })
export const UserTheologyRequest = z.object({ theology_slug: z.string().min(1).max(64) })

export const Profile = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  is_default: z.boolean(),
  is_christian: z.boolean(),
})
export type Profile = z.infer<typeof Profile>
export const ProfilesAnswer = z.object({ profiles: z.array(Profile) })
export const UserProfileAnswer = z.object({ profile: Profile })
export const UserProfileRequest = z.object({ profile_slug: z.string().min(1).max(64) })

export const CommentaryRequest = z.object({ commentary: z.enum(['mhc', 'none']) })
export const UserCommentaryAnswer = z.object({ commentary: z.enum(['mhc']).nullable() })
export const TranslationRequest = z.object({ translation_id: z.string().min(1).max(64) })

export const Partner = z.object({
  slug: z.string(),
  name: z.string(),
  icon_url: z.string(),
  about_text: z.string(),
  default_theology_slug: z.string(),
})
export type Partner = z.infer<typeof Partner>
export const PartnerAnswer = z.object({ partner: Partner })

/** The manifest that a browser reads when a partner's edition is installed as an app. */
export const EditionManifest = z.object({
  name: z.string(),
  short_name: z.string(),
  id: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
})
export type EditionManifest = z.infer<typeof EditionManifest>

export const Settings = z.object({
  enable_audit: z.boolean(),
  product_name: z.string(),
  copyright_holder: z.string(),
  /** Where the source is published; null if the operators configured no address. */
  source_url: z.string().nullable(),
  /** Whether a language model answers questions, as opposed to the built-in finder; not sent by earlier releases. */
  has_model: z.boolean().optional(),
})
export type Settings = z.infer<typeof Settings>

export const FeatureFlags = z.object({
  enable_audit: z.boolean(),
  enable_commentaries: z.boolean(),
  enable_reading_plans: z.boolean(),
})
export type FeatureFlags = z.infer<typeof FeatureFlags>

/** The language of the questions, as a tag; English for one in which there are none. */
export const ExampleQuestionsQuery = z.object({ language: z.string().max(35).optional() })
export const ExampleQuestions = z.object({ questions: z.array(z.string()) })

export const HintName = z.enum(['install_app', 'set_profile', 'share_conversation'])
export type HintName = z.infer<typeof HintName>
export const HintsAnswer = z.object({ hints: z.array(HintName) })
export const DismissHintRequest = z.object({ hint_name: HintName })
