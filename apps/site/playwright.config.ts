import { defineConfig } from '@playwright/test'
import { browserRetries, chromiumArguments, findChromium } from '@signpost/test-browser/chromium'
import { isLong } from './e2e/long.ts'
import type { SiteOptions } from './e2e/site.ts'

// Test builds are small: a second worker takes longer to load than to work.
process.env['SIGNPOST_WORKERS'] ??= '1'

/** Test files with a site of their own: other docs, or another configuration. */
const configured =
  /(?:announcement|base-url|changes|colour-mode-(?:fixed|system)|docs-at-base|docs-path|hostile-text|large-symbols|look|navbar|no-configuration|versions)\.spec\.ts$/

/**
 * Playwright's default list, because Chromium uses only the last such option, and the parts of its window that are
 * pages themselves: rendering them for every new window takes a tenth of the total time.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  // One process renders all pages, which are of one site: a new one for each takes a third of the total time.
  'IsolateOrigins',
  'site-per-process',
]

/**
 * Browser tests of the built site, against both modes of serving.
 *
 * Build the site first (`turbo run prerender`). Every worker starts and stops the servers that it needs.
 */
export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: browserRetries,
  // Limits only end what hangs: they include building the site of a file, on a machine that is busy with something else.
  timeout: 240_000,
  reporter: [['dot'], ['json', { outputFile: '.test/e2e.json' }]],
  // Storybook loads slowly where two browsers share two busy cores.
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Tracing every test doubles the time, so only retries are traced. `pnpm run e2e --trace on` traces all.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumArguments,
        `--disable-features=${disabledFeatures.join()}`,
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
    },
  },
  // Long files first, so that the last ones are short and both workers end together. The tests of a file run in order.
  projects: [
    { name: 'dev', testMatch: /dev\.spec\.ts$/ },
    {
      name: 'ssr',
      use: { mode: 'ssr' },
      grepInvert: /@any-server/,
      // Both modes send the same bytes, which both-modes.spec.ts compares. This project tests what depends on the
      // server, and on nonces instead of hashes; trusted-types.spec.ts goes through all templates by links.
      testMatch:
        /(?:addresses|documents|hostile-paths|http-fuzz|injected-markup|not-found|quiet|search-results|trusted-types)\.spec\.ts$/,
    },
    {
      name: 'ssr-hostile',
      use: { mode: 'ssr' },
      grepInvert: /@any-server/,
      testMatch: isLong ? /hostile-text\.spec\.ts$/ : [],
    },
    // One worker for all tests of a file: each builds its site.
    { name: 'configured', use: { mode: 'static' }, testMatch: configured, fullyParallel: false },
    { name: 'static', use: { mode: 'static' }, testIgnore: [/dev\.spec\.ts$/, configured] },
  ],
})
