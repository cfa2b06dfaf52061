import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'

/** A file that was sent with a form: where it is until `remove` is called, and the fields that were before it. */
export type Upload = { path: string; fields: Readonly<Record<string, string>>; remove: () => Promise<void> }

/** Why a form with a file was refused. */
export type Refusal = { status: 400 | 403 | 413; why: string }

const UPLOAD_BYTES = 64 * 1024 * 1024
/** How long a file may take to arrive; the proxy in front waits as long. */
export const UPLOAD_MS = 15 * 60_000

/**
 * Receives a form whose last field is a file (`multipart/form-data`) and writes the file to a folder of its own. Nothing is
 * written before `isAllowed` has accepted the fields before the file. On a refusal nothing remains.
 */
export async function receiveFile(
  req: IncomingMessage,
  isAllowed: (fields: Readonly<Record<string, string>>) => boolean,
): Promise<Upload | Refusal> {
  const type = req.headers['content-type'] ?? ''
  if (!/^multipart\/form-data;.*boundary=/i.test(type)) return { status: 400, why: 'This form has no file.' }
  const folder = await mkdtemp(join(tmpdir(), 'philip-text-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const received = await readParts(req, { type, folder, isAllowed }).catch((): Refusal => {
    return { status: 400, why: 'The file did not arrive completely. Try again.' }
  })
  if ('status' in received) {
    await remove()
    // the rest of a large file is not read
    req.unpipe()
    req.resume()
    return received
  }
  return { ...received, remove }
}

type Parts = { type: string; folder: string; isAllowed: (fields: Readonly<Record<string, string>>) => boolean }

async function readParts(
  req: IncomingMessage,
  { type, folder, isAllowed }: Parts,
): Promise<Omit<Upload, 'remove'> | Refusal> {
  const fields: Record<string, string> = {}
  let found: Promise<string | Refusal> | undefined
  const form = new Busboy({
    headers: { 'content-type': type },
    limits: { fileSize: UPLOAD_BYTES, files: 1, fields: 10, fieldSize: 2000, fieldNameSize: 40 },
  })
  form.on('field', (name, value) => {
    fields[name] = value
  })
  form.on('file', (_field, file, fileName) => {
    const name = safeName(fileName)
    const refuse = (refusal: Refusal) => {
      file.resume()
      found = Promise.resolve(refusal)
    }
    if (!isAllowed(fields)) return refuse({ status: 403, why: OLD_FORM })
    if (!name) return refuse({ status: 400, why: 'Choose a file.' })
    const path = join(folder, name)
    found = pipeline(file, createWriteStream(path, { flags: 'wx' })).then(() =>
      file.truncated ? { status: 413, why: 'The file is larger than 64 MB.' } : path,
    )
    found.catch(() => {})
  })
  await pipeline(req, form)
  const path = await found
  if (path === undefined)
    return isAllowed(fields) ? { status: 400, why: 'Choose a file.' } : { status: 403, why: OLD_FORM }
  return typeof path === 'string' ? { path, fields } : path
}

export const OLD_FORM = 'This form is too old, or not from this page. Reload the page.'

/** The name of a file without folders and unusual characters; empty if nothing usable remains. */
function safeName(name = ''): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-100)
}
