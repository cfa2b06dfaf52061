import type Router from '@koa/router'
import { z } from 'zod'
import { parseVerses } from '#shared/bible/verses.ts'
import type { Chat } from '#shared/contract/chat.ts'
import { shownCare } from '#shared/distress/care.ts'
import { PROMPT_MAX } from '#shared/limits.ts'
import { careFor } from '#shared/server/distress/care-for.ts'
import { failureEvent } from '#shared/server/failure.ts'
import { chatAnswer, listChats } from '#shared/server/sql/chat-answer.ts'
import { type ChatRow, findAnswer, readableChat } from '#shared/server/sql/chats.ts'
import { visibleText } from '#shared/visible-text.ts'
import { admitText } from '../bible/admit-text.ts'
import { askQuestion, retryAnswer, stopAnswer } from '../chat/ask-question.ts'
import { parseId } from '../chat/chat-access.ts'
import { eraseChat, publishChat } from '../chat/own-chat.ts'
import { hashOf, readQuestion } from '../chat/question.ts'
import { readSoFar } from '../chat/read-so-far.ts'
import type { Context, Deps, State } from '../context.ts'
import { answerHome } from '../home/answer-home.ts'
import { readQuery } from '../http/body.ts'
import { found, HttpError } from '../http/errors.ts'
import { type Html, html } from '../http/html.ts'
import { pageLanguage } from '../http/page-language.ts'
import { visitorId } from '../visitor/visitor.ts'
import { chatPage, chatsPage, type ShownChat, shownTitle } from './chat-page.ts'
import { askForm } from './form-parts.ts'
import { linkedBible, plainUrl } from './plain-address.ts'
import { carePart, reasonOf } from './plain-pages.ts'
import { refusalOf } from './refusal-text.ts'
import { acceptForm, backTo, Form, findEdition, knownLanguage, recogniseCookie, servePage } from './serve-pages.ts'
import { wordsFor } from './words.ts'

/** How many seconds pass until each next look at an answer that is being written. */
const PAUSES = [1, 1, 2, 3, 5, 8, 13, 20, 30]
/** A look waits this long itself for the end of the answer; the first one saves the short answers a whole round trip. */
const WAIT_MS = { first: 2000, later: 500 }

const field = z.string().max(64).default('')
const AskForm = Form.extend({
  ...{ key: field, bible: field, book: field, chapter: field, chat: field, step: field },
  ...{ verses: z.string().max(800).default(''), prompt: z.string().overwrite(visibleText).default('') },
})
type AskForm = z.output<typeof AskForm>
const Looks = z.object({ look: z.string().max(8).optional() })

/** Asking, and the visitor's conversations. */
export function serveChats(router: Router<State, Deps>): void {
  servePage(router, '/chats', listPage, { isPrivate: true })
  servePage(router, '/chat/:id', conversation, { isPrivate: true })
  acceptForm(router, '/ask', { form: AskForm, handle: ask, refused: askAgain })
  const acts: Record<string, (ctx: Context, id: number) => Promise<unknown>> = {
    stop: stopAnswer,
    retry: (ctx, id) => retryAnswer(ctx, id, '').then(({ begun }) => begun?.release()),
    publish: (ctx, id) => publishChat(ctx, id, true),
    unpublish: (ctx, id) => publishChat(ctx, id, false),
    delete: eraseChat,
  }
  for (const [name, act] of Object.entries(acts)) {
    acceptForm(router, `/chat/:id/${name}`, {
      form: Form,
      handle: async (ctx, form) => {
        const id = parseId(ctx.params.id)
        await act(ctx, id)
        return plainUrl(name === 'delete' ? '/chats' : `/chat/${id}`, form.in)
      },
      refused: (ctx, form, reason) => backTo('/chats', wordsFor(ctx)('yourConversations'), form, reason),
    })
  }
}

async function listPage(ctx: Context, { bible }: { bible?: string }) {
  await recogniseCookie(ctx)
  const { chats } = await listChats(ctx.db, visitorId(ctx))
  return { title: wordsFor(ctx)('conversations'), body: chatsPage(ctx, chats, bible), app: '/conversations' }
}

async function ask(ctx: Context, form: AskForm): Promise<string> {
  const { bible } = form
  const translation = (bible && (await ctx.translations.find(bible))) || (await findEdition(ctx, form.in)).translation
  const say = wordsFor(ctx)
  if (!form.prompt) throw refusalOf(ctx, 400, 'missing_fields', say('writeQuestion'))
  if (form.prompt.length > PROMPT_MAX) {
    throw refusalOf(ctx, 400, 'invalid', say('tooLong', { max: PROMPT_MAX }))
  }
  const place = form.book ? { book: form.book, chapter: form.chapter, verses: parseVerses(form.verses) } : undefined
  const passage = place ?? (await choosePlace(ctx, translation, form.prompt))
  const body = {
    ...{ bible_id: translation.id, bookId: passage.book, chapter: passage.chapter, verses: passage.verses },
    ...{ prompt: form.prompt, chat_id: form.chat || null, plan_step_id: form.step || null },
  }
  const question = await readQuestion(ctx, body)
  // the same form may be sent with another question after a step back
  const key = form.key && hashOf(form.key, question.hash).toString('base64url')
  const { messageId, begun } = await askQuestion(ctx, question, key)
  begun?.release()
  const { chat_id } = found(await findAnswer(ctx.db, messageId))
  return `${plainUrl(`/chat/${chat_id}`)}#a${messageId}`
}

/** The passage for a question that names none: as at Home, and here a model may choose it. */
async function choosePlace(ctx: Context, translation: Parameters<typeof answerHome>[1], prompt: string) {
  const admit = () => ctx.limits.search(ctx)
  const answer = await answerHome(ctx, translation, prompt, { mayUseModel: true, admit })
  const { book, chapter, verses } = answer
  if (!book || !chapter) throw refusalOf(ctx, 404, 'no_passage', reasonOf(answer, pageLanguage(ctx).id))
  return { book, chapter, verses }
}

/** The refused question in its form. A visitor in danger sees the help first. */
async function askAgain(ctx: Context, form: AskForm, reason: Html, isHelp: boolean) {
  const { key, bible, book, verses, prompt } = form
  const { part } = await admitText(ctx, prompt.slice(0, PROMPT_MAX))
  const care = careFor(part, knownLanguage(ctx, form.in), ctx.get('Accept-Language'))
  const numbers = { chapter: Number(form.chapter), chat: Number(form.chat), step: Number(form.step) }
  const place = { bible, book, verses, ...numbers }
  const help = care && !isHelp ? carePart(shownCare(care)) : ''
  return html`${help}${reason}${askForm(ctx, place, { label: wordsFor(ctx)('yourQuestion'), prompt, key, bible: form.in })}`
}

/** A conversation. While its answer is written, the page has its words so far and loads again after a growing pause. */
async function conversation(ctx: Context) {
  await recogniseCookie(ctx)
  const id = parseId(ctx.params.id)
  const { look = '1' } = readQuery(ctx, Looks)
  const count = Math.min(Number(look) || 1, PAUSES.length)
  const chat = await lookAt(ctx, id, count === 1 ? WAIT_MS.first : WAIT_MS.later)
  const last = chat.messages.at(-1)
  const bible = chat.reference?.translation
  const shown: ShownChat = {
    chat,
    edition: (bible && (await ctx.translations.find(bible))?.abbreviation) || '',
    bible: linkedBible(bible),
    ...(last?.status === 'failed' && { failure: await failureOf(ctx, last.id) }),
  }
  const title = shownTitle(chat, wordsFor(ctx))
  const page = { title, bible: shown.bible, app: chat.is_public ? `/chat/${id}` : '/' }
  if (!last?.isStreaming) return { ...page, body: chatPage(ctx, shown) }
  const lookUrl = (next: string) => `${plainUrl(`/chat/${id}`, undefined, { look: next })}#a${last.id}`
  const next = lookUrl(String(count + 1))
  const seconds = look === 'still' ? undefined : PAUSES[count - 1]!
  const waiting = { seconds, next: seconds ? next : lookUrl('still'), still: lookUrl('still') }
  const body = chatPage(ctx, { ...shown, waiting })
  return { ...page, body, ...(seconds && { refresh: { seconds, to: next } }) }
}

/** The conversation as its reader sees it now, with the words so far of an answer that is being written. */
async function lookAt(ctx: Context, id: number, waitMs: number): Promise<Chat> {
  const row = await readable(ctx, id)
  const chat = await chatAnswer(ctx.db, row, false)
  const last = chat.messages.at(-1)
  if (!last?.isStreaming) return chat
  // help is shown at once
  const patience = last.care ? 0 : waitMs
  const reader = { messageId: last.id, chatId: id, isOwner: row.is_owner }
  // with too many streams open, the next look shows more
  const { text, isOver } = await readSoFar(ctx, reader, patience).catch((error: unknown) => {
    if (error instanceof HttpError) return { text: '', isOver: false }
    throw error
  })
  if (isOver) return chatAnswer(ctx.db, await readable(ctx, id), false)
  last.content = text
  return chat
}

async function readable(ctx: Context, id: number): Promise<ChatRow> {
  const row = await readableChat(ctx.db, id, visitorId(ctx))
  if (row) return row
  throw refusalOf(ctx, 404, 'not_found', wordsFor(ctx)('noSuchConversation'))
}

async function failureOf(ctx: Context, answerId: number) {
  return failureEvent((await findAnswer(ctx.db, answerId))?.error ?? 'failed', pageLanguage(ctx).id).data
}
