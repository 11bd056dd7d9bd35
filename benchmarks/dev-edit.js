import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, executablePath } from './browser.js'
import { median, root, seconds } from './command.js'
import { observable, withEditedComment } from './doc-comment.js'

export const title = 'one doc comment edited, to the open page of the dev server'

/** Measures in a real browser; the control is a cold extraction of the same package alone. */
export async function measure() {
  const values = await withEditedComment(observable, (edit) => editsToPage(['--root', '.'], observable.page, edit))
  const control = await seconds(process.execPath, [
    'tooling/api-extract/bin.js',
    'packages/observable',
    '--out',
    join(root, '.cache', 'bench-extract'),
  ])
  return [
    { figure: 'edit to page, median of edits 2 to 6', value: median(values.slice(1)), unit: 's', target: '1.5' },
    { figure: 'edit to page, the first edit after the start', value: values[0], unit: 's' },
    { figure: 'control: the extraction alone, in a new process', value: control, unit: 's' },
  ]
}

/**
 * Starts the dev server, opens a page, and edits it six times.
 *
 * @param args - Arguments of `signpost dev`, without the port.
 * @param path - Path of the page.
 * @param edit - Writes a marker into a comment that the page shows.
 * @returns Seconds from each edit to the open page.
 */
export async function editsToPage(args, path, edit) {
  const port = await freePort()
  const server = spawn(process.execPath, ['tooling/signpost/bin.js', 'dev', ...args, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
  try {
    const address = `http://localhost:${port}/${path}`
    await answers(address, () => printed)
    const page = await browser.newPage()
    await page.goto(address)
    // Vite may bundle dependencies that it meets for the first time, and load the page once more.
    await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: 120_000 })
    const taken = []
    for (let index = 0; index < 6; index++) {
      // Each is longer than the one before: an edit moves what is below it.
      const marker = `Edited${process.pid}${'x'.repeat(index + 1)}`
      const start = performance.now()
      edit(marker)
      // A locator would look twice a second only.
      await page.waitForFunction((text) => document.body.textContent.includes(text), marker, {
        polling: 20,
        timeout: 60_000,
      })
      taken.push((performance.now() - start) / 1000)
    }
    return taken
  } finally {
    await browser.close()
    server.kill()
  }
}

async function answers(address, printed) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const ok = await fetch(address).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${address} did not answer within two minutes. The dev server printed:\n${printed()}`)
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
