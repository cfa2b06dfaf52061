import type { Chat, ChatListItem, Message } from '#shared/contract/chat.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../http/html.ts'
import { formTokenOf } from '../visitor/id-cookie.ts'
import { answerHtml, checkPart } from './answer-html.ts'
import { askForm, deleteButton, followUpForm, postButton, type QuestionPlace } from './form-parts.ts'
import { plainUrl } from './plain-address.ts'
import { carePart } from './plain-pages.ts'

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

/** The page of a conversation. */
export function chatPage(ctx: Context, shown: ShownChat): Html {
  const { chat, bible, waiting } = shown
  const { messages, reference } = chat
  // each look is small on a slow network
  const listed = waiting ? messages.slice(-2) : messages
  const place = reference && `${reference.book} ${reference.chapter}${reference.verse ? `:${reference.verse}` : ''}`
  const first = reference?.verse?.split('-')[0]
  const url =
    reference && `${plainUrl(`/read/${reference.book_id}/${reference.chapter}`, bible)}${first ? `#v${first}` : ''}`
  return html`<h1>${chat.title}</h1>${url && html`<p class="about"><a href="${url}">${place}</a></p>`}
${listed.map((message) => messagePart(message, shown))}${waiting ? waitingPart(ctx, chat, waiting) : whatFollows(ctx, shown, place ?? '')}`
}

/** A conversation with a reply to a visitor in danger offers nothing else. */
const isQuiet = ({ messages }: Chat): boolean => messages.some(({ care }) => care?.response === 'reply')

function messagePart(message: Message, { edition, bible }: ShownChat): Html {
  const { id, role, content, status, care } = message
  if (role === 'user') return html`<section class="question" aria-label="Question"><p>${content}</p></section>`
  const answer = { ...message, edition, bible }
  const words = content && !care?.is_whole ? html`${answerHtml(answer)}${checkPart(answer)}` : ''
  const end = status === 'stopped' && html`<p class="small">The answer was stopped.</p>`
  return html`<section id="a${id}" aria-label="Answer">${care && carePart(care)}${words}${end}</section>`
}

function waitingPart(
  ctx: Context,
  { chat_id, messages, is_owner }: Chat,
  { seconds, next, still }: NonNullable<ShownChat['waiting']>,
): Html {
  const state =
    messages.at(-1)?.status === 'pending' ? 'Your question is in the queue.' : 'The answer is being written.'
  const again = seconds
    ? html`This page loads again in ${seconds} s. <a href="${next}">Load it now</a> · <a href="${still}">Do not load it again</a>`
    : html`<a href="${next}">Load the page again</a>`
  return html`<p role="status">${state} ${again}</p>${is_owner && postButton(ctx, `/chat/${chat_id}/stop`, 'Stop the answer')}`
}

function whatFollows(ctx: Context, { chat, bible, failure }: ShownChat, place: string): Html {
  const { chat_id, is_owner, is_public, messages, reference } = chat
  const last = messages.at(-1)
  const asked: QuestionPlace | undefined = reference
    ? {
        bible: reference.translation,
        book: reference.book_id,
        chapter: reference.chapter,
        verses: reference.verse ?? '',
      }
    : undefined
  if (!is_owner) return html`${asked && askForm(ctx, asked, { label: `Ask your own question about ${place}`, bible })}`
  const own = asked && { ...asked, chat: chat_id }
  const quiet = isQuiet(chat)
  const retry = failure?.retryable && !quiet && postButton(ctx, `/chat/${chat_id}/retry`, 'Try again')
  const isByModel = last?.model_provider && last.model_provider !== 'builtin'
  return html`${failure && html`<p role="alert">${failure.detail}</p>`}${retry}
${!quiet && isByModel && html`<p class="small">AI can make mistakes. The signs show which words were compared with the text.</p>`}
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
${own && askForm(ctx, own, { label: 'Ask another question', bible })}
${!quiet && sharePart(ctx, chat_id, is_public)}${deleteButton(ctx, `/chat/${chat_id}/delete`, 'Delete this conversation', 'This cannot be undone.')}`
}

function sharePart(ctx: Context, id: number, isPublic: boolean): Html {
  if (!isPublic) {
    return html`<section class="more"><h2>Share</h2><p>Only you can read this conversation.</p>${postButton(ctx, `/chat/${id}/publish`, 'Make a link that anyone can read')}</section>`
  }
  return html`<section class="more"><h2>Share</h2><p>Anyone with this link can read this conversation: <a href="/chat/${id}">${ctx.protocol}://${ctx.req.headers.host}/chat/${id}</a></p>${postButton(ctx, `/chat/${id}/unpublish`, 'Make it private again')}</section>`
}

/** The visitor's conversations, and the way to delete everything. */
export function chatsPage(ctx: Context, chats: readonly ChatListItem[], bible: string | undefined): Html {
  const row = ({ id, title, is_public, updated_at }: ChatListItem) =>
    html`<li><a href="${plainUrl(`/chat/${id}`, bible)}">${title}</a>, <time datetime="${updated_at}">${updated_at.slice(0, 10)}</time>${is_public && ', shared'}</li>`
  const list = chats.length > 0 ? html`<ul>${chats.map(row)}</ul>` : html`<p>You have not asked anything yet.</p>`
  return html`<h1>Conversations</h1>${list}<p class="more"><a href="${plainUrl('/profile', bible)}">Your profile and perspective</a></p>${ownData(ctx)}`
}

function ownData(ctx: Context): Html {
  const about = formTokenOf(ctx)
    ? html`<p>This browser has a cookie by which these pages, and no others, know you. What you asked, your plans and your profile belong to it. The app does not use it.</p>${deleteButton(ctx, '/delete', 'Delete everything, and the cookie', 'Your conversations, plans and profile of these pages are deleted. This cannot be undone.')}`
    : html`<p>This browser has no cookie of these pages. It gets one when you first ask, start a plan or choose a profile.</p>`
  return html`<section class="more"><h2>Your data in this browser</h2>${about}</section>`
}
