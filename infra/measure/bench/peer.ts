import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createResumableStreamContext } from 'resumable-stream/ioredis'
import { serve } from '../gemini-server.ts'

/**
 * Streams of Vercel's resumable-stream over the Redis of REDIS_URL, for comparison, in two processes as Philip's are: one
 * with MODEL_URL reads the model and writes; the other, with WRITER_URL, serves readers, who follow from the beginning.
 */
const { MODEL_URL, WRITER_URL } = process.env
const streams = createResumableStreamContext({ waitUntil: null, keyPrefix: 'peer' })

/** Begins a stream; answers as soon as readers can follow it. */
async function write(id: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(`${MODEL_URL}/v1beta/models/bench:streamGenerateContent?alt=sse`, { method: 'POST' })
  const text = answer.body!.pipeThrough(new TextDecoderStream())
  const own = await streams.createNewResumableStream(id, () => text)
  response.end()
  // without a reader of its own the stream would not flow
  await own?.pipeTo(new WritableStream())
}

async function follow(response: ServerResponse): Promise<void> {
  const id = randomUUID()
  response.socket?.setNoDelay()
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  await fetch(`${WRITER_URL}/${id}`, { method: 'POST' })
  for await (const text of (await streams.resumeExistingStream(id)) ?? []) response.write(text)
  response.end()
}

serve((request, response) => {
  request.resume()
  const done = MODEL_URL ? write(request.url?.slice(1) ?? '', response) : follow(response)
  // a reader sees the end of the connection, and the answer counts as failed
  done.catch(() => void response.destroy())
})
