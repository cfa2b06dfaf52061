import { expect, test } from 'vitest'
import { chooseHint, type Moment } from '../../web/hints/hint-rules.ts'

const chat = { isOwner: true, isPublic: false, answers: 2, isAnswering: false }
const all: Moment = {
  wanted: ['share_conversation', 'set_profile', 'install_app'],
  visit: 3,
  shown: null,
  path: '/read/JHN/3',
  isInstallable: true,
  targets: new Set(['install', 'menu', 'profile', 'share_conversation']),
  places: new Set(['install_app', 'set_profile', 'share_conversation']),
  chat,
}
const only = (name: Moment['wanted'][number]): Moment => ({ ...all, wanted: [name] })
const share = only('share_conversation')

test.each<[string, Moment, string | null]>([
  ['the first by priority', all, 'install_app'],
  [
    'the second when the first was dismissed in an earlier visit',
    { ...all, wanted: all.wanted.slice(0, 2) },
    'set_profile',
  ],
  ['none in the first visit', { ...all, visit: 1 }, null],
  ['none in the second visit', { ...all, visit: 2 }, null],
  ['one in a later visit', { ...all, visit: 40 }, 'install_app'],
  ['the one that this visit has shown', { ...all, shown: 'set_profile' }, 'set_profile'],
  ['no second one in a visit', { ...all, wanted: ['set_profile'], shown: 'install_app' }, null],
  ['none where it has no place of its own', { ...all, places: new Set() }, null],
  ['none beside a conversation that someone else shared', { ...all, chat: { ...chat, isOwner: false } }, null],
  [
    'install_app at the menu button of an installable app',
    { ...only('install_app'), targets: new Set(['menu']) },
    'install_app',
  ],
  [
    'no install_app at the menu button otherwise',
    { ...only('install_app'), targets: new Set(['menu']), isInstallable: false },
    null,
  ],
  [
    'install_app at its entry',
    { ...only('install_app'), targets: new Set(['install']), isInstallable: false },
    'install_app',
  ],
  ['no install_app on its page', { ...only('install_app'), path: '/install' }, null],
  ['set_profile where its entry is in sight', only('set_profile'), 'set_profile'],
  ['no set_profile where it is not', { ...only('set_profile'), targets: new Set(['menu']) }, null],
  ['share_conversation below a second answer', share, 'share_conversation'],
  ['no share_conversation below a first answer', { ...share, chat: { ...chat, answers: 1 } }, null],
  ['no share_conversation while an answer is written', { ...share, chat: { ...chat, isAnswering: true } }, null],
  ['no share_conversation of a published one', { ...share, chat: { ...chat, isPublic: true } }, null],
  ['no share_conversation without a conversation', { ...share, chat: null }, null],
  ['no share_conversation without its button', { ...share, targets: new Set(['menu']) }, null],
])('a hint: %s', (_, moment, expected) => {
  expect(chooseHint(moment)).toBe(expected)
})
