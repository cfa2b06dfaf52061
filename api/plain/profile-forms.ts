import type Router from '@koa/router'
import { z } from 'zod'
import type { Profile, Theology } from '#shared/contract/user.ts'
import { defaultProfile, defaultTheology, listProfiles, listTheologies } from '#shared/server/sql/catalog.ts'
import { findSettings } from '#shared/server/sql/visitors.ts'
import type { Context, Deps, State } from '../context.ts'
import { type Html, html } from '../http/html.ts'
import { chooseProfile, chooseTheology, eraseVisitor } from '../user/own-data.ts'
import { clearIdCookie } from '../visitor/id-cookie.ts'
import { partnerOf, visitorId } from '../visitor/visitor.ts'
import type { PlainEdition } from './book-names.ts'
import { cookieNote, postForm } from './form-parts.ts'
import { inEnglish } from './language-html.ts'
import { plainUrl } from './plain-address.ts'
import { acceptForm, backTo, Form, recogniseCookie, servePage } from './serve-pages.ts'
import { type Say, wordsFor } from './words.ts'

const Choices = Form.extend({ profile: z.string().max(64), theology: z.string().max(64) })

/** The visitor's profile and perspective, and the deletion of everything. */
export function serveVisitor(router: Router<State, Deps>): void {
  servePage(router, '/profile', page, {
    isPrivate: true,
    // a partner's edition has its own perspective
    elsewhere: (ctx) => (partnerOf(ctx) === null ? undefined : '/'),
  })
  acceptForm(router, '/profile', {
    form: Choices,
    handle: save,
    refused: (ctx, form, reason) => backTo('/profile', wordsFor(ctx)('yourProfile'), form, reason),
  })
  acceptForm(router, '/delete', {
    form: Form,
    handle: async (ctx, form) => {
      await eraseVisitor(ctx)
      clearIdCookie(ctx)
      return plainUrl('/chats', form.in)
    },
    refused: (ctx, form, reason) => backTo('/chats', wordsFor(ctx)('yourConversations'), form, reason),
  })
}

async function save(ctx: Context, form: z.output<typeof Choices>): Promise<string> {
  const profile = await chooseProfile(ctx, form.profile)
  if (profile.is_christian) await chooseTheology(ctx, form.theology)
  return plainUrl('/profile', form.in)
}

async function page(ctx: Context, { bible }: PlainEdition) {
  await recogniseCookie(ctx)
  const [settings, profiles, theologies] = await Promise.all([
    findSettings(ctx.db, visitorId(ctx)),
    listProfiles(ctx.db),
    listTheologies(ctx.db),
  ])
  const profile = settings.profile_slug ?? (await defaultProfile(ctx.db)).slug
  const theology = settings.theology_slug ?? (await defaultTheology(ctx.db, partnerOf(ctx))).slug
  const say = wordsFor(ctx)
  const fields = choices(say, { profiles, profile, theologies, theology })
  const body = html`<h1>${say('yourProfile')}</h1>${postForm(ctx, '/profile', { in: bible }, fields, 'ask')}${cookieNote(ctx)}`
  return { title: say('yourProfile'), body, app: '/my-profile' }
}

type Choosable = { profiles: Profile[]; profile: string; theologies: Theology[]; theology: string }

function choices(say: Say, { profiles, profile, theologies, theology }: Choosable): Html {
  const radio = ({ slug, name, description }: Profile) =>
    html`<label class="choice"><input type="radio" name="profile" value="${slug}"${slug === profile && html` checked`}><span${inEnglish}>${name}<br><small>${description}</small></span></label>`
  const option = ({ slug, name }: Theology) =>
    html`<option${inEnglish} value="${slug}"${slug === theology && html` selected`}>${name}</option>`
  return html`<fieldset><legend>${say('whichProfile')}</legend>${profiles.map(radio)}</fieldset>
<label for="theology">${say('perspective')}</label><select id="theology" name="theology">${theologies.map(option)}</select><button>${say('save')}</button>`
}
