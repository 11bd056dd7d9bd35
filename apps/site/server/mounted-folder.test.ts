import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { mountFolder, pendingFolder } from './mounted-folder.ts'

const script = 'start()\n'.repeat(200)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mounted-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Workbench</title>')
  writeFileSync(join(folder, 'assets', 'a b.js'), script)
})

afterEach(() => rmSync(folder, { recursive: true }))

const ask = (target: string, acceptEncoding?: string, ifNoneMatch?: string): Promise<Answer | undefined> =>
  mountFolder(folder, '/site/workbench/').answer(target, { acceptEncoding, ifNoneMatch })

test('answers with the files of the folder, the index for the folder itself', async () => {
  const index = await ask('/site/workbench/?path=/docs/theme--docs')
  expect([index?.status, index?.body.toString(), index?.headers['content-type']]).toEqual([
    200,
    '<title>Workbench</title>',
    'text/html; charset=utf-8',
  ])
  expect((await ask('/site/workbench/index.html'))?.status).toBe(200)
  expect((await ask('/site/workbench/assets/a%20b.js'))?.body.toString()).toBe(script)
})

test('a folder without its slash is one redirect away, with the query', async () => {
  const answer = await ask('/site/workbench?path=/docs/theme--docs')
  expect([answer?.status, answer?.headers.location]).toEqual([308, '/site/workbench/?path=/docs/theme--docs'])
})

test('compresses, and knows what the reader has', async () => {
  const answer = (await ask('/site/workbench/assets/a%20b.js', 'gzip'))!
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(answer.body).toString()).toBe(script)
  expect((await ask('/site/workbench/assets/a%20b.js', 'gzip', answer.headers.etag))?.status).toBe(304)
  expect((await ask('/site/workbench/assets/a%20b.js', undefined, answer.headers.etag))?.status).toBe(200)
})

test('may be framed by the site alone, and loads nothing from elsewhere', async () => {
  const { policy } = (await ask('/site/workbench/'))!
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
})

test.each([
  '/site/workbench/none.js',
  '/site/workbench/assets',
  '/site/workbench/assets/',
  '/site/workbench/%61ssets/none',
])('%s is not found', async (target) => {
  expect((await ask(target))?.status).toBe(404)
})

test.each([
  '/',
  '/site/',
  '/site/workbenches/',
  '/workbench/',
  '/site/workbench/../secret',
  '/site/workbench/..%2fsecret',
  '/site/workbench/%zz',
  'x',
])('%s is nothing of the folder', async (target) => {
  expect(await ask(target)).toBeUndefined()
})

test('a folder that is being built says so below its path, until it is mounted', async () => {
  const pending = pendingFolder('/site/workbench/')
  const answerTo = (target: string): Promise<Answer | undefined> =>
    pending.answer(target, { acceptEncoding: undefined, ifNoneMatch: undefined })
  for (const target of ['/site/workbench', '/site/workbench/', '/site/workbench/?path=/docs/theme--docs']) {
    expect(await answerTo(target)).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect((await answerTo(target))?.body.toString()).toContain('The workbench is being built.')
  }
  expect(await answerTo('/site/elsewhere')).toBeUndefined()
  pending.mount(mountFolder(folder, '/site/workbench/'))
  expect((await answerTo('/site/workbench/'))?.body.toString()).toBe('<title>Workbench</title>')
  pending.mount(undefined)
  expect(await answerTo('/site/workbench/')).toBeUndefined()
})
