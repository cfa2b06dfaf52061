import { describe, expect, test } from 'vitest'
import { SearchAnswer } from '../../shared/contract/bible.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api } = sharedApi({ texts: true })

const search = (query: string, headers: Record<string, string> = {}) =>
  api.get(`/api/bible/eng-web/search?q=${encodeURIComponent(query)}`, headers)

describe('a search', () => {
  test.each(['I want to kill myself', 'i took all my pills an hour ago', 'my husband hits me'])(
    'that expresses distress returns help, and is not cached: %s',
    async (query) => {
      const answer = await search(query, { 'Accept-Language': 'en-GB' })
      const { care } = SearchAnswer.strict().parse(answer.json())
      expect(care).toMatchObject({ response: 'reply', language: 'en' })
      expect(care?.help).toContain('999')
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  test.each(['take away my life', 'hanged himself', 'suicide', 'have been weary of me', 'he is not', 'love'])(
    'for words of Scripture, or for a subject, returns none: %s',
    async (query) => {
      const answer = await search(query)
      expect(answer.status, answer.text).toBe(200)
      expect(SearchAnswer.strict().parse(answer.json()).care).toBeUndefined()
      expect(answer.headers['cache-control']).toMatch(/^public/)
    },
  )
})
