import { z } from 'zod'
import * as bible from '#shared/contract/bible.ts'
import * as chat from '#shared/contract/chat.ts'
import * as check from '#shared/contract/check.ts'
import { ReportRequest } from '#shared/contract/report.ts'
import * as trust from '#shared/contract/trust.ts'
import * as user from '#shared/contract/user.ts'
import type { Operation } from '../http/operation.ts'
import { planOperations } from '../plans/plan-operations.ts'

const anything = z.record(z.string(), z.unknown())
const resumed = z.object({
  answer: z.string().optional().meta({ description: 'The message_id of the answer that the caller was reading' }),
  after: z.string().optional().meta({ description: 'As Last-Event-ID, for callers that cannot set a header' }),
})

const call =
  (method: Operation['method']) =>
  (path: string, summary: string, answer: Operation['answer'], more: Partial<Operation> = {}): Operation => ({
    method,
    path,
    summary,
    answer,
    ...more,
  })
const [get, post, put, patch, remove] = [call('get'), call('post'), call('put'), call('patch'), call('delete')]
const asVisitor = { needsVisitor: true }
const change = (body: z.ZodType) => ({ needsVisitor: true, body, errors: [400, 413, 415] })

/** Every call of the API, in the order of the contract. A test compares it with the routers. */
export const operations: Operation[] = [
  get('/api/bibles', 'The translations, the default first', bible.BiblesAnswer),
  get('/api/bibles/{id}/format', 'The format of a translation’s source', bible.FormatAnswer, { errors: [404] }),
  get('/api/bibles/{id}/manifest', 'Where a translation comes from, and its counts', bible.Manifest, { errors: [404] }),
  get('/api/bible/{id}/toc', 'The books of a translation in their order', bible.TocAnswer, { errors: [404] }),
  get('/api/bible/{id}/book/{book}/chapters/{n}', 'A chapter as HTML', 'html', { errors: [404] }),
  get(
    '/api/bible/{id}/book/{book}/chapters/{n}/suggestions',
    'Suggested questions for a chapter, as far as they are ready',
    bible.SuggestionsAnswer,
    { needsVisitor: true, query: z.object({ planStepId: z.string().optional() }), errors: [404] },
  ),
  get('/api/bible/{id}/search', 'Verses by words or by reference', bible.SearchAnswer, {
    query: bible.SearchQuery,
    errors: [400, 404, 503],
  }),
  get('/api/bible/{id}/passage', 'The verses of a reference', bible.PassageAnswer, {
    query: z.object({ ref: z.string() }),
    errors: [400, 404],
  }),
  get('/api/commentaries', 'The commentaries that are installed', bible.CommentariesAnswer),
  get('/api/commentary/{source}/{book}/{n}', 'A commentary on a chapter', bible.CommentaryAnswer, { errors: [404] }),
  get('/api/lexicon/{number}', 'A word of Strong’s dictionaries, such as G26', bible.LexiconEntry, { errors: [404] }),
  post('/api/home', 'The passage for a question or a reference', bible.HomeAnswer, change(bible.HomeRequest)),
  post('/api/check', 'Every passage of Scripture in a text, and whether its words are right', check.CheckTextAnswer, {
    body: check.CheckTextRequest,
    errors: [400, 404, 413, 415, 429, 503],
  }),
  post('/mcp', 'The Model Context Protocol over Streamable HTTP: one message, its answer or its error', anything, {
    body: anything,
  }),
  post('/api/chat', 'Ask a question; the answer arrives as events', 'events', {
    needsVisitor: true,
    body: chat.ChatRequest,
    errors: [400, 403, 404, 409, 413, 415, 429, 503],
  }),
  get('/api/chat/{id}/stream', 'The events of an answer, by default the last, from Last-Event-ID', 'events', {
    needsVisitor: true,
    query: resumed,
    errors: [404],
  }),
  post('/api/chat/{id}/stop', 'Stop the answer; its text so far is kept', 'accepted', {
    needsVisitor: true,
    errors: [403, 404],
  }),
  post('/api/chat/{id}/retry', 'Retry a failed or stopped answer', 'events', {
    needsVisitor: true,
    errors: [403, 404, 409, 429, 503],
  }),
  get('/api/chats', 'The visitor’s chats, newest first', chat.ChatsAnswer, asVisitor),
  get('/api/chat/{id}', 'One of the visitor’s chats, or a public one', chat.Chat, {
    needsVisitor: true,
    errors: [404],
  }),
  get('/api/chat/{id}/messages', 'Its messages', chat.ChatMessages, { needsVisitor: true, errors: [404] }),
  patch('/api/chat/{id}', 'Rename it', chat.RenameAnswer, {
    needsVisitor: true,
    body: chat.RenameRequest,
    errors: [400, 403, 404, 413, 415],
  }),
  post('/api/chat/{id}/report', 'Report a public chat, without a name', 'nothing', {
    needsVisitor: true,
    body: ReportRequest,
    errors: [400, 404, 409, 413, 415],
  }),
  post(
    '/api/chat/{id}/message/{mid}/choose',
    'Choose the version of its last question that has this message',
    chat.Chat,
    {
      needsVisitor: true,
      errors: [403, 404, 409],
    },
  ),
  put('/api/chat/{id}/message/{mid}/rating', 'Rate an answer, or change the rating', chat.RatingAnswer, {
    needsVisitor: true,
    body: chat.RatingRequest,
    errors: [400, 403, 404, 409, 413, 415],
  }),
  remove('/api/chat/{id}/message/{mid}/rating', 'Withdraw the rating', 'nothing', {
    needsVisitor: true,
    errors: [403, 404, 409],
  }),
  post('/api/chat/{id}/publish', 'Publish it: anyone with the link can read it', chat.PublishAnswer, {
    needsVisitor: true,
    errors: [403, 404],
  }),
  post('/api/chat/{id}/unpublish', 'Make it private again', chat.PublishAnswer, {
    needsVisitor: true,
    errors: [403, 404],
  }),
  remove('/api/chat/{id}', 'Delete it with everything that belongs to it', 'nothing', {
    needsVisitor: true,
    errors: [403, 404],
  }),
  get('/api/chat/{id}/message/{mid}/audit', 'How an answer was written; for its owner only', chat.Audit, {
    needsVisitor: true,
    errors: [404],
  }),
  get('/api/instructions', 'All instructions that a model was ever given, newest first', trust.InstructionsAnswer),
  get('/api/instructions/{hash}', 'One published text by its SHA-256', trust.PublishedInstructions, { errors: [404] }),
  get('/api/trust', 'The results of the evaluations and of the last thirty days', trust.TrustAnswer),
  get('/api/settings', 'The brand, and whether audits are shown', user.Settings),
  get('/api/feature-flags', 'The feature flags', user.FeatureFlags),
  get('/api/theologies', 'The theological perspectives', user.TheologiesAnswer),
  get('/api/theology/{slug}', 'One theological perspective', user.Theology, { errors: [404] }),
  get('/api/profiles', 'The profiles of readers', user.ProfilesAnswer),
  get('/api/partners/{slug}', 'A partner edition', user.PartnerAnswer, { errors: [404] }),
  get('/api/partners/{slug}/manifest', 'The web app manifest of its edition', user.EditionManifest, { errors: [404] }),
  get('/api/example-questions', 'Example questions', user.ExampleQuestions),
  get('/api/user', 'The visitor’s settings', user.UserSettings, asVisitor),
  remove('/api/user', 'Delete all data of the visitor', 'nothing', asVisitor),
  get('/api/user/export', 'Export all data of the visitor', anything, asVisitor),
  get('/api/user/theology', 'The chosen theology', user.UserTheologyAnswer, asVisitor),
  put('/api/user/theology', 'Choose a theology', user.UserTheologyAnswer, change(user.UserTheologyRequest)),
  get('/api/user/profile', 'The chosen profile', user.UserProfileAnswer, asVisitor),
  put('/api/user/profile', 'Choose a profile', user.UserProfileAnswer, change(user.UserProfileRequest)),
  put('/api/user/commentary', 'Commentary on or off', user.UserCommentaryAnswer, change(user.CommentaryRequest)),
  put('/api/user/translation', 'Choose a translation', user.TranslationRequest, change(user.TranslationRequest)),
  get('/api/users/onboarding_hints', 'The hints that are not dismissed yet', user.HintsAnswer, asVisitor),
  post('/api/users/onboarding_hints/dismiss', 'Dismiss a hint', user.HintsAnswer, change(user.DismissHintRequest)),
  ...planOperations,
  post('/api/csp-report', 'Receives browsers’ reports of policy violations', 'nothing', { errors: [413] }),
  get('/version.json', 'The hash of the build', z.object({ buildHash: z.string() })),
  get('/web-content/{file}', 'A content page', 'markdown', { errors: [404] }),
  get('/api/openapi.json', 'This description', anything),
  get('/api/docs', 'This description as a page', 'html'),
  get('/healthz', 'Whether the process responds', z.object({ status: z.string() })),
]
