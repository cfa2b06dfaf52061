import { CloseButton } from '../ui/CloseButton.tsx'
import { Overlay } from '../ui/Overlay.tsx'
import { Brand } from './Brand.tsx'
import { MenuItems } from './MenuItems.tsx'
import css from './menu.module.css'
import { app } from './words.ts'

type Props = { placement: 'side' | 'drawer'; onClose: () => void; onText: () => void }

/** The main navigation and the recent conversations: beside the text on wide screens, over it elsewhere. */
export function Menu({ placement, ...on }: Props) {
  if (placement === 'side') {
    return (
      <nav aria-label={app('menu')} className={css.side} data-print="never">
        <MenuItems placement="side" {...on} />
      </nav>
    )
  }
  return (
    <Overlay label={app('menu')} className={css.drawer} onClose={on.onClose}>
      <nav aria-label={app('menu')}>
        <div className={css.top}>
          <CloseButton onClick={on.onClose} />
          <Brand />
        </div>
        <MenuItems placement="drawer" {...on} />
      </nav>
    </Overlay>
  )
}
