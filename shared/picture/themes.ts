/** The colours of a picture: a theme's own, as `web/styles/tokens.css` has them. */
export type PictureTheme = { paper: string; sunken: string; ink: string; muted: string; line: string; accent: string }

export const pictureThemes = {
  light: {
    paper: '#fdfdfb',
    sunken: '#f3f3ef',
    ink: '#1c1d20',
    muted: '#5a5d65',
    line: '#dfe0da',
    accent: '#14625c',
  },
  dark: {
    paper: '#131416',
    sunken: '#0e0f10',
    ink: '#e7e5e0',
    muted: '#a3a6ad',
    line: '#2e3136',
    accent: '#6cc5bb',
  },
  parchment: {
    paper: '#f7f0e1',
    sunken: '#eee4cf',
    ink: '#32271a',
    muted: '#6b5a44',
    line: '#dccdb1',
    accent: '#7b3f14',
  },
  parchmentDark: {
    paper: '#1e1913',
    sunken: '#17130e',
    ink: '#eadfca',
    muted: '#b5a48a',
    line: '#3b3126',
    accent: '#e0a66a',
  },
} satisfies Record<string, PictureTheme>

export type PictureThemeName = keyof typeof pictureThemes
