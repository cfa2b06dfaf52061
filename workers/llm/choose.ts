import type { Env } from '#shared/server/env.ts'
import type { Logger } from '#shared/server/log.ts'
import type { Redis } from '#shared/server/redis.ts'
import { createBuiltinProvider } from './builtin/provider.ts'
import { createGeminiProvider } from './gemini.ts'
import { createOpenaiProvider } from './openai.ts'
import type { Provider } from './provider.ts'

export type ChoiceOptions = { env: Env; log: Logger; redis: Redis }

/**
 * The provider that the settings ask for: the one that LLM_PROVIDER names, else gemini where there is a key for it,
 * else the built-in one, which needs nothing.
 */
export function chooseProvider({ env }: ChoiceOptions): Provider {
  switch (env.LLM_PROVIDER ?? (env.GEMINI_API_KEY ? 'gemini' : 'builtin')) {
    case 'gemini':
      return createGeminiProvider({
        apiKey: env.GEMINI_API_KEY!,
        model: env.GEMINI_MODEL,
        baseUrl: env.GEMINI_BASE_URL,
      })
    case 'openai':
      return createOpenaiProvider({
        baseUrl: env.OPENAI_BASE_URL!,
        model: env.OPENAI_MODEL!,
        apiKey: env.OPENAI_API_KEY,
      })
    case 'builtin':
      return createBuiltinProvider()
  }
}
