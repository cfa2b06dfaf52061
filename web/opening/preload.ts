/** The addresses that the build wrote into the page: of its first fonts, or of the scripts of the app. */
export const addressesOf = (what: 'fonts' | 'app'): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${what}"]`)?.content.split(' ') ?? []

/** Lets the browser load a file of the page before anything asks for it. */
export function preload(href: string, kind: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', ...kind, href }))
}
