import { chromium } from '@playwright/test'
import { chromiumArguments, executablePath, serveSite } from './browser.js'
import { publishedSite } from './published-site.js'

export const title = 'heights of the pages of packages, large classes and overloads, and their longest task on a phone'

/** Pages by path, with the largest height in pixels at 1280 that they may have; null for no limit. */
const pages = [
  ['/api/rxjs', null],
  ['/api/rxjs/function/combineLatest', null],
  ['/api/zod', null],
  ['/api/zod/interface/ZodObject', null],
  ['/api/hono', null],
  ['/api/hono/class/Context', null],
  ['/api/hono/interface/HandlerInterface', 2500],
  ['/api/three', null],
  ['/api/three/class/Object3D', null],
  ['/api/react-hook-form', null],
  ['/api/react-hook-form/type/UseFormReturn', null],
]

const widths = [
  [1280, 900],
  [390, 844],
]

/** Builds a site of published packages and opens each page; a page that is gone has no rows. */
export async function measure() {
  const served = await serveSite(['--root', await publishedSite()])
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
  try {
    const rows = []
    for (const [path, target] of pages) {
      for (const [width, height] of widths) {
        const page = await browser.newPage({ viewport: { width, height } })
        const client = await page.context().newCDPSession(page)
        if (width < 500) await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        await page.addInitScript(watchTasks)
        const answer = await page.goto(served.origin + path, { waitUntil: 'load', timeout: 180_000 })
        if (answer?.ok()) {
          // Playwright sometimes misses that the network is idle: the page changes its history entry meanwhile.
          await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached', timeout: 180_000 })
          await page.waitForTimeout(1000)
          const { tall, task } = await page.evaluate(() => ({
            tall: document.documentElement.scrollHeight,
            task: globalThis.longestTask,
          }))
          const limit = width > 500 && target !== null ? { target: String(target) } : {}
          rows.push({ figure: `${path} at ${width}`, value: tall, unit: 'px', ...limit })
          if (width < 500) rows.push({ figure: `${path}, longest task, 4 times slower`, value: task, unit: 'ms' })
        }
        await page.close()
      }
    }
    return rows
  } finally {
    await browser.close()
    served.stop()
  }
}

/** In the page: keeps the length of the longest task. */
function watchTasks() {
  globalThis.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longestTask = Math.max(globalThis.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
}
