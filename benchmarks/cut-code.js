import { chromium } from '@playwright/test'
import { chromiumArguments, executablePath, serveSite } from './browser.js'
import { pipeline, seconds } from './command.js'

export const title = 'code blocks of package pages whose lines are cut at the side'

const widths = [1280, 390]

/** Opens the page of each package of our libraries, or of the site of SIGNPOST_SITE, with its folds open. */
export async function measure() {
  const given = process.env.SIGNPOST_SITE
  if (given === undefined) await seconds('turbo', pipeline)
  const served = await serveSite(given === undefined ? [] : ['--root', given])
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
  try {
    const sitemap = await (await fetch(`${served.origin}/sitemap.xml`)).text()
    const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => new URL(address).pathname)
    const page = await browser.newPage({ javaScriptEnabled: false })
    const [cut, all] = [widths.map(() => 0), widths.map(() => 0)]
    for (const path of paths.filter((one) => /^\/api\/[^/]+$/.test(one))) {
      await page.goto(served.origin + path, { waitUntil: 'domcontentloaded' })
      for (const [at, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 })
        const blocks = await page.evaluate(cutBlocks)
        cut[at] += blocks.filter(Boolean).length
        all[at] += blocks.length
      }
    }
    return widths.map((width, at) => ({
      figure: `cut of ${all[at]} blocks at ${width} px`,
      value: (100 * cut[at]) / Math.max(1, all[at]),
      unit: '%',
      target: '1',
    }))
  } finally {
    await browser.close()
    served.stop()
  }
}

/** In the page: whether each block that can be seen scrolls sideways. */
function cutBlocks() {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  return [...document.querySelectorAll('.code-block > pre')]
    .filter((block) => block.checkVisibility())
    .map((block) => block.scrollWidth > block.clientWidth)
}
