import { existsSync } from 'node:fs'

// JavaScript without dependencies: `scripts/chromium.js` imports this file when nothing is installed.

// The headless shell is Chromium without its own windows: the browser tests take two thirds of the processor time in it.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const chromiumArguments = [
  '--headless',
  // Root cannot have a sandbox.
  '--no-sandbox',
  // No requests of the browser's own.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export const browserRetries = Number(process.env.SIGNPOST_RETRIES ?? 0)

export function chromiumPath(named = process.env.SIGNPOST_CHROMIUM, exists = existsSync) {
  if (named && !exists(named)) {
    throw new Error(
      `SIGNPOST_CHROMIUM names ${named}, which does not exist: correct it, or unset it to have a browser found.`,
    )
  }
  return named || places.find((path) => exists(path))
}

export function findChromium(named = process.env.SIGNPOST_CHROMIUM, exists = existsSync) {
  const found = chromiumPath(named, exists)
  if (!found) {
    throw new Error(
      `No Chromium at ${places.join(', ')} and SIGNPOST_CHROMIUM is not set: run \`npm test\`, which installs one.`,
    )
  }
  return found
}
