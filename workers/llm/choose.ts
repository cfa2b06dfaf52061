import type { Env } from '#shared/server/env.ts'
import type { Logger } from '#shared/server/log.ts'
import { modelLimits, providerName } from '#shared/server/model-limits.ts'
import type { Redis } from '#shared/server/redis.ts'
import { createBuiltinProvider } from './builtin.ts'
import { createGeminiProvider } from './gemini.ts'
import { createOpenaiProvider } from './openai.ts'
import type { Provider } from './provider.ts'
import { createRedisGate } from './redis-gate.ts'

export type ChoiceOptions = { env: Env; log: Logger; redis: Redis }

/**
 * The configured provider: the one that LLM_PROVIDER names, else gemini if it has a key, else the built-in one, which
 * needs no key and has no limits.
 */
export function chooseProvider({ env, log, redis }: ChoiceOptions): Provider {
  const limits = modelLimits(env)
  const gateFor = (model: string) => createRedisGate({ redis, limits, model, log })
  switch (providerName(env)) {
    case 'gemini': {
      const { GEMINI_API_KEY: apiKey = '', GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = env
      return createGeminiProvider({ apiKey, model, baseUrl, gate: gateFor(model) })
    }
    case 'openai': {
      const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model = '', OPENAI_BASE_URL: baseUrl = '' } = env
      return createOpenaiProvider({ apiKey, model, baseUrl, gate: gateFor(model) })
    }
    case 'builtin':
      return createBuiltinProvider()
  }
}
