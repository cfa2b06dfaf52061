import { newVisitor, readAnswer } from '../bench/read-answer.ts'

/** Asks a question about John 3, publishes the conversation when it is answered, and returns its id. */
export async function publishedChat(url: string): Promise<number> {
  const visitor = await newVisitor(url)
  const { status, chatId } = await readAnswer({ prompt: 'Who was Nicodemus?', address: () => url, visitor })
  const published = await fetch(`${url}/api/chat/${chatId}/publish`, {
    method: 'POST',
    headers: { 'X-User-Id': visitor },
  })
  if (status !== 'complete' || !published.ok) throw new Error(`the conversation was not published: ${status}`)
  return chatId
}
