import { type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Page = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

type Asked = {
  method?: string
  headers?: OutgoingHttpHeaders
  form?: object
  /** A form with files, in this order. */
  parts?: FormData
}

function urlEncoded(form: object) {
  const bytes = Buffer.from(new URLSearchParams(form as Record<string, string>).toString())
  return { bytes, type: 'application/x-www-form-urlencoded' }
}

async function multipart(parts: FormData) {
  const encoded = new Response(parts)
  return { bytes: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type')! }
}

/** Calls the operators' port of this machine with any headers, including those that fetch does not allow. */
export async function askOperations(
  port: number,
  path: string,
  { method = 'GET', headers = {}, form, parts }: Asked = {},
): Promise<Page> {
  const body = parts ? await multipart(parts) : form && urlEncoded(form)
  const type = body && { 'Content-Type': body.type, 'Content-Length': body.bytes.length }
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...type, ...headers }, agent: false },
      async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer).catch(() => '') }),
    )
    sent.on('error', reject)
    sent.end(body?.bytes)
  })
}

/** The token in a form on the page. */
export const tokenOf = (page: Page): string => /name="token" value="([\w-]+)"/.exec(page.text)?.[1] ?? ''

/** The header of an operator who has the secret. */
export const basic = (name: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`,
})
