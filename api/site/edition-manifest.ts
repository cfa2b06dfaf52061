import type { EditionManifest, Partner } from '#shared/contract/user.ts'

const PAPER = '#fdfdfb'

/** The web app manifest of a partner's host: the product under the edition's name, with the partner's icon. */
export function editionManifest(
  { name, icon_url }: Pick<Partner, 'name' | 'icon_url'>,
  product: string,
): EditionManifest {
  return {
    name: `${product} ${name}`,
    short_name: product,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: icon_url, sizes: 'any' },
      // for places that need an icon of fixed size
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}` })),
    ],
  }
}
