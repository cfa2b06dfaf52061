import type { ComponentProps, MouseEvent } from 'react'
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset' | 'reloadDocument'>

/** A link to a screen of the app. The library's own also loads data ahead, which needs its framework and 2 kB more. */
export function Link({ to, replace, state, preventScrollReset, reloadDocument, onClick, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target, replace, state, preventScrollReset })
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !reloadDocument) follow(event)
  }
  return <a {...rest} href={useHref(to)} onClick={onFollow} />
}
