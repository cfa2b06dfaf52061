import type { Plan } from '#shared/contract/plans.ts'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.ts'
import { plans } from './words.ts'

/** Shares a plan's link with the device's share sheet if it has one, else copies it to the clipboard. */
export async function shareLink({ id, name }: Pick<Plan, 'id' | 'name'>): Promise<void> {
  const url = `${location.origin}/reading-plans/${id}`
  if (!navigator.share) {
    await copyText(url)
    toast(plans('linkCopied'))
    return
  }
  // closing the share sheet is not a failure
  await navigator.share({ url, title: name }).catch(() => {})
}
