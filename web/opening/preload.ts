/** Lets the browser load a file of the page before anything asks for it. */
export function preload(href: string, kind: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', ...kind, href }))
}
