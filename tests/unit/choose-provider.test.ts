import { expect, test } from 'vitest'
import { type Env, readEnv } from '../../shared/server/env.ts'
import { createLog } from '../../shared/server/log.ts'
import type { Redis } from '../../shared/server/redis.ts'
import { chooseProvider } from '../../workers/llm/choose.ts'

const envOf = (settings: Record<string, string>): Env =>
  readEnv({
    DATABASE_URL: 'postgresql://localhost/philip',
    REDIS_URL: 'redis://localhost',
    ID_SECRET: 'x'.repeat(32),
    ...settings,
  })
const chosen = (settings: Record<string, string>) => {
  // Redis is not used before the first call
  const { name, model } = chooseProvider({ env: envOf(settings), log: createLog('test', 'silent'), redis: {} as Redis })
  return { name, model }
}
const openai = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3.3' }

test('without any setting the built-in provider answers', () => {
  expect(chosen({}).name).toBe('builtin')
  expect(chosen({ GEMINI_API_KEY: '' }).name).toBe('builtin')
  expect(chosen(openai).name).toBe('builtin')
})

test('a key is enough for gemini, with the model of the settings', () => {
  expect(chosen({ GEMINI_API_KEY: 'key' })).toEqual({ name: 'gemini', model: 'gemini-3-flash' })
  expect(chosen({ GEMINI_API_KEY: 'key', GEMINI_MODEL: 'gemini-4' }).model).toBe('gemini-4')
})

test('LLM_PROVIDER decides where it is given', () => {
  expect(chosen({ GEMINI_API_KEY: 'key', LLM_PROVIDER: 'builtin' }).name).toBe('builtin')
  expect(chosen({ GEMINI_API_KEY: 'key', LLM_PROVIDER: 'openai', ...openai })).toEqual({
    name: 'openai',
    model: 'llama3.3',
  })
})

test('a provider with missing settings is rejected in plain words', () => {
  expect(() => envOf({ LLM_PROVIDER: 'gemini' })).toThrow(/GEMINI_API_KEY: is needed/)
  expect(() => envOf({ LLM_PROVIDER: 'openai' })).toThrow(/OPENAI_MODEL are needed/)
  expect(() => envOf({ LLM_PROVIDER: 'other' })).toThrow(/LLM_PROVIDER/)
})
