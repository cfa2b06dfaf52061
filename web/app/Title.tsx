import { useEditionName } from '../edition/useEditionName.ts'

/** The document's title: the screen's title and the site's name, or the site's name alone. */
export function Title({ of }: { of?: string | undefined }) {
  const site = useEditionName()
  return <title>{of ? `${of} · ${site}` : site}</title>
}
