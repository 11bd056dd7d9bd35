import { chromium } from '@playwright/test'
import { chromiumArguments, executablePath, serveSite } from './browser.js'
import { median, pipeline, seconds } from './command.js'

export const title = 'from one symbol to another, fetched ahead, until it is painted'

const [from, to] = ['/api/observable/class/Subject', '/api/observable/class/ValueSubject']

/** Follows a link of the sidebar that the pointer rests on; the control loads the same page as a document. */
export async function measure() {
  await seconds('turbo', pipeline)
  const served = await serveSite()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const [followed, loaded] = [[], []]
    for (let index = 0; index < 6; index++) {
      await page.goto(served.origin + from)
      await page.locator('html[data-has-hydrated="true"]').waitFor()
      const link = page.locator(`.sidebar a[href="${to}"]`)
      await link.hover()
      await page.waitForLoadState('networkidle')
      followed.push(await link.evaluate(follow))
      await page.goto(served.origin + to, { waitUntil: 'load' })
      loaded.push(await page.evaluate(firstPaint))
    }
    // The first visit is not representative: later ones use caches.
    return [
      { figure: 'link to painted page, median of 5', value: median(followed.slice(1)), unit: 'ms', target: '100' },
      { figure: 'control: the same page as a document, from the cache', value: median(loaded.slice(1)), unit: 'ms' },
    ]
  } finally {
    await browser.close()
    served.stop()
  }
}

/** In the page: presses the link, and says how many milliseconds later the heading it leads to has been painted. */
function follow(link) {
  const heading = link.textContent
  const start = performance.now()
  link.click()
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('main h1')?.textContent !== heading) requestAnimationFrame(look)
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    }
    look()
  })
}

/** In the page: when the document's first words were painted, counted from the start of its navigation. */
function firstPaint() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
    }).observe({ type: 'paint', buffered: true })
  })
}
