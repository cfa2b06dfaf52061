import { MonitorSmartphone, Unlink } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { createStore, useStore } from '../../data/create-store.ts'
import { countDevices } from '../../data/study-calls.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.ts'
import { canEncrypt } from '../document/keys.ts'
import type { SyncStatus } from '../document/sync-loop.ts'
import { useStudy } from '../useStudy.ts'
import { syncWords } from './sync-words.ts'
import { devices as words } from './words.ts'

const LinkDialog = lazily(() => import('./LinkDialog.tsx'), 'LinkDialog')
const UnlinkDialog = lazily(() => import('./UnlinkDialog.tsx'), 'UnlinkDialog')

/** How to use the same notes, conversations and plans on another device, and how to stop that. */
export function DevicesSection({ className }: { className?: string }) {
  const { study } = useStudy()
  const status = useStore(study?.sync.status ?? alone)
  const [devices, setDevices] = useState<number | null>(null)
  const [open, setOpen] = useState<'link' | 'unlink' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new device changes the status, or is added in the dialog
  useEffect(() => {
    countDevices().then(
      (answer) => setDevices(answer.devices),
      () => {},
    )
  }, [status, open])
  return (
    <>
      <p>{words('use')}</p>
      <p role="status">{syncWords(status, devices)}</p>
      {canEncrypt() ? (
        <div className={className}>
          <Button aria-haspopup="dialog" onClick={() => setOpen('link')}>
            <MonitorSmartphone aria-hidden size={16} strokeWidth={1.75} />
            {words('add')}
          </Button>
          {devices !== null && devices > 1 && (
            <Button aria-haspopup="dialog" onClick={() => setOpen('unlink')}>
              <Unlink aria-hidden size={16} strokeWidth={1.75} />
              {words('unlinkThis')}
            </Button>
          )}
        </div>
      ) : (
        <p>{words('staysHere')}</p>
      )}
      <Suspense>
        {open === 'link' && <LinkDialog onClose={() => setOpen(null)} />}
        {open === 'unlink' && <UnlinkDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

const alone = createStore<SyncStatus>('alone')
