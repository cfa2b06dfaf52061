/** A key of the catalog `titles`. */
export type TitleKey = keyof typeof import('./words/en/titles.json', { with: { type: 'json' }})

/** A screen of the web app. */
type Screen = {
  /** The key of its page's title; empty for the site's name alone, and for a screen that is named after its content. */
  title: TitleKey | ''
  /** Search engines leave it out: it shows, or leads to, a visitor's own data. */
  isUnlisted?: true
  /** A mistyped address may have meant it. */
  isGuessed?: true
}

/** Every screen by its path: `:name` is one part, and `*` is one or two. The server's own page is last. */
export const screens = {
  '/': { title: '' },
  '/read/:bookId/:chapter': { title: '' },
  '/eng-web/:bookId/:chapter': { title: '' },
  '/search': { title: 'search', isGuessed: true },
  '/chat/:id': { title: '', isUnlisted: true },
  '/audit/:chatId': { title: 'audit', isUnlisted: true },
  '/theologies/:slug': { title: 'perspectives' },
  '/conversations': { title: 'conversations', isUnlisted: true, isGuessed: true },
  '/notes': { title: 'notes', isUnlisted: true, isGuessed: true },
  '/link': { title: 'link', isUnlisted: true },
  '/settings': { title: 'settings', isUnlisted: true, isGuessed: true },
  '/my-profile': { title: 'profile', isUnlisted: true, isGuessed: true },
  '/site/:contentId?': { title: 'contentNotFound' },
  '/about-philip': { title: 'about', isGuessed: true },
  '/about': { title: 'about' },
  '/install': { title: 'install', isGuessed: true },
  '/trust': { title: 'trust', isGuessed: true },
  '/check': { title: 'check', isGuessed: true },
  '/instructions': { title: 'instructions' },
  '/instructions/:hash': { title: 'instructions' },
  '/reading-plans/discover': { title: 'discoverPlans', isUnlisted: true },
  '/reading-plans/create': { title: 'createPlan', isUnlisted: true },
  '/reading-plans/edit/:planId': { title: 'editPlan', isUnlisted: true },
  '/reading-plans/:planId': { title: 'readingPlans', isUnlisted: true },
  '/reading-plans/*': { title: 'myPlans', isUnlisted: true },
  '/plans/:planId?': { title: 'readingPlans', isUnlisted: true },
  '/offline': { title: 'offline' },
} satisfies Record<string, Screen>

/** The paths of the screens with a title of their own. */
export type TitledPath = {
  [Path in keyof typeof screens]: (typeof screens)[Path]['title'] extends '' ? never : Path
}[keyof typeof screens]

const shapes = Object.entries<Screen>(screens).map(([path, screen]) => ({ shape: shapeOf(path), screen, path }))

/** The screen at an address; undefined for an unknown one. */
export function screenAt(path: string): Screen | undefined {
  return shapes.find(({ shape }) => shape.test(path))?.screen
}

/** The screens that a mistyped address may have meant. */
export const guessedScreens = shapes.filter(({ screen }) => screen.isGuessed)

function shapeOf(path: string): RegExp {
  const parts = path.replace(/\/(?::(\w+)(\?)?|\*)/g, (_part, name?: string, optional = '') => {
    if (!name) return '(?:/[^/]+){0,2}'
    return `(?:/${name === 'planId' ? '\\d+' : '[^/]+'})${optional}`
  })
  return new RegExp(`^${parts}/?$`)
}
