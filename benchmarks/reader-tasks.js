import { chromium } from '@playwright/test'
import { chromiumArguments, executablePath, serveSite } from './browser.js'
import { pipeline, seconds } from './command.js'
import { publishedSite } from './published-site.js'

export const title = 'clicks and keys of 16 tasks of readers, each until its answer is in view'

/**
 * Tasks: name, limit of clicks and keys, and their steps on the reader's page. A step throws when its answer is not in view. `own` pages
 * are those of our libraries, the others of published packages.
 */
const tasks = [
  ['1 what takes an AbortSignal', 13, search('own', 'AbortSignal', 'main #signal', /AbortSignal/)],
  ['2 read a JSON file', 11, search('own', 'read json', 'main h1', /readJson/)],
  [
    '3 what Context.json of hono returns',
    2,
    async (reader) => {
      await reader.open('published', '/api/hono/class/Context')
      await reader.click('.member-row a[href="#json"]')
      await reader.sees('h3#json')
      await reader.click('article[aria-labelledby=json] .member-type a')
      await reader.sees('[id="~JSONRespond"] .signature', /JSONRespond/)
    },
  ],
  ['4 check an e-mail address with zod', 7, search('published', 'email', 'main h1', /email/i)],
  [
    '5 what changed in observable',
    1,
    async (reader) => {
      await reader.open('own', '/api/observable')
      await reader.click('main a[href$="/changes"]')
      await reader.sees('h1', /Changes/)
    },
  ],
  [
    '6 what accepts an Observer',
    1,
    async (reader) => {
      await reader.open('own', '/api/observable/interface/Observer')
      await reader.click('.toc a[href="#relations"]')
      await reader.sees('.relations dt', /Accepted by/)
    },
  ],
  [
    '7 copy the import of Observable',
    1,
    async (reader) => {
      await reader.open('own', '/api/observable/class/Observable')
      await reader.click('.import .copy')
      await reader.sees('.import .copy[data-state=done]')
    },
  ],
  [
    '8 what rxjs deprecates, with replacements',
    2,
    async (reader) => {
      await reader.open('published', '/api')
      await reader.click('main a[href="/api/deprecated"]')
      await reader.sees('h1', /Deprecated/)
    },
  ],
  [
    '9 copy a page as Markdown',
    1,
    async (reader) => {
      await reader.open('own', '/api/observable/class/Observable')
      await reader.click('.copy-page a')
      await reader.sees('.copy-page', /Copied/)
    },
  ],
  [
    '10 how overloads of combineLatest differ',
    0,
    async (reader) => {
      await reader.open('published', '/api/rxjs/function/combineLatest')
      await reader.sees('.overload:first-child', /combineLatest/)
      await reader.sees('.overload:nth-child(6)')
    },
  ],
  [
    '11 read a conditional type',
    0,
    async (reader) => {
      await reader.open('own', '/api/eslint-plugin-logical-properties/type/ToLogical')
      await reader.sees('.signature .d1')
    },
  ],
  [
    '12 every member of Context',
    0,
    async (reader) => {
      await reader.open('published', '/api/hono/class/Context')
      const rows = await reader.page.locator('.overview .member-name').all()
      for (const row of rows) await reader.seesPart(row, 'a member')
    },
  ],
  [
    '13 from the top to the first link of the text by the keyboard',
    3,
    async (reader) => {
      await reader.open('own', '/api/observable')
      await reader.press('Tab')
      await reader.sees('.skip-link:focus')
      await reader.press('Enter')
      await reader.press('Tab')
      await reader.sees('main a:focus')
    },
  ],
  [
    '14 without scripts, from a package to a member',
    2,
    async (reader) => {
      await reader.open('own', '/api/observable', { javaScriptEnabled: false })
      await reader.click('.symbol-list a[href="/api/observable/class/Observable"]')
      await reader.click('.member-row a[href="#subscribe"]')
      await reader.sees('h3#subscribe')
    },
  ],
  [
    '15 text of twice the size, nothing beside the window',
    0,
    async (reader) => {
      await reader.open('own', '/api/observable/class/Observable')
      const wide = await reader.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return document.documentElement.scrollWidth - innerWidth
      })
      if (wide > 0) throw new Error(`${wide} px beside the window`)
    },
  ],
  [
    '16 on a phone, from a package to a member',
    2,
    async (reader) => {
      await reader.open('own', '/api/observable', { viewport: { width: 390, height: 844 } })
      await reader.click('.symbol-list a[href="/api/observable/class/Observable"]')
      await reader.page.waitForURL('**/Observable')
      await reader.click('.member-row a[href="#subscribe"]')
      await reader.sees('h3#subscribe')
    },
  ],
]

/** Types a query into the search from the home page, and opens its first answer. */
function search(site, query, answer, words) {
  return async (reader) => {
    await reader.open(site, '/')
    await reader.press('/')
    await reader.page.locator('dialog[open] [role=combobox]').waitFor()
    for (const key of query) await reader.press(key)
    await reader.page.locator('[role=option][aria-selected=true], [role=option]').first().waitFor()
    await reader.page.waitForTimeout(500)
    await reader.press('Enter')
    await reader.page.waitForURL('**/api/**')
    await reader.sees(answer, words)
  }
}

/** A reader who counts clicks and keys. */
class Reader {
  effort = 0

  constructor(browser, origins) {
    Object.assign(this, { browser, origins })
  }

  async open(site, path, options) {
    const viewport = { width: 1280, height: 800 }
    const context = await this.browser.newContext({ viewport, permissions: ['clipboard-write'], ...options })
    this.page = await context.newPage()
    this.page.setDefaultTimeout(20_000)
    await this.page.goto(this.origins[site] + path)
    if (options?.javaScriptEnabled !== false)
      await this.page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  }

  async click(selector) {
    await this.page.locator(selector).first().click()
    this.effort++
  }

  async press(key) {
    await this.page.keyboard.press(key === ' ' ? 'Space' : key)
    this.effort++
  }

  async sees(selector, words = /(?:)/) {
    const found = this.page.locator(selector).filter({ hasText: words }).first()
    await found.waitFor()
    await this.page.waitForTimeout(300)
    await this.seesPart(found, selector)
  }

  /** A part is in view when its first line is, below the bar. */
  async seesPart(found, name) {
    const { top, left } = await found.evaluate((element) => {
      const box = element.getBoundingClientRect()
      return { top: innerHeight - Math.min(box.bottom, box.top + 20), left: box.top }
    })
    if (top < 0 || left < 0) throw new Error(`${name} is not in view`)
  }
}

/** Walks each task; one that fails ends the benchmark after the others, with what was not in view. */
export async function measure() {
  await seconds('turbo', pipeline)
  const own = await serveSite()
  const published = await serveSite(['--root', await publishedSite()])
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
  const rows = []
  const failures = []
  try {
    for (const [name, limit, walk] of tasks) {
      const reader = new Reader(browser, { own: own.origin, published: published.origin })
      try {
        await walk(reader)
        rows.push({ figure: name, value: reader.effort, unit: 'clicks and keys', target: String(limit) })
      } catch (error) {
        failures.push(`${name}: ${error.message.split('\n')[0]}`)
      }
      await reader.page?.context().close()
    }
  } finally {
    await browser.close()
    own.stop()
    published.stop()
  }
  for (const failure of failures) console.log(`  failed: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
  return rows
}
