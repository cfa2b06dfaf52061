import { lazily } from '../../ui/lazily.ts'

/** Where the conversation is: beside the text, or in a sheet over it. */
export const ReaderChat = lazily(() => import('./ReaderChat.tsx'), 'ReaderChat')
