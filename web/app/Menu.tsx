import { X } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { Overlay } from '../ui/Overlay.tsx'
import { Brand } from './Brand.tsx'
import { MenuItems } from './MenuItems.tsx'
import css from './menu.module.css'

type Props = { placement: 'side' | 'drawer'; onClose: () => void }

/** Recent conversations and the reader's tastes: beside the text on a desk, over it elsewhere. */
export function Menu({ placement, onClose }: Props) {
  if (placement === 'side') {
    return (
      <nav aria-label="Menu" className={css.side}>
        <MenuItems placement="side" onClose={onClose} />
      </nav>
    )
  }
  return (
    <Overlay label="Menu" className={css.drawer} onClose={onClose}>
      <nav aria-label="Menu">
        <div className={css.top}>
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
          <Brand />
        </div>
        <MenuItems placement="drawer" onClose={onClose} />
      </nav>
    </Overlay>
  )
}
