import { defineConfig } from '@playwright/test'
import { browserRetries, chromiumArguments, findChromium } from '@signpost/test-browser/chromium'
import type { SiteOptions } from './e2e/site.ts'

// The builds of tests are small: a second worker would take longer to load than it works.
process.env['SIGNPOST_WORKERS'] ??= '1'

/** Files of which each has a site of its own: other docs, or another configuration. */
const configured =
  /(?:announcement|base-url|colour-mode-(?:fixed|system)|docs-at-base|docs-path|hostile-text|navbar|versions)\.spec\.ts$/

/**
 * What Playwright switches off, as Chromium heeds the last such list only, and the parts of its window that are pages
 * themselves: every new window renders them, which takes a tenth of the time of all tests.
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
]

/**
 * Tests of the built site in a browser, against both ways of serving it.
 *
 * The site is built before (`turbo run prerender`); every worker starts the servers that it needs and stops them.
 */
export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: browserRetries,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: '.test/e2e.json' }]],
  expect: { timeout: 5_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Recording every test costs as much as the tests: only a second try is recorded. `pnpm run e2e --trace on` records them all.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArguments, `--disable-features=${disabledFeatures.join()}`],
    },
  },
  // The long ones first, those of a file one after the other: what comes last is short, and both workers end together.
  projects: [
    { name: 'dev', testMatch: /dev\.spec\.ts$/ },
    {
      name: 'ssr',
      use: { mode: 'ssr' },
      // Both modes answer with the same bytes, which both-modes.spec.ts compares: what is left to test here is what depends
      // on the server, and on the nonces that take the place of hashes.
      testMatch:
        /(?:addresses|documents|hostile-paths|hostile-text|http-fuzz|injected-markup|not-found|quiet|search-results|signature-links|trusted-types)\.spec\.ts$/,
    },
    { name: 'configured', use: { mode: 'static' }, testMatch: configured },
    { name: 'static', use: { mode: 'static' }, testIgnore: [/dev\.spec\.ts$/, configured] },
  ],
})
