import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumArguments, executablePath, serveSite, whenPrinted } from './browser.js'
import { median, pipeline, repeat, seconds } from './command.js'

export const title = 'Lighthouse on a telephone, each page five times'

/** A page of each template that readers arrive at; the class is the largest page of a symbol. */
const pages = ['/', '/docs/intro', '/api/observable', '/api/observable/class/Observable']

const bare =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>' +
  '<meta name="description" content="Nothing else."></head><body><main><h1>Bare</h1><p>Nothing else.</p></main></body></html>'

/** Runs the mobile preset; the control is a page of two lines without style or script. */
export async function measure() {
  await seconds('turbo', pipeline)
  const profile = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  const served = await serveSite()
  const control = createServer((_, response) => response.setHeader('content-type', 'text/html').end(bare)).listen(
    0,
    '127.0.0.1',
  )
  const browser = spawn(
    executablePath ?? chromium.executablePath(),
    [...chromiumArguments, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  try {
    const port = Number(await whenPrinted(browser, /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//))
    const rows = []
    for (const path of pages) rows.push(...(await figures(path, served.origin + path, port)))
    const { performance, shift } = medians(
      await repeat(5, () => run(`http://127.0.0.1:${control.address().port}/`, port)),
    )
    return [
      ...rows,
      { figure: 'control: a bare page, performance', value: performance, unit: 'of 100' },
      { figure: 'control: a bare page, layout shift', value: shift, unit: '' },
    ]
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve))
    browser.kill()
    await ended
    control.close()
    served.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function figures(path, url, port) {
  const runs = await repeat(5, () => run(url, port))
  const { performance, accessibility, practices, search, shift } = medians(runs)
  const faults = [...new Set(runs.flatMap(({ faults }) => faults))]
  if (faults.length > 0) console.log(`  ${path} does not pass: ${faults.join(', ')}`)
  return [
    { figure: `${path} performance`, value: performance, unit: 'of 100', target: '95' },
    {
      figure: `${path} accessibility, best practices, search (the least)`,
      value: Math.min(accessibility, practices, search),
      unit: 'of 100',
      target: '100',
    },
    { figure: `${path} layout shift`, value: shift, unit: '', target: '0' },
  ]
}

/** One run: the categories of 100, the layout shift, and the audits of all but performance that did not pass. */
async function run(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'silent', output: 'json' })
  if (lhr.runtimeError) throw new Error(`Lighthouse could not run on ${url}: ${lhr.runtimeError.message}`)
  const { performance, accessibility, 'best-practices': practices, seo } = lhr.categories
  const faults = [accessibility, practices, seo].flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1).map(({ id }) => id),
  )
  return {
    performance: performance.score * 100,
    accessibility: accessibility.score * 100,
    practices: practices.score * 100,
    search: seo.score * 100,
    shift: lhr.audits['cumulative-layout-shift'].numericValue,
    faults,
  }
}

function medians(runs) {
  return Object.fromEntries(
    ['performance', 'accessibility', 'practices', 'search', 'shift'].map((name) => [
      name,
      median(runs.map((one) => one[name])),
    ]),
  )
}
