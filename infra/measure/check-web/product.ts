import { buildWeb } from '../../run/build-web.ts'
import { openServices } from '../bench/services.ts'

export type Product = { url: string; close: () => Promise<void> }

/**
 * The product with its texts, on its own servers under .data/bench, with the current build of the web app. `model`
 * starts a program that implements Gemini's protocol; without it the built-in answers are used.
 */
export async function startProduct(model?: string, env: Record<string, string> = {}): Promise<Product> {
  await buildWeb()
  const services = await openServices()
  try {
    const gemini = model ? await services.start(model) : undefined
    const settings = {
      ENABLE_AUDIT: 'true',
      ...env,
      ...(gemini
        ? { LLM_PROVIDER: 'gemini', GEMINI_API_KEY: 'check', GEMINI_BASE_URL: gemini.url }
        : { LLM_PROVIDER: 'builtin' }),
    }
    const api = await services.start('api/main.ts', settings)
    await services.start('workers/main.ts', settings)
    return { url: api.url, close: services.close }
  } catch (error) {
    await services.close()
    throw error
  }
}
