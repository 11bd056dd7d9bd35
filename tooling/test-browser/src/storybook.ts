import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join, normalize } from 'node:path'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Frame, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { chromiumArguments, findChromium } from './chromium.js'
import { complaintsOf } from './program.ts'

/** Options of a Storybook test. */
export interface StorybookOptions {
  /** The folder that has `.storybook/main.ts`, to be built. */
  readonly source?: string
  /** The folder of a Storybook that is built already. */
  readonly built?: string
  /**
   * Environment variable with a second address of the same Storybook for `main.ts`, for one that composes itself. Each address
   * is its own origin.
   */
  readonly composed?: string
  /** Parts of messages in the console that are no failure, besides those of every Storybook. */
  readonly expected?: readonly string[]
}

/** A Storybook in a Chromium, for the tests of a file. Each test has a page of its own without storage. */
export interface TestedStorybook {
  /** `http://127.0.0.1:4000/` */
  readonly address: string
  /** The second address, when it is composed. */
  readonly other: string
  readonly browser: Browser
  readonly context: BrowserContext
  readonly page: Page
  /**
   * Finds the frame of stories, when the manager has made it.
   *
   * @param selector - Where it is in the manager.
   */
  frame(selector?: string): Promise<Frame>
  /**
   * Counts the scripts that have a text in them.
   *
   * @param part - A folder of the built Storybook, such as `sb-addons`.
   */
  countScripts(part: string, text: string): Promise<number>
}

/** Messages that every Storybook prints. */
const always: readonly string[] = [
  // Its toolbar has a popover without a label.
  "'ariaLabel' prop on 'PopoverProvider'",
  // The last words of a preview that is loaded again or closed: their window is gone when the manager hears them.
  'Ignored Storybook channel message from a window that is not a registered preview iframe',
]

/** Files that a composed Storybook may have, and a built one has not. */
const optional: readonly string[] = ['stories.json', 'metadata.json']

/**
 * Builds a Storybook and keeps it open in Chromium, from before the first of the surrounding tests to after the last. A
 * test fails on an unexpected console message, a missing file or a request to another host.
 *
 * @returns Handles to be read once the tests run.
 */
export function testStorybook(options: StorybookOptions): TestedStorybook {
  const stack = new AsyncStack()
  let folder = options.built
  let addresses: readonly string[]
  let browser: Browser
  let context: BrowserContext
  let session: CDPSession
  let page: Page
  let seen: { complaints: string[]; elsewhere: string[]; missing: string[] }

  beforeAll(async () => {
    const serve = async (): Promise<string> => {
      const served = await serveFolder(() => folder)
      stack.push(served.stop)
      return served.address
    }
    addresses = await Promise.all(options.composed ? [serve(), serve()] : [serve()])
    const launch = async (): Promise<void> => {
      // Pages share a process, which keeps the compiled scripts.
      const args = [
        ...chromiumArguments,
        '--process-per-site',
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ]
      browser = await chromium.launch({ executablePath: findChromium(), args })
      stack.push(() => browser.close())
    }
    const build = async (): Promise<void> => {
      if (!options.source) return
      const environment = options.composed ? { [options.composed]: addresses[1]! } : {}
      const temporary = await mkdtemp(join(tmpdir(), 'storybook-'))
      stack.push(() => rm(temporary, { recursive: true, force: true }))
      folder = await buildStorybook(options.source, temporary, environment)
    }
    await Promise.all([launch(), build()])
    context = await browser.newContext()
    const unneeded = addresses.slice(1).flatMap((address) => optional.map((file) => address + file))
    seen = { complaints: complaintsOf(context), elsewhere: [], missing: [] }
    const { elsewhere, missing } = seen
    context.on('response', (response) => {
      if (response.status() >= 400 && !unneeded.includes(response.url())) missing.push(response.url())
    })
    // Not a route, which would switch off the browser's cache.
    context.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith('data:') && !addresses.some((address) => url.startsWith(address))) elsewhere.push(url)
    })
    // Stays open, and the process of all pages with it.
    const first = await context.newPage()
    await first.goto(`${addresses[0]!}index.json`)
    session = await context.newCDPSession(first)
  }, 300_000)

  afterAll(() => stack.unwind())

  beforeEach(async () => {
    for (const address of addresses)
      await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' })
    for (const list of Object.values(seen)) list.length = 0
    page = await context.newPage()
  })

  afterEach(async () => {
    await page.close()
    const known = [...always, ...(options.expected ?? [])]
    const complaints = seen.complaints.filter((text) => !known.some((part) => text.includes(part)))
    expect({ ...seen, complaints }).toEqual({ complaints: [], elsewhere: [], missing: [] })
  })

  return {
    get address() {
      return addresses[0]!
    },
    get other() {
      return addresses[1]!
    },
    get browser() {
      return browser
    },
    get context() {
      return context
    },
    get page() {
      return page
    },
    frame: async (selector = '#storybook-preview-iframe') =>
      (await (await page.waitForSelector(selector)).contentFrame())!,
    countScripts: async (part, text) => {
      const root = join(folder!, part)
      const scripts = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.js'))
      const texts = await Promise.all(scripts.map((name) => readFile(join(root, name), 'utf8')))
      return texts.filter((script) => script.includes(text)).length
    },
  }
}

/** Clean-up steps, run in reverse order. */
class AsyncStack {
  readonly #undo: (() => Promise<unknown>)[] = []

  push(undo: () => Promise<unknown>): void {
    this.#undo.push(undo)
  }

  async unwind(): Promise<void> {
    for (const undo of this.#undo.splice(0).reverse()) await undo()
  }
}

/** Builds a Storybook. No other host is asked for anything. */
async function buildStorybook(
  source: string,
  temporary: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(temporary, 'built')
  const storybook = dirname(createRequire(join(source, 'index.js')).resolve('storybook/package.json'))
  const program = join(storybook, 'dist', 'bin', 'dispatcher.js')
  const options = [
    '--config-dir',
    join(source, '.storybook'),
    '--output-dir',
    folder,
    '--disable-telemetry',
    '--loglevel',
    'warn',
  ]
  const child = spawn(process.execPath, [program, 'build', ...options], {
    cwd: source,
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      CI: 'true',
      NO_COLOR: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      CACHE_DIR: join(temporary, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`Storybook could not be built from ${source}:\n${output}`)
  return folder
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves files on a free port of the loopback address, to pages of any origin. The folder may be there later than the address. */
async function serveFolder(
  folder: () => string | undefined,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1/')
    const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    response
      .setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
      .setHeader('Access-Control-Allow-Credentials', 'true')
      .setHeader('Vary', 'Origin')
      // The files stay as they are built.
      .setHeader('Cache-Control', 'max-age=3600')
    try {
      const content = await readFile(join(folder()!, path))
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream').end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
