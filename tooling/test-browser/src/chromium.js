import { existsSync } from 'node:fs'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Keeps the browser to itself: no sandbox, which root cannot have, and no request of its own. */
export const chromiumArguments: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How often a failed browser test runs again: once in CI, where `npm test` sets it, else never. A test that then passes is reported as flaky. */
export const browserRetries: number = Number(process.env['SIGNPOST_RETRIES'] ?? 0)

/**
 * Finds the browser that the tests drive.
 *
 * @param named - The path that was asked for, by default that of the variable SIGNPOST_CHROMIUM.
 * @param exists - Whether a file exists.
 * @returns `named`, else the first Chromium that is installed.
 * @throws Error when there is none.
 */
export function findChromium(
  named: string | undefined = process.env['SIGNPOST_CHROMIUM'],
  exists: (path: string) => boolean = existsSync,
): string {
  const found = named || installed.find(exists)
  if (!found) {
    throw new Error(
      `No Chromium at ${installed.join(', ')} and SIGNPOST_CHROMIUM is not set: run \`npm test\`, which installs one.`,
    )
  }
  return found
}
