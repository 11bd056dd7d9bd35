import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromiumPath } from '../tooling/test-browser/src/chromium.js'
import { root, run } from './environment.js'

/**
 * Finds or installs a Chromium for the browser tests: an installed one, else Playwright's download, else Debian's package
 * when this process may install it. Ends the process with one sentence when all of them fail.
 *
 * @returns {Promise<string>} Its path.
 */
export async function chromium() {
  const found = installed() ?? downloaded()
  if (found) return found

  console.log('Installing a browser for the tests ...')
  await run(process.execPath, [playwrightCli(), 'install', 'chromium'], { quiet: true, timeout: 180_000 })
  const fetched = downloaded()
  if (fetched) return fetched

  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = { quiet: true, timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-q'], apt)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], apt)
      const debian = installed()
      if (debian) return debian
    }
  }
  console.error(
    'The browser tests need a Chromium, and neither Playwright nor apt could install one: install Chromium or Chrome, or set SIGNPOST_CHROMIUM to the path of one.',
  )
  return process.exit(1)
}

/** Path of an installed browser; undefined without one. Ends the process when SIGNPOST_CHROMIUM names a missing file. */
function installed() {
  try {
    return chromiumPath()
  } catch (error) {
    console.error(error.message)
    return process.exit(1)
  }
}

function playwrightCli() {
  const site = createRequire(join(root, 'apps', 'site', 'package.json'))
  return site.resolve('@playwright/test/cli')
}

/** Path of the browser that Playwright has downloaded; undefined without one. */
function downloaded() {
  const site = createRequire(join(root, 'apps', 'site', 'package.json'))
  const path = site('@playwright/test').chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}
