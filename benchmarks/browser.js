import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromiumArguments, chromiumPath } from '@signpost/test-browser/chromium'
import { site } from './command.js'

export { chromiumArguments }

/** Path of the browser that SIGNPOST_CHROMIUM names or that is installed; undefined for the one that Playwright brings. */
export const executablePath = chromiumPath()

/** Serves the site on a free port until it is stopped: its prerendered files, or with `--ssr` the app. */
export function serveSite(options = []) {
  const server = spawn(process.execPath, [join(site, 'bin.js'), 'serve', '--port', '0', ...options], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return whenPrinted(server, /^(http:\/\/localhost:\d+)\//m).then((origin) => ({
    origin,
    pid: server.pid,
    stop: () => server.kill('SIGINT'),
  }))
}

/**
 * Waits until a program prints what a pattern is looking for.
 *
 * @throws {Error} with all that it printed when it ends before.
 */
export function whenPrinted(program, pattern) {
  return new Promise((resolve, reject) => {
    let printed = ''
    for (const stream of [program.stdout, program.stderr]) {
      stream.on('data', (chunk) => {
        const found = pattern.exec((printed += chunk))
        if (found) resolve(found[1])
      })
    }
    program.once('error', reject)
    program.once('exit', () =>
      reject(new Error(`${program.spawnfile} ended before it printed ${pattern}:\n${printed}`)),
    )
  })
}
