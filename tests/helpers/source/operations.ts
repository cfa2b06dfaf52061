import { type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Page = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** Calls the operators' port of this machine with any headers, including those that fetch does not allow. */
export function askOperations(
  port: number,
  path: string,
  { method = 'GET', headers = {}, form }: { method?: string; headers?: OutgoingHttpHeaders; form?: object } = {},
): Promise<Page> {
  const body = form && new URLSearchParams(form as Record<string, string>).toString()
  const type = body && { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length }
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...type, ...headers }, agent: false },
      async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer).catch(() => '') }),
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The token in a form on the page. */
export const tokenOf = (page: Page): string => /name="token" value="([\w-]+)"/.exec(page.text)?.[1] ?? ''

/** The header of an operator who has the secret. */
export const basic = (name: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`,
})
