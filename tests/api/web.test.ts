import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtWeb } from '../helpers/browser/web.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

let database: TestDatabase
let api: TestApi
let visitor: string
const web = builtWeb()
const page = { Accept: 'text/html,application/xhtml+xml' }

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url, env: { APEX_HOST: 'philip.example' }, ...web })
  const { db } = database
  visitor = await insertVisitor(db)
  const chat = { owner_id: visitor, title: 'John 3: Who <is> "born" again?' }
  await db
    .insertInto('chats')
    .values([
      { ...chat, id: 4711, is_public: true },
      { ...chat, id: 4712, is_public: false },
      { ...chat, id: 4713, is_public: true, book: 'JHN', chapter: 3, verses: [16] },
    ])
    .execute()
})

afterAll(async () => {
  await api.stop()
  await database.drop()
  web.remove()
})

test.each([
  '/',
  '/read/JHN/3',
  '/chat/4711',
  '/my-profile',
  '/conversations',
  '/settings',
  '/site/copyright',
  '/reading-plans/create',
  '/about-philip',
])('%s is a page', async (path) => {
  const answer = await api.get(path, page)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.text).toContain('<div id="root"></div>')
  const again = await api.get(path, { ...page, 'If-None-Match': answer.headers.etag })
  expect(again.status).toBe(304)
})

test('the page of a public chat has its chapter, and no longer when the chat is private or deleted', async () => {
  const { db } = database
  const shows = (text: string) => text.includes('data-url="/api/bible/eng-web/book/JHN/chapters/3"')
  const open = await api.get('/chat/4713', page)
  expect(shows(open.text)).toBe(true)
  expect(open.headers['cache-control']).toBe('no-cache')
  const again = { ...page, 'If-None-Match': open.headers.etag }
  expect((await api.get('/chat/4713', again)).status).toBe(304)
  await db.updateTable('chats').set({ is_public: false }).where('id', '=', 4713).execute()
  const closed = await api.get('/chat/4713', again)
  expect(closed.status).toBe(200)
  expect(shows(closed.text)).toBe(false)
  expect(closed.text).not.toContain('born')
  await db.deleteFrom('chats').where('id', '=', 4713).execute()
  expect(shows((await api.get('/chat/4713', again)).text)).toBe(false)
})

test.each([
  '/api/user/x.css',
  '/api',
  '/api/',
  '/api/nothing',
  '/web-content/none.md',
  '/web-content/',
  '/assets/none.js',
  '/assets/',
  '/assets/main.js.map',
  '/index.html.br',
  '/.env',
  '/.git/config',
  '/metrics',
  '/readyz',
  '/admin/queues',
  '/read/JHN/3/x.js',
])('%s is 404 and not the page', async (path) => {
  const answer = await api.get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test('an unknown path opened by a browser is 404 with the page', async () => {
  const answer = await api.get('/no/such/place', page)
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('<div id="root"></div>')
  expect(answer.headers.etag).toBeUndefined()
  const again = await api.get('/no/such/place', { ...page, 'If-None-Match': '*' })
  expect([again.status, again.text]).toEqual([404, answer.text])
})

test.each([
  '..%2f..%2fpackage.json',
  '%2e%2e%2fabout.md',
  '../../../etc/passwd',
  'about.md%00',
  '.hidden.md',
  'about',
  'ABOUT.md',
  'about.md/',
  'con%0aabout.md',
])('/web-content/%s is 404', async (name) => {
  expect((await api.get(`/web-content/${name}`)).status).toBe(404)
})

test('a content page is markdown', async () => {
  const answer = await api.get('/web-content/about.md')
  expect(answer.text).toBe('# About\n')
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8')
})

test('the build has a hash', async () => {
  const answer = await api.get('/version.json')
  expect(answer.json()).toEqual({ buildHash: 'abc123' })
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('a public chat has a title for previews and is not indexed; a private one has nothing', async () => {
  const shared = await api.get('/chat/4711', page)
  expect(shared.text).toContain('<title>Who &#60;is&#62; &#34;born&#34; again? · Philip</title>')
  expect(shared.text).toContain('<link rel="canonical" href="https://philip.example/chat/4711" />')
  expect(shared.headers['x-robots-tag']).toBe('noindex')
  const secret = await api.get('/chat/4712', page)
  const missing = await api.get('/chat/4713', page)
  expect(secret.text).not.toContain('born')
  expect(secret.text.replaceAll('4712', '#')).toBe(missing.text.replaceAll('4713', '#'))
})

test('a page with a question or a chat in its address is not indexed', async () => {
  expect((await api.get('/read/JHN/3?question=why', page)).headers['x-robots-tag']).toBe('noindex')
  expect((await api.get('/read/JHN/3?chatId=4711', page)).headers['x-robots-tag']).toBe('noindex')
  expect((await api.get('/read/JHN/3', page)).headers['x-robots-tag']).toBeUndefined()
})

test('the page is the same for every host, except for the name and the picture of its edition', async () => {
  const hosts = ['philip.example', 'grace.philip.example', 'localhost', '127.0.0.1']
  const [plain, edition, ...others] = await Promise.all(
    hosts.map(async (Host) => (await api.get('/', { ...page, Host })).text),
  )
  expect(new Set([plain, ...others]).size).toBe(1)
  const { name } = await database.db
    .selectFrom('partners')
    .select('name')
    .where('slug', '=', 'grace')
    .executeTakeFirstOrThrow()
  expect(edition).not.toBe(plain)
  const picture = 'philip.example/api/preview'
  expect(edition).toContain(`https://grace.${picture}`)
  expect(edition!.replaceAll(`Philip ${name}`, 'Philip').replace(`grace.${picture}`, picture)).toBe(plain)
})

test('headers that are not part of cache keys change nothing', async () => {
  const plain = (await api.get('/', page)).text
  const names = ['X-Forwarded-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded', 'X-Host', 'Via', 'Accept-Language']
  for (const name of names) {
    expect((await api.get('/', { ...page, [name]: 'evil.example' })).text, name).toBe(plain)
  }
})

test.each([
  ['philip.example', 200],
  ['grace.philip.example', 200],
  ['staging.philip.example', 200],
  ['nobody.philip.example', 421],
  ['evil.example', 421],
  ['philip.example@evil.example', 421],
])('host %s gets %i', async (Host, status) => {
  expect((await api.get('/api/settings', { Host })).status).toBe(status)
})

test.each([
  ['nobody.philip.example', 'http://philip.example/'],
  ['nobody.philip.example:8080', 'http://philip.example:8080/'],
  ['nobody.philip.example:99999', 'http://philip.example/'],
])('the unknown host name %s gets a page that links to %s', async (Host, link) => {
  const shown = await api.get('/', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', Host })
  expect([shown.status, shown.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
  expect(shown.text).toContain('<h1>No edition found here</h1>')
  expect(shown.text).toContain(`<a href="${link}">`)
})

test('a chapter’s page contains the chapter, byte for byte as the API returns it, and its metadata', async () => {
  const shown = await api.get('/read/jhn/3', page)
  const chapter = await api.get('/api/bible/eng-web/book/JHN/chapters/3')
  const address = '/api/bible/eng-web/book/JHN/chapters/3'
  expect(shown.text).toContain(`<template id="chapter" data-url="${address}">${chapter.text}</template><div id="root">`)
  expect(shown.text).toContain('<title>John 3 (WEB) · Philip</title>')
  expect(shown.text).toContain('<link rel="canonical" href="https://philip.example/read/JHN/3" />')
  expect(shown.text).toContain('<meta property="og:type" content="article" />')
  expect(shown.text).toMatch(/<meta name="description" content="John 3, World English Bible: .{40,}…"/)
})

test('a link to verses previews them, and its canonical address is the chapter', async () => {
  const one = await api.get('/read/JHN/3?verse=16', page)
  expect(one.text).toContain('<meta property="og:title" content="John 3:16 (WEB) · Philip" />')
  expect(one.text).toMatch(/<meta property="og:description" content="John 3:16, World English Bible: For God so loved/)
  expect(one.text).toContain('<link rel="canonical" href="https://philip.example/read/JHN/3" />')
  const some = await api.get('/read/PSA/23?verse=1-4', page)
  expect(some.text).toContain('<meta property="og:title" content="Psalm 23:1–4 (WEB) · Philip" />')
  expect(some.text).toContain('<title>Psalm 23 (WEB) · Philip</title>')
  expect(some.text).toContain('<meta property="og:site_name" content="Philip" />')
  for (const verse of ['99', '4-1', '0', 'x', '1,3']) {
    const { text } = await api.get(`/read/PSA/23?verse=${verse}`, page)
    expect(text, verse).toContain('<meta property="og:title" content="Psalm 23 (WEB) · Philip" />')
  }
})

test('on a partner’s host titles and previews name its edition, and every page names the apex host', async () => {
  const { slug, name } = await database.db.selectFrom('partners').select(['slug', 'name']).executeTakeFirstOrThrow()
  const there = { ...page, Host: `${slug}.philip.example` }
  for (const path of ['/chat/4711', '/read/JHN/3', '/trust']) {
    const { text } = await api.get(path, there)
    expect(text, path).toMatch(new RegExp(`<title>[^<]+ · Philip ${name}</title>`))
    expect(text, path).toMatch(new RegExp(`<meta property="og:title" content="[^"]+ · Philip ${name}" />`))
    expect(text, path).toContain(`<meta property="og:site_name" content="Philip ${name}" />`)
    expect(text, path).toContain('<meta name="application-name" content="Philip" />')
    expect(text, path).toContain('<meta name="apex-host" content="philip.example" />')
  }
  expect((await api.get('/chat/4711', there)).text).toMatch(
    new RegExp(
      `property="og:description" content="A question about the Bible and its answer, shared on Philip ${name}:`,
    ),
  )
})

test.each([
  ['/', 'Philip'],
  ['/search', 'Search the Bible · Philip'],
  ['/search?q=love', 'love · Philip'],
  ['/about-philip', 'About · Philip'],
  ['/reading-plans/', 'My Plans · Philip'],
  ['/my-profile', 'My Profile · Philip'],
  ['/conversations', 'Conversations · Philip'],
  ['/settings', 'Settings · Philip'],
  ['/check', 'Check a text · Philip'],
  ['/no/such/place', 'Page not found · Philip'],
])('%s has the title “%s”', async (path, title) => {
  expect((await api.get(path, page)).text).toContain(`<title>${title}</title>`)
})

test.each(['/read/JHN/99', '/read/XYZ/1', '/read/JHN/0', '/read/%3Cb%3E/1'])('%s is the bare page', async (path) => {
  const answer = await api.get(path, page)
  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain('<template')
  expect(answer.text).toContain('<title>Philip</title>')
})

test('a file that a new build removed is 404, and the API keeps running', async () => {
  const name = readdirSync(join(web.webRoot, 'assets')).find((file) => file.endsWith('.js'))
  rmSync(join(web.webRoot, 'assets', name ?? ''))
  expect((await api.get(`/assets/${name}`)).status).toBe(404)
  expect((await api.get('/', page)).status).toBe(200)
})

test('the installed app has the name of the product', async () => {
  const renamed = await startApi({ databaseUrl: database.url, env: { PRODUCT_NAME: 'Silas' }, ...web })
  const manifest = await renamed.get('/manifest.webmanifest')
  await renamed.stop()
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(manifest.json()).toEqual({ name: 'Silas', short_name: 'Silas', start_url: '/' })
  expect((await api.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Philip' })
})
