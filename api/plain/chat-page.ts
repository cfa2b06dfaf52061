import { nameOfOne } from '#shared/bible/name-of-one.ts'
import type { Chat, ChatListItem, Message } from '#shared/contract/chat.ts'
import { CARE_TITLE } from '#shared/distress/care-title.ts'
import { wordIn } from '#shared/server/words.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../http/html.ts'
import { pageLanguage } from '../http/page-language.ts'
import { formTokenOf } from '../visitor/id-cookie.ts'
import { partnerOf } from '../visitor/visitor.ts'
import { answerHtml, checkPart } from './answer-html.ts'
import { askForm, deleteButton, followUpForm, postButton, type QuestionPlace } from './form-parts.ts'
import { isolated, rich, unknown } from './language-html.ts'
import { plainUrl } from './plain-address.ts'
import { carePart } from './plain-pages.ts'
import { type Say, wordsFor } from './words.ts'

/** A conversation as its page shows it. */
export type ShownChat = {
  chat: Chat
  /** The abbreviation of its translation, and the id that links carry for it. */
  edition: string
  bible?: string
  /** Why the last answer failed, and whether it can be retried. */
  failure?: { detail: string; retryable: boolean }
  /** While its answer is written: when the page loads again; without `seconds` only when the visitor asks. */
  waiting?: { seconds?: number; next: string; still: string }
}

/** The title of a conversation; that of one in distress is the same for all, and no visitor's. */
export const shownTitle = ({ title }: { title: string }, say: Say): string =>
  title === CARE_TITLE ? say('conversation') : title

/** The page of a conversation. */
export function chatPage(ctx: Context, shown: ShownChat): Html {
  const { chat, bible, waiting } = shown
  const { messages, reference } = chat
  // each look is small on a slow network
  const listed = waiting ? messages.slice(-2) : messages
  const book = reference && nameOfOne(wordIn(pageLanguage(ctx).id, 'books', reference.book_id) ?? reference.book)
  const place = reference && `${book} ${reference.chapter}${reference.verse ? `:${reference.verse}` : ''}`
  const first = reference?.verse?.split('-')[0]
  const url =
    reference && `${plainUrl(`/read/${reference.book_id}/${reference.chapter}`, bible)}${first ? `#v${first}` : ''}`
  return html`<h1${unknown}>${shownTitle(chat, wordsFor(ctx))}</h1>${url && html`<p class="about"><a href="${url}">${place}</a></p>`}
${listed.map((message) => messagePart(ctx, message, shown))}${waiting ? waitingPart(ctx, chat, waiting) : whatFollows(ctx, shown, place ?? '')}`
}

/** A conversation with a reply to a visitor in danger offers nothing else. */
const isQuiet = ({ messages }: Chat): boolean => messages.some(({ care }) => care?.response === 'reply')

function messagePart(ctx: Context, message: Message, { edition, bible }: ShownChat): Html {
  const { id, role, content, status, care } = message
  const say = wordsFor(ctx)
  if (role === 'user')
    return html`<section class="question" aria-label="${say('question')}"><p${unknown}>${content}</p></section>`
  const answer = { ...message, edition, bible, language: pageLanguage(ctx).id }
  const words = content && !care?.is_whole ? html`${answerHtml(answer)}${checkPart(answer)}` : ''
  const end = status === 'stopped' && html`<p class="small">${say('stopped')}</p>`
  return html`<section id="a${id}" aria-label="${say('answer')}">${care && carePart(care)}${words}${end}</section>`
}

function waitingPart(
  ctx: Context,
  { chat_id, messages, is_owner }: Chat,
  { seconds, next, still }: NonNullable<ShownChat['waiting']>,
): Html {
  const say = wordsFor(ctx)
  const state = say(messages.at(-1)?.status === 'pending' ? 'queued' : 'writing')
  const again = seconds
    ? html`${say('loadsAgain', { seconds })} <a href="${next}">${say('loadNow')}</a> · <a href="${still}">${say('loadNoMore')}</a>`
    : html`<a href="${next}">${say('loadPage')}</a>`
  return html`<p role="status">${state} ${again}</p>${is_owner && postButton(ctx, `/chat/${chat_id}/stop`, say('stop'))}`
}

function whatFollows(ctx: Context, { chat, bible, failure }: ShownChat, place: string): Html {
  const { chat_id, is_owner, is_public, messages, reference } = chat
  const say = wordsFor(ctx)
  const last = messages.at(-1)
  const asked: QuestionPlace | undefined = reference
    ? {
        bible: reference.translation,
        book: reference.book_id,
        chapter: reference.chapter,
        verses: reference.verse ?? '',
      }
    : undefined
  if (!is_owner) return html`${asked && askForm(ctx, asked, { label: say('askOwn', { place }), bible })}`
  const own = asked && { ...asked, chat: chat_id }
  const quiet = isQuiet(chat)
  const retry = failure?.retryable && !quiet && postButton(ctx, `/chat/${chat_id}/retry`, say('tryAgain'))
  const isByModel = last?.model_provider && last.model_provider !== 'builtin'
  return html`${failure && html`<p role="alert">${failure.detail}</p>`}${retry}
${!quiet && isByModel && html`<p class="small">${say('aiMistakes')}</p>`}
${
  !quiet &&
  own &&
  last?.follow_ups &&
  followUpForm(
    ctx,
    own,
    last.follow_ups.map(({ question }) => question),
  )
}
${own && askForm(ctx, own, { label: say('askAnother'), bible })}
${!quiet && sharePart(ctx, chat_id, is_public)}${deleteButton(ctx, `/chat/${chat_id}/delete`, say('deleteConversation'), say('notUndone'))}`
}

function sharePart(ctx: Context, id: number, isPublic: boolean): Html {
  const say = wordsFor(ctx)
  if (!isPublic) {
    return html`<section class="more"><h2>${say('share')}</h2><p>${say('onlyYou')}</p>${postButton(ctx, `/chat/${id}/publish`, say('makeLink'))}</section>`
  }
  const link = () => html`<a href="/chat/${id}"><bdi>${ctx.protocol}://${ctx.req.headers.host}/chat/${id}</bdi></a>`
  return html`<section class="more"><h2>${say('share')}</h2><p>${rich(say('anyone'), { link })}</p>${postButton(ctx, `/chat/${id}/unpublish`, say('makePrivate'))}</section>`
}

/** The visitor's conversations, and the way to delete everything. */
export function chatsPage(ctx: Context, chats: readonly ChatListItem[], bible: string | undefined): Html {
  const say = wordsFor(ctx)
  const row = ({ id, title, is_public, updated_at }: ChatListItem) => {
    const parts = {
      chat: () => html`<a href="${plainUrl(`/chat/${id}`, bible)}">${isolated(shownTitle({ title }, say))}</a>`,
      date: () => html`<time datetime="${updated_at}">${updated_at.slice(0, 10)}</time>`,
    }
    return html`<li>${rich(say(is_public ? 'listedShared' : 'listed'), parts)}</li>`
  }
  const list = chats.length > 0 ? html`<ul>${chats.map(row)}</ul>` : html`<p>${say('nothingAsked')}</p>`
  const profile =
    partnerOf(ctx) === null &&
    html`<p class="more"><a href="${plainUrl('/profile', bible)}">${say('profileAndPerspective')}</a></p>`
  return html`<h1>${say('conversations')}</h1>${list}${profile}${ownData(ctx)}`
}

function ownData(ctx: Context): Html {
  const say = wordsFor(ctx)
  const about = formTokenOf(ctx)
    ? html`<p>${say('hasCookie')}</p>${deleteButton(ctx, '/delete', say('deleteAll'), say('deleteAllMeans'))}`
    : html`<p>${say('noCookie')}</p>`
  return html`<section class="more"><h2>${say('yourData')}</h2>${about}</section>`
}
