import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oneCheck, type PageCheck } from './page-findings.ts'

/** A running check: a test ends it. */
interface Running {
  address: string
  end: (text: string) => void
}

let started: Running[]
let findingsOf: PageCheck
let printed: string

beforeEach(() => {
  started = []
  printed = ''
  vi.spyOn(console, 'log').mockImplementation((text) => void (printed += `${String(text)}\n`))
  findingsOf = oneCheck(({ href }) => new Promise((end) => void started.push({ address: href, end })))
})

afterEach(() => void vi.restoreAllMocks())

const page = (path: string): URL => new URL(path, 'http://localhost:3000')

async function begun(count: number): Promise<Running> {
  await expect.poll(() => started).toHaveLength(count)
  return started.at(-1)!
}

test('pages are checked one after the other, and requests for a page that waits share its check', async () => {
  const answers = ['/a', '/b', '/b', '/c'].map((path) => findingsOf(page(path)))
  for (const [index, path] of ['/a', '/b', '/c'].entries()) {
    const running = await begun(index + 1)
    expect(running.address).toBe(page(path).href)
    running.end(`about ${path}`)
  }
  expect(await Promise.all(answers)).toEqual(['about /a', 'about /b', 'about /b', 'about /c'])
})

test('a page that is being checked may have changed: a request for it is another check', async () => {
  const first = findingsOf(page('/a'))
  const running = await begun(1)
  const second = findingsOf(page('/a'))
  running.end('stale')
  ;(await begun(2)).end('new')
  expect(await first).toBe('stale')
  expect(await second).toBe('new')
})

test('findings are printed when they are new, and when they are gone', async () => {
  for (const text of ['A broken link.', 'A broken link.', '', '']) {
    const asked = findingsOf(page('/docs/c'))
    ;(await begun(started.length + 1)).end(text)
    await asked
  }
  expect(printed).toBe('Found on /docs/c:\n\nA broken link.\n/docs/c: all problems are fixed.\n')
})
