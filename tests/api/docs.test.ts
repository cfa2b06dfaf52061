import { expect, test } from 'vitest'
import { sharedApi } from '../helpers/client/shared-api.ts'
import { listRoutes } from '../helpers/source/routes.ts'

const { api } = sharedApi()

// served for the description page, for robots and for readers without scripts, not called by clients
const furniture = ['GET /api/docs.css', 'GET /robots.txt']
const isCalled = (route: string) => !furniture.includes(route) && !/^(?:GET|POST) \/plain/.test(route)

test('every route is documented, and nothing else', async () => {
  const document = (await api.get('/api/openapi.json')).json()
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = listRoutes(api.deps).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  const shape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}')
  expect(routes.filter(isCalled).map(shape).sort()).toEqual(described.map(shape).sort())
})

test('the document is OpenAPI 3.1 and every reference in it resolves', async () => {
  const answer = await api.get('/api/openapi.json')
  const document = answer.json()
  expect(document.openapi).toBe('3.1.0')
  const names = [...answer.text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]!)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(document.components.schemas).toHaveProperty(name)
})

test('its page lists every call and has no script', async () => {
  const page = await api.get('/api/docs')
  const document = (await api.get('/api/openapi.json')).json()
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const path of Object.keys(document.paths)) expect(page.text).toContain(path)
  expect(page.text).not.toMatch(/<script|style="| on\w+=/)
  expect((await api.get('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8')
})
