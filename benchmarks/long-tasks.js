import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumArguments, executablePath, serveSite } from './browser.js'
import { root, seconds } from './command.js'
import { hostilePages, typedocPages, writeHostilePackages } from './hostile-packages.js'
import { installPackages } from './install-packages.js'
import { tasksWhile } from './main-thread.js'
import { writeTypedocProject } from './typedoc-project.js'

export const title =
  'our code on pages of extreme packages, on a phone four times slower, beside the page without scripts'

/** Times that a page is opened: other work on the machine only makes a task longer, so the shortest one counts. */
const times = Number(process.env.SIGNPOST_TIMES ?? 3)

/** Builds a site of packages with extreme symbols, and does on each page what a reader does. */
export async function measure() {
  const work = join(import.meta.dirname, '.cache', 'long-tasks')
  const [packages, out] = [join(work, 'packages'), process.env.SIGNPOST_SITE ?? join(work, 'site')]
  rmSync(packages, { recursive: true, force: true })
  mkdirSync(packages, { recursive: true })
  writeHostilePackages(packages)
  if (process.env.SIGNPOST_SITE === undefined) {
    const build = ['build', '--root', packages, '--out', out, '--cache', join(work, 'cache')]
    await seconds(process.execPath, [join(root, 'tooling', 'signpost', 'bin.js'), ...build])
  }
  const typedoc = process.env.SIGNPOST_TYPEDOC === '0' ? undefined : await runTypedoc(work, packages)
  const served = await serveSite(['--root', out])
  try {
    const rows = []
    for (const [name, path] of Object.entries(hostilePages)) {
      const [runs, control, other] = [[], [], []]
      const quiet = (options, url) =>
        withPhone(options, (browser, page) =>
          tasksWhile(browser, page, async () => {
            await load(page, url)
            await page.waitForTimeout(1000)
          }),
        )
      const page = typedoc && typedocPages[name] && join(typedoc, typedocPages[name])
      for (let time = 0; time < times; time++) {
        runs.push(await withPhone({}, (browser, page) => read(browser, page, served.origin + path)))
        control.push(await quiet({ javaScriptEnabled: false }, served.origin + path))
        if (page && existsSync(page)) other.push(await quiet({}, pathToFileURL(page).href))
      }
      const least = (of, step, part) => Math.min(...of.map((run) => (step ? run[step] : run)[part]))
      for (const step of Object.keys(runs[0].steps)) {
        const ofStep = runs.map(({ steps }) => steps)
        rows.push(
          { figure: `${name}, ${step}: our code`, value: least(ofStep, step, 'code'), unit: 'ms', target: '50' },
          { figure: '  rendering that it waits for', value: least(ofStep, step, 'waiting'), unit: 'ms' },
          { figure: '  longest task', value: least(ofStep, step, 'task'), unit: 'ms' },
        )
      }
      rows.push(
        {
          figure: '  control: without scripts, longest task of loading',
          value: least(control, undefined, 'task'),
          unit: 'ms',
        },
        ...(other.length === 0
          ? []
          : [
              { figure: '  control: TypeDoc, its code', value: least(other, undefined, 'code'), unit: 'ms' },
              { figure: '  control: TypeDoc, longest task', value: least(other, undefined, 'task'), unit: 'ms' },
            ]),
        { figure: '  layout shift', value: Math.max(...runs.map(({ shift }) => shift)), unit: '', target: '0' },
      )
    }
    return rows
  } finally {
    served.stop()
  }
}

/** A page of a browser of its own, as a phone with a slow processor. */
async function withPhone(options, action) {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
  try {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, ...options })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await action(browser, page)
  } finally {
    await browser.close()
  }
}

/** Loads a page, scrolls through it, opens what is folded and types into its filter. */
async function read(browser, page, url) {
  await page.addInitScript(watchShifts)
  const steps = {
    load: await tasksWhile(browser, page, async () => {
      await load(page, url)
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached', timeout: 180_000 })
      await page.waitForTimeout(1000)
    }),
  }
  steps.scrolling = await tasksWhile(browser, page, async () => {
    for (let at = 1; at <= 10; at++) {
      await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), at / 10)
      await page.waitForTimeout(100)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(300)
  })
  const shift = await page.evaluate(() => globalThis.layoutShift)
  const fold = page.locator('main details > summary:visible').first()
  if ((await fold.count()) > 0) {
    steps['opening a fold'] = await tasksWhile(browser, page, async () => {
      await fold.click({ timeout: 60_000 })
      await page.waitForTimeout(500)
    })
  }
  const filter = page.locator('main :is(.symbol-filter, .signature-filter):visible').first()
  if ((await filter.count()) > 0) {
    await filter.focus()
    await page.waitForTimeout(1000)
    steps['typing into the filter'] = await tasksWhile(browser, page, async () => {
      await page.keyboard.type('99', { delay: 200 })
      await page.waitForTimeout(500)
      await filter.fill('')
      await page.waitForTimeout(500)
    })
  }
  return { steps, shift }
}

/** Documents the package of large symbols with TypeDoc. */
async function runTypedoc(work, packages) {
  installPackages(join(work, 'typedoc'), { typedoc: '0.28.20', typescript: '6.0.3' })
  const out = join(work, 'typedoc', 'site')
  const entry = join(packages, 'packages', 'large', 'index.d.ts')
  const options = writeTypedocProject(join(work, 'typedoc'), [entry], out, { disableGit: true, disableSources: true })
  const bin = join(work, 'typedoc', 'node_modules', 'typedoc', 'bin', 'typedoc')
  // It ends with an error because it cannot write the file of a name of 300 characters; the other pages are there.
  const error = await seconds(process.execPath, [bin, '--options', options]).catch((caught) => caught)
  const missing = Object.values(typedocPages).filter((page) => !existsSync(join(out, page)))
  if (missing.length > 0) throw error instanceof Error ? error : new Error(`TypeDoc wrote no ${missing.join(', ')}.`)
  return out
}

async function load(page, url) {
  const answer = await page.goto(url, { waitUntil: 'load', timeout: 180_000 })
  if (answer?.ok() === false) throw new Error(`${url} answered ${answer?.status()}, expected 200.`)
}

/** In the page: adds up how far its content moves without a reader's action. */
function watchShifts() {
  globalThis.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })
}
