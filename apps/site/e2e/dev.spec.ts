import { spawn } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { open } from './open.ts'
import { boxReadme, boxSource, smallRepository, type SmallRepository } from './small-repository.ts'

// `npm run dev` on a repository of this test's own, whose files it may edit.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const program = fileURLToPath(new URL('../../../tooling/signpost/bin.js', import.meta.url))

let repository: SmallRepository
let origin: string
let printed = ''
let stop: () => Promise<void>

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

test.beforeAll(async () => {
  repository = smallRepository({ title: 'Boxes', url: 'https://boxes.example' })

  const port = await freePort()
  origin = `http://localhost:${port}`
  const args = [program, 'dev', '--root', repository.root, '--cache', join(repository.folder, 'cache'), '--port', `${port}`]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let isRunning = true
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve())).then(() => void (isRunning = false))
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  stop = async () => {
    server.kill('SIGINT')
    await ended
  }
  await expect
    .poll(() => fetch(origin).then(() => true, () => !isRunning), { message: 'the dev server answers', timeout: 180_000 })
    .toBe(true)
  expect(isRunning, printed).toBe(true)
})

test.afterEach(async ({ page }, info) => {
  if (info.status !== info.expectedStatus) await info.attach('dev server', { body: `${page.url()}\n${printed}`, contentType: 'text/plain' })
})

test.afterAll(async () => {
  await stop?.()
  repository?.remove()
})

/** Opens a page of the dev server, and marks its document: one that was loaded again has no mark. */
async function openMarked(page: Page, path: string): Promise<() => Promise<void>> {
  await open(page, origin + path)
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => expect(page.locator('html')).toHaveAttribute('data-marked')
}

test('an edited doc comment shows on the open pages of both languages, without a reload', async ({ page, context }) => {
  const romanian = await context.newPage()
  const isSame = await openMarked(page, '/api/box/class/Box')
  const isRomanianSame = await openMarked(romanian, '/ro/api/box/class/Box')
  await expect(page.getByRole('main')).toContainText('Holds things.')
  await expect(romanian.locator('html')).toHaveAttribute('lang', 'ro')

  for (const words of ['Holds whatever fits.', 'Holds nothing at all.']) {
    repository.write('packages/box/src/index.ts', boxSource(words))
    await expect(page.getByRole('main')).toContainText(words, { timeout: 60_000 })
    await expect(romanian.getByRole('main')).toContainText(words, { timeout: 60_000 })
  }
  await isSame()
  await isRomanianSame()
})

test('an edited README shows on the open page, without a reload', async ({ page }) => {
  const isSame = await openMarked(page, '/api/box')
  await expect(page.getByRole('main')).toContainText('Boxes of all sizes.')
  repository.write('packages/box/README.md', boxReadme('Boxes of one size.'))
  await expect(page.getByRole('main')).toContainText('Boxes of one size.', { timeout: 60_000 })
  await isSame()
})

test('a README shows whole, however slowly it is written', async ({ page }) => {
  await openMarked(page, '/api/box')
  for (const words of ['Boxes of wood.', 'Boxes of tin.', 'Boxes of glass.', 'Boxes of straw.']) {
    const file = openSync(join(repository.root, 'packages/box/README.md'), 'w')
    await setTimeout(3)
    writeSync(file, boxReadme(words))
    closeSync(file)
    await expect(page.getByRole('main')).toContainText(words, { timeout: 60_000 })
  }
})

test('an edit is shown that was made while the page was loading', async ({ page }) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/entry\.client/, (route) => released.then(() => route.continue()))
  await page.goto(`${origin}/api/box`, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toContainText('Boxes of straw.')
  const before = printed.length
  repository.write('packages/box/README.md', boxReadme('Boxes of paper.'))
  await expect.poll(() => printed.slice(before), { timeout: 60_000 }).toContain('documented again')
  release()
  await expect(page.getByRole('main')).toContainText('Boxes of paper.', { timeout: 60_000 })
})

test('a source that cannot be read leaves the page as it was, and is told; the next one shows', async ({ page }) => {
  await openMarked(page, '/api/box/class/Box')
  const before = printed.length
  repository.write('packages/box/src/index.ts', 'export class Box {\n  readonly level: = 1\n}\n')
  await expect.poll(() => printed.slice(before), { timeout: 60_000 }).toMatch(/@boxes\/box: \S+ \S*index\.ts:2/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box')

  repository.write('packages/box/src/index.ts', boxSource('Holds things again.'))
  await expect(page.getByRole('main')).toContainText('Holds things again.', { timeout: 60_000 })
})
