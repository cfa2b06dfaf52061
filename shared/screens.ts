/** A screen of the web app. */
type Screen = {
  /** The title of its page; empty for the site's name alone, and for a screen that is named after its content. */
  title: string
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
  '/search': { title: 'Search the Bible', isGuessed: true },
  '/chat/:id': { title: '', isUnlisted: true },
  '/audit/:chatId': { title: 'AI Audit', isUnlisted: true },
  '/theologies/:slug': { title: 'Perspectives' },
  '/conversations': { title: 'Conversations', isUnlisted: true, isGuessed: true },
  '/notes': { title: 'My Notes', isUnlisted: true, isGuessed: true },
  '/link': { title: 'Add this device', isUnlisted: true },
  '/settings': { title: 'Settings', isUnlisted: true, isGuessed: true },
  '/my-profile': { title: 'My Profile', isUnlisted: true, isGuessed: true },
  '/site/:contentId?': { title: 'Content Not Found' },
  '/about-philip': { title: 'About Philip', isGuessed: true },
  '/about': { title: 'About Philip' },
  '/install': { title: 'Install', isGuessed: true },
  '/trust': { title: 'How answers are checked', isGuessed: true },
  '/check': { title: 'Check a text', isGuessed: true },
  '/instructions': { title: 'The AI’s instructions' },
  '/instructions/:hash': { title: 'The AI’s instructions' },
  '/reading-plans/discover': { title: 'Discover Plans', isUnlisted: true },
  '/reading-plans/create': { title: 'Create Plan', isUnlisted: true },
  '/reading-plans/edit/:planId': { title: 'Edit Plan', isUnlisted: true },
  '/reading-plans/:planId': { title: 'Reading Plans', isUnlisted: true },
  '/reading-plans/*': { title: 'My Plans', isUnlisted: true },
  '/plans/:planId?': { title: 'Reading Plans', isUnlisted: true },
  '/offline': { title: 'Offline' },
} satisfies Record<string, Screen>

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
