import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { serveProgram } from '@signpost/test-browser/program'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type * as debug from './index.ts'

const program = `
  import { createDebug, enable } from './src/index.ts'
  import { run } from './test/program.ts'

  Object.assign(globalThis, { createDebug, enable })
  run()
  document.title = 'done'
`

const served = serveProgram(join(import.meta.dirname, '..'), program)

describe('a page in Chromium', { retry: browserRetries, timeout: 60_000 }, () => {
  let context: BrowserContext
  let messages: { type: string; text: string }[]

  beforeEach(async () => {
    context = await served.browser.newContext()
    messages = []
    context.on('console', (message) => messages.push({ type: message.type(), text: message.text() }))
    context.on('weberror', (error) => messages.push({ type: 'thrown', text: String(error.error()) }))
  })

  afterEach(() => context.close())

  /** Opens the page with rules in its storage. */
  async function open(rules: string | undefined) {
    if (rules !== undefined)
      await context.addInitScript((text) => void (origin !== 'null' && localStorage.setItem('debug', text)), rules)
    const page = await context.newPage()
    await page.goto(served.address)
    await page.waitForFunction(() => document.title === 'done')
    return page
  }

  /** The console shows a text, the styles and values behind it: without the styles. */
  const shown = () =>
    messages.map(({ type, text }) => [type, text.replace(/color:hsl\(\d+ 70% 45%\);font-weight:bold */, '')])

  test('writes what its storage turns on, with the methods of the console', async () => {
    const page = await open('app:*#warn,-app:noisy')
    await expect.poll(() => messages.length).toBe(2)
    expect(shown()).toEqual([
      ['warning', expect.stringMatching(/^%capp:db#warn%c \+0ms %d of %d queries are slow .*2 3/)],
      ['warning', expect.stringMatching(/^%capp:db:pool#warn%c \+0ms pool is empty/)],
    ])
    await page.close()
  })

  test('writes nothing while its storage has no rules, and what is enabled later', async () => {
    const page = await open(undefined)
    await page.evaluate(() => {
      const { createDebug, enable } = globalThis as unknown as typeof debug
      const late = createDebug('late')
      late('off')
      enable('late')
      late('on')
    })
    await expect.poll(() => messages.length).toBe(1)
    expect(shown()).toEqual([['debug', expect.stringMatching(/^%clate%c \+0ms on/)]])
  })

  test('a page that may not use its storage logs nothing and does not fail', async () => {
    const page = await open('*')
    await expect.poll(() => messages.length).toBe(8)
    messages.length = 0
    await page.evaluate(async () => {
      const frame = document.createElement('iframe')
      frame.sandbox.value = 'allow-scripts'
      frame.srcdoc = `<script type="module">${await (await fetch('/program.js')).text()}</script>`
      document.body.append(frame)
      await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }))
    })
    const frame = page.frames().find((each) => each !== page.mainFrame())!
    await frame.waitForFunction(() => document.title === 'done')
    expect(
      await frame.evaluate(() => {
        try {
          return localStorage.length
        } catch (error) {
          return String(error)
        }
      }),
    ).toMatch(/^SecurityError/)
    expect(shown()).toEqual([])
  })
})
