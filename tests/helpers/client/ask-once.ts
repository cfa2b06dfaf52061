import { createGeminiProvider } from '../../../workers/llm/gemini.ts'
import { askingFor, recordIo } from '../answers/answer-io.ts'

/**
 * Asks the loopback server at the given address once and prints the answer; nothing should keep the process alive then.
 */
const provider = createGeminiProvider({ apiKey: 'key', model: 'gzip', baseUrl: process.argv[2] })
const { text } = await provider.answer(askingFor('Is all well?'), recordIo())
process.stdout.write(`${text}\n`)
