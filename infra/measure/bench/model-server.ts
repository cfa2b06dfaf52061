import { sendAnswer, serve } from '../gemini-server.ts'

/**
 * A model for measurements: CHUNKS pieces, one every EVERY ms, the first immediately. A piece is the time at which it
 * was sent, so that its reader can compute its latency.
 */
const pace = { count: Number(process.env.CHUNKS), everyMs: Number(process.env.EVERY), usage: true }

serve((request, response) => {
  request.resume()
  void sendAnswer(response, pace, () => `@${process.hrtime.bigint()}@ `)
})
