import { CallError } from '../data/client.ts'
import { publishChat } from '../data/hooks.ts'
import { toast } from '../ui/toast.ts'
import { more } from './more-words.ts'

/** Shares the link to a conversation, after publishing it if it is not public yet: `onPublished` is called then. */
export async function shareChat(id: number, title: string, onPublished: (() => void) | null): Promise<void> {
  try {
    if (onPublished) {
      await publishChat(id, true)
      onPublished()
    }
    await shareLink(`${location.origin}/chat/${id}`, title)
  } catch (error) {
    if (error instanceof CallError && error.error === 'taken_down') toast(error.message)
  }
}

/** Shares with the device's share sheet if it has one, else copies to the clipboard. */
async function shareLink(url: string, title: string): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ url, title })
      return
    } catch (error) {
      if ((error as Error).name === 'AbortError') return
    }
  }
  await navigator.clipboard.writeText(url)
  toast(more('linkCopied'))
}
