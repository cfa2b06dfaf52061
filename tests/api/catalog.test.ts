import { expect, test } from 'vitest'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api } = sharedApi({
  env: { PRODUCT_NAME: 'Silas', SOURCE_URL: 'https://code.example/philip', ENABLE_AUDIT: 'false' },
})

test('there are nine theologies, one of them the default', async () => {
  const { theologies } = (await api.get('/api/theologies')).json()
  expect(theologies.map((theology: { slug: string }) => theology.slug)).toEqual([
    'christian',
    'catholic',
    'orthodox',
    'lutheran',
    'reformed',
    'anglican',
    'wesleyan',
    'baptist',
    'pentecostal',
  ])
  expect(theologies.filter((theology: { is_default: boolean }) => theology.is_default)).toHaveLength(1)
  expect((await api.get('/api/theology/anglican')).json()).toEqual(theologies[5])
})

test('the profiles are in order, three of them not Christian, one the default', async () => {
  const { profiles } = (await api.get('/api/profiles')).json()
  expect(profiles.length).toBeGreaterThanOrEqual(7)
  const others = profiles.filter((profile: { is_christian: boolean }) => !profile.is_christian)
  expect(others.map(({ slug }: { slug: string }) => slug)).toEqual(['exploring', 'questioning', 'other-faith'])
  expect(profiles.filter((profile: { is_default: boolean }) => profile.is_default)).toHaveLength(1)
  expect(Object.keys(profiles[0]).sort()).toEqual(['description', 'is_christian', 'is_default', 'name', 'slug'])
})

test('a cache may keep what is the same for everyone, but not whether the process responds', async () => {
  const kept = async (path: string) => (await api.get(path)).headers['cache-control']
  expect(await kept('/api/theologies')).toBe('public, max-age=60, stale-while-revalidate=600')
  expect(await kept('/healthz')).toBe('no-store')
})

test('a partner is found only by its slug', async () => {
  expect((await api.get('/api/partners/grace')).json().partner).toMatchObject({
    slug: 'grace',
    name: 'Grace Community',
  })
  expect((await api.get('/api/partners/nobody')).status).toBe(404)
})

test('a partner’s edition is installed under its own name and icon', async () => {
  const manifest = (await api.get('/api/partners/grace/manifest')).json()
  expect(manifest).toMatchObject({ name: 'Silas Grace Community', short_name: 'Silas', start_url: '/', scope: '/' })
  expect(manifest.icons[0]).toEqual({ src: '/partners/grace.svg', sizes: 'any' })
  expect((await api.get('/api/partners/nobody/manifest')).status).toBe(404)
})

test('there are at least thirty example questions', async () => {
  const { questions } = (await api.get('/api/example-questions')).json()
  expect(questions.length).toBeGreaterThanOrEqual(30)
  expect(questions).toContain('Do you understand what you are reading?')
})

test('the example questions are in the language asked for, or in English', async () => {
  const of = async (language: string) => (await api.get(`/api/example-questions?language=${language}`)).json().questions
  const [english, spanish, other] = await Promise.all(['en', 'es', 'ko'].map(of))
  expect(spanish).toContain('¿Entiendes lo que lees?')
  expect(spanish).toHaveLength(english.length)
  expect(english).not.toContain('¿Entiendes lo que lees?')
  expect([...other].sort()).toEqual([...english].sort())
})

test('settings and flags reflect the environment', async () => {
  expect((await api.get('/api/settings')).json()).toEqual({
    enable_audit: false,
    product_name: 'Silas',
    copyright_holder: 'Philip',
    source_url: 'https://code.example/philip',
    has_model: false,
  })
  expect((await api.get('/api/feature-flags')).json()).toEqual({
    enable_audit: false,
    enable_commentaries: true,
    enable_reading_plans: true,
  })
})

test('the catalogue neither reads nor issues an id, and is cacheable', async () => {
  for (const path of ['/api/theologies', '/api/profiles', '/api/settings', '/api/partners/grace']) {
    const answer = await api.get(path, { 'X-User-ID': 'u1.nonsense' })
    expect(answer.headers['x-user-id']).toBeUndefined()
    expect(answer.headers['cache-control']).toMatch(/^public/)
  }
})
