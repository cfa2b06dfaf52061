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
import { plainUrl } from './plain-address.ts'
import { seeded } from './seeded.ts'
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

async function page(ctx: Context, { bible, language }: PlainEdition) {
  await recogniseCookie(ctx)
  const [settings, profiles, theologies] = await Promise.all([
    findSettings(ctx.db, visitorId(ctx)),
    listProfiles(ctx.db),
    listTheologies(ctx.db),
  ])
  const profile = settings.profile_slug ?? (await defaultProfile(ctx.db)).slug
  const theology = settings.theology_slug ?? (await defaultTheology(ctx.db, partnerOf(ctx))).slug
  const say = wordsFor(ctx)
  const fields = choices(say, language, { profiles, profile, theologies, theology })
  const body = html`<h1>${say('yourProfile')}</h1>${postForm(ctx, '/profile', { in: bible }, fields, 'ask')}${cookieNote(ctx)}`
  return { title: say('yourProfile'), body, app: '/my-profile' }
}

type Choosable = { profiles: Profile[]; profile: string; theologies: Theology[]; theology: string }

function choices(say: Say, language: string, { profiles, profile, theologies, theology }: Choosable): Html {
  const radio = (each: Profile) => {
    const [name, about] = [seeded(each.name, language), seeded(each.description, language)]
    const chosen = each.slug === profile && html` checked`
    return html`<label class="choice"><input type="radio" name="profile" value="${each.slug}"${chosen}><span><span${name.own}>${name.words}</span><br><small${about.own}>${about.words}</small></span></label>`
  }
  const option = (each: Theology) => {
    const { words, own } = seeded(each.name, language)
    return html`<option${own} value="${each.slug}"${each.slug === theology && html` selected`}>${words}</option>`
  }
  return html`<fieldset><legend>${say('whichProfile')}</legend>${profiles.map(radio)}</fieldset>
<label for="theology">${say('perspective')}</label><select id="theology" name="theology">${theologies.map(option)}</select><button>${say('save')}</button>`
}
