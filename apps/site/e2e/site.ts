import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'
import type { SiteConfig } from '@signpost/docs-content'
import { serve, type Mode, type RunningSite } from './serve.ts'
import { serveVariant } from './variant.ts'
import { watch } from './watch.ts'

/** Options of a project for all its tests. */
export interface SiteOptions {
  mode: Mode
}

interface WorkerFixtures extends SiteOptions {
  /** Another configuration than the site's own; a file of tests may set one for all of them. */
  configuration: SiteConfig | undefined
  /** Texts of files beside that configuration, by name. */
  files: Readonly<Record<string, string>>
  /** Running servers by mode; started on first use and stopped with the worker. */
  running: (mode: Mode) => Promise<RunningSite>
  /** The server of the project's mode, or that of the configuration. */
  site: RunningSite
  /**
   * Browser context of all tests without special needs. Its first page stays open, so that the browser keeps the
   * process with the site's compiled scripts; a new process for every test would take most of the suite's time.
   */
  visitor: BrowserContext
}

interface TestFixtures {
  /** Console messages that the test provokes; every other error or warning fails it. */
  expected: RegExp
  /** Whether the visitor prefers reduced motion. */
  still: boolean
  /** Whether the test needs its own browser context: a stopped clock stays stopped for all pages of a context. */
  alone: boolean
}

/** All options are set: missing ones would come from the first test of the worker. */
const usual = {
  javaScriptEnabled: true,
  locale: 'en-US',
  permissions: [],
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} satisfies BrowserContextOptions

/** Test of the built site: relative addresses lead to the project's server, and its pages are watched for problems. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['static', { scope: 'worker', option: true }],
  running: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from a pattern
    async ({}, use) => {
      const servers = new Map<Mode, Promise<RunningSite>>()
      await use((mode) => {
        const server = servers.get(mode) ?? serve(mode)
        servers.set(mode, server)
        return server
      })
      for (const server of servers.values()) await (await server).stop()
    },
    { scope: 'worker' },
  ],
  configuration: [undefined, { scope: 'worker', option: true }],
  files: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ mode, running, configuration, files }, use) => {
      if (configuration === undefined) return use(await running(mode))
      const variant = await serveVariant(configuration, files)
      await use(variant)
      await variant.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  expected: [/^$/, { option: true }],
  still: [false, { option: true }],
  alone: [false, { option: true }],
  visitor: [
    async ({ browser, site }, use) => {
      const visitor = await browser.newContext({
        ...usual,
        baseURL: site.origin,
        viewport: { width: 1280, height: 800 },
      })
      await (await visitor.newPage()).goto('/robots.txt')
      await use(visitor)
      await visitor.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, visitor, site, expected, alone, javaScriptEnabled, locale, colorScheme, permissions, contextOptions },
    use,
  ) => {
    const isSpecial =
      alone ||
      javaScriptEnabled === false ||
      locale !== 'en-US' ||
      (colorScheme ?? 'light') !== 'light' ||
      permissions !== undefined ||
      Object.keys(contextOptions).length > 0
    const context = isSpecial ? await browser.newContext() : visitor
    if (!isSpecial) await forget(visitor, site.origin)
    const problems = watch(context, site.origin, expected)
    await use(context)
    if (isSpecial) await context.close()
    else for (const page of visitor.pages().slice(1)) await page.close()
    base.expect(problems(), 'problems in the browser').toEqual([])
  },
  page: async ({ context, viewport, still }, use) => {
    const page = await context.newPage()
    if (still) await page.emulateMedia({ reducedMotion: 'reduce' })
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})

/** Clears all storage that the site could have written. */
async function forget(visitor: BrowserContext, origin: string): Promise<void> {
  const session = await visitor.newCDPSession(visitor.pages()[0]!)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}

export { expect } from '@playwright/test'
