import { useEditionName } from './useEditionName.ts'

/** The document's title: what the screen is called, and the name of the site. Without a screen's own, that name. */
export function Title({ of }: { of?: string | undefined }) {
  const site = useEditionName()
  return <title>{of ? `${of} · ${site}` : site}</title>
}
