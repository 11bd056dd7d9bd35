import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { oneCheck, type Check } from './one-check.ts'
import { findingsHandler } from './page-findings.ts'

/** A running check: a test ends it, and sees when it was aborted. */
interface Running {
  page: string
  signal: AbortSignal
  end: (text: string) => void
}

let started: Running[]
let atOnce: number
let most: number

/** Ends when the test says so, even after an abort, like a process that is being killed. */
const check: Check = async (page, signal) => {
  most = Math.max(most, ++atOnce)
  const text = await new Promise<string>((end) => started.push({ page, signal, end }))
  atOnce--
  return text
}

beforeEach(() => {
  started = []
  atOnce = 0
  most = 0
})

const never = new AbortController().signal

/** Waits until another check has begun. */
async function begun(count: number): Promise<Running> {
  await expect.poll(() => started).toHaveLength(count)
  return started.at(-1)!
}

test('checks of different pages come one after the other', async () => {
  const { ask } = oneCheck(check)
  const answers = ['/a', '/b', '/c'].map((page) => ask(page, never))
  for (const [index, page] of ['/a', '/b', '/c'].entries()) {
    const running = await begun(index + 1)
    expect(running.page).toBe(page)
    running.end(`about ${page}`)
  }
  expect(await Promise.all(answers)).toEqual(['about /a', 'about /b', 'about /c'])
  expect(most).toBe(1)
})

test('a request for the page that is being checked replaces that check and shares the new one', async () => {
  const { ask } = oneCheck(check)
  const first = ask('/a', never)
  const old = await begun(1)
  const second = ask('/a', never)
  expect(old.signal.aborted).toBe(true)
  expect(started).toHaveLength(1)
  old.end('stale')
  const renewed = await begun(2)
  renewed.end('fresh')
  expect(await Promise.all([first, second])).toEqual(['fresh', 'fresh'])
  expect(most).toBe(1)
})

test('a check ends with the last request that waits for it, and one that has not begun never does', async () => {
  const { ask } = oneCheck(check)
  const [one, two, other] = [new AbortController(), new AbortController(), new AbortController()]
  const answers = [ask('/a', one.signal)]
  const running = await begun(1)
  answers.push(ask('/b', two.signal), ask('/c', other.signal))
  two.abort()
  one.abort()
  expect(running.signal.aborted).toBe(true)
  running.end('late')
  const next = await begun(2)
  expect(next.page).toBe('/c')
  next.end('about /c')
  expect(await Promise.all(answers)).toEqual([undefined, undefined, 'about /c'])
})

test('a check that fails fails its requests only, and the end of the server aborts the rest', async () => {
  let calls = 0
  const { ask, close } = oneCheck((page, signal) =>
    ++calls === 1 ? Promise.reject(new Error('broken')) : check(page, signal),
  )
  await expect(ask('/a', never)).rejects.toThrow('broken')
  const answer = ask('/b', never)
  const running = await begun(1)
  close()
  expect(running.signal.aborted).toBe(true)
  expect(await answer).toBeUndefined()
  expect(await ask('/c', never)).toBeUndefined()
})

test('the endpoint answers with the findings, prints what is new, and a closed request cancels its check', async () => {
  const printed: string[] = []
  const { handle } = findingsHandler(check, (line) => printed.push(line))
  const server = createServer((request, response) => handle(request, response, () => response.writeHead(500).end()))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?path=`

  const left = get(`${at}/docs/intro`)
  left.on('error', () => undefined)
  const cancelled = await begun(1)
  left.destroy()
  await expect.poll(() => cancelled.signal.aborted).toBe(true)
  cancelled.end('')

  for (const [index, text] of ['a broken link', 'a broken link', ''].entries()) {
    const answer = fetch(`${at}//evil.com/docs/intro`)
    const running = await begun(index + 2)
    expect(running.page).toBe('/docs/intro')
    running.end(text)
    expect(await (await answer).json()).toEqual({ text })
  }
  expect(printed).toEqual(['Found on /docs/intro:\n\na broken link', '/docs/intro: all problems are fixed.'])
  expect((await fetch(`${at}http://[`)).status).toBe(400)
})
