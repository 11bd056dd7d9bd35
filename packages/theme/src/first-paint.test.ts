import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { site } from '../test/site.ts'

declare global {
  var seen: { at: number; color: string } | undefined
  var changes: string[]
}

const nonce = 'r4nd0m'
const folder = join(import.meta.dirname, '..')
const stylesheet = site.toStylesheet({ id: 'theme' }).merge({ html: { background: site.vars.paper } })

/** Records the page before its body is parsed, and later changes of the attribute. */
const observer = `<script nonce="${nonce}">
  globalThis.seen = { at: performance.now(), color: getComputedStyle(document.documentElement).backgroundColor }
  globalThis.changes = []
  new MutationObserver((records) => changes.push(...records.map(({ attributeName }) => attributeName)))
    .observe(document.documentElement, { attributes: true })
</script>`

const served = serveProgram(
  folder,
  `import { site } from './test/site.ts'; site.extend({}).apply()[Symbol.dispose](); document.documentElement.dataset.ready = ''`,
  (path) => {
    if (path === '/reset') {
      return `<style>${readFileSync(join(folder, 'reset.css'), 'utf8')} h2 { margin: 7px }</style>
        <h1>One</h1><h2>Two</h2><p style="transition: color 9s"><button>Press</button></p>`
    }
    const script = site.initScriptHtml(path === '/blocked' ? {} : { nonce, fallback: 'light' })
    return (
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'">` +
      `${stylesheet.toHtml({ nonce })}${script}${observer}<body><p>Text, which is painted.</p>`
    )
  },
)

describe('before the first paint, in Chromium', { retry: browserRetries, timeout: 60_000 }, () => {
  let context: BrowserContext
  let complaints: readonly string[]

  beforeEach(async () => {
    context = await served.browser.newContext({ colorScheme: 'light' })
    complaints = complaintsOf(context)
  })

  afterEach(async () => {
    await context.close()
  })

  const open = async (path: string, stored?: string) => {
    const page = await context.newPage()
    await page.addInitScript((value) => {
      if (value !== undefined) localStorage.setItem('color-scheme', value)
    }, stored)
    await page.goto(served.address + path)
    return page
  }

  test.each([
    ['dark', 'rgb(17, 17, 17)'],
    ['"dark"', 'rgb(17, 17, 17)'],
    ['light', 'rgb(255, 255, 255)'],
    ['"><script>', 'rgb(255, 255, 255)'],
    [undefined, 'rgb(255, 255, 255)'],
  ])('what is stored, %s, has its colours under a policy, and nothing changes after', async (stored, color) => {
    const page = await open('policy', stored)
    await page.waitForFunction(
      () => 'ready' in document.documentElement.dataset && performance.getEntriesByName('first-paint').length > 0,
    )
    const { seen, painted, changes, now } = await page.evaluate(() => ({
      seen: globalThis.seen!,
      painted: performance.getEntriesByName('first-paint')[0]!.startTime,
      changes: globalThis.changes,
      now: getComputedStyle(document.documentElement).backgroundColor,
    }))
    expect(seen.color).toBe(color)
    expect(seen.at).toBeLessThanOrEqual(painted)
    expect(changes).toEqual(['data-ready'])
    expect(now).toBe(color)
    expect(complaints).toEqual([])
  })

  test('the policy is in force: without the nonce the script does nothing', async () => {
    const page = await open('blocked', 'dark')
    expect(await page.evaluate(() => globalThis.seen?.color)).toBe('rgb(255, 255, 255)')
    await expect.poll(() => complaints).toEqual([expect.stringContaining('Content Security Policy')])
  })

  test('the reset has its effect, and any rule wins over it', async () => {
    const page = await open('reset')
    const read = () =>
      page.evaluate(() => {
        const style = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(selector)!)
        const { marginTop, boxSizing } = style('h1')
        return [marginTop, boxSizing, style('h2').marginTop, style('button').fontSize, style('p').transitionDuration]
      })
    expect(await read()).toEqual(['0px', 'border-box', '7px', '16px', '9s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await read()).at(-1)).toBe('1e-05s')
  })
})
