import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { color } from '@signpost/theme'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pairs, roles } from '../test/roles.ts'
import { docsTheme, getInitScript, websiteFamilies, websiteTheme, type WebsiteTheme } from './index.ts'

const folder = join(import.meta.dirname, '..')
const script = getInitScript()
const hash = createHash('sha256').update(script).digest('base64')
const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}'; style-src 'self'">`
const use =
  'html { background: var(--paper); color: var(--ink); font: var(--size-page) var(--sans) } a { color: var(--accent) }'
const sheets: Readonly<Record<string, string>> = {
  '/base.css': docsTheme().css + use,
  '/sections.css': docsTheme({ sections: websiteFamilies.names }).css,
  '/layer.css': `@layer tokens, print; ${docsTheme({ layer: 'tokens' }).css} @layer print { @media print { :root[data-theme] { --paper: white } } }`,
}
const body = '<p>Text with <a href="#there">a link</a>.</p><div id="outer"><div id="inner"></div></div>'
const bodies: Readonly<Record<string, string>> = {
  '/page': `${policy}<script>${script}</script><link rel="stylesheet" href="/base.css"><body>${body}`,
  '/late': `${policy}<link rel="stylesheet" href="/base.css"><body>${body}`,
}

/** Simulates an application that shows the stored scheme after the first paint, like the site's button. */
const served = serveProgram(
  folder,
  `document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'light'
   document.documentElement.dataset.ready = ''`,
  (path) => bodies[path] ?? `<link rel="stylesheet" href="${path}.css"><body>${body}`,
)

describe('in Chromium', { retry: browserRetries, timeout: 60_000 }, () => {
  let context: BrowserContext
  let complaints: readonly string[]

  beforeEach(async () => {
    context = await served.browser.newContext({ colorScheme: 'light', viewport: { width: 300, height: 200 } })
    complaints = complaintsOf(context)
    await context.route('**/*.css', async (route) => {
      await route.fulfill({
        contentType: 'text/css; charset=utf-8',
        body: sheets[new URL(route.request().url()).pathname]!,
      })
    })
  })

  afterEach(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })

  const open = async (path: string, stored?: string): Promise<Page> => {
    const page = await context.newPage()
    await page.addInitScript((value) => {
      if (value !== undefined) localStorage.setItem('theme', value)
    }, stored)
    await page.goto(served.address + path)
    await page.locator('html[data-ready]').waitFor()
    return page
  }

  /** All custom properties declared by the page's stylesheets, and `color-scheme`, as computed for an element. */
  const read = (page: Page, element = 'html') =>
    page.evaluate((selector) => {
      const names = new Set<string>(['color-scheme'])
      const visit = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) for (const name of rule.style) if (name.startsWith('--')) names.add(name)
          if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList)
        }
      }
      for (const sheet of document.styleSheets) visit(sheet.cssRules)
      const style = getComputedStyle(document.querySelector(selector)!)
      return Object.fromEntries([...names].sort().map((name) => [name, style.getPropertyValue(name)]))
    }, element)

  const set = (page: Page, selector: string, attributes: Readonly<Record<string, string | undefined>>) =>
    page.evaluate(
      ([target, entries]) => {
        for (const [name, value] of entries) {
          if (value == null) document.querySelector(target)!.removeAttribute(name)
          else document.querySelector(target)!.setAttribute(name, value)
        }
      },
      [selector, Object.entries(attributes)] as const,
    )

  /** Result of {@link read} where a theme applies. */
  const expected = (theme: WebsiteTheme, scheme: WebsiteTheme.Scheme): Record<string, string> => ({
    'color-scheme': scheme,
    ...Object.fromEntries(theme.paths.map((path) => [theme.variable(path), theme.resolve(path, scheme)])),
  })

  test.each(websiteFamilies.names)('%s has its values in each scheme, and is light by default', async (section) => {
    const page = await open('sections')
    for (const system of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: system })
      for (const [theme, scheme] of [
        [undefined, 'light'],
        ['light', 'light'],
        ['dark', 'dark'],
        ['purple', 'light'],
        ['system', system],
      ] as const) {
        await set(page, 'html', { 'data-theme': theme, 'data-section': section })
        expect(await read(page), `${theme} where the system prefers ${system}`).toEqual(
          expected(websiteFamilies.pick(section), scheme),
        )
      }
    }
  })

  test('a part of a page has its own scheme and section', async () => {
    const page = await open('sections')
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const [around, within, scheme] of [
      [undefined, undefined, 'light'],
      [undefined, 'dark', 'dark'],
      [undefined, 'system', 'dark'],
      ['dark', undefined, 'dark'],
      ['dark', 'light', 'light'],
      ['system', 'light', 'light'],
    ] as const) {
      await set(page, 'html', { 'data-theme': around, 'data-section': 'docs' })
      await set(page, '#outer', { 'data-theme': within })
      for (const section of websiteFamilies.names) {
        await set(page, '#inner', { 'data-section': section })
        const found = await read(page, '#inner')
        expect(found, `${section} in ${within} in ${around}`).toEqual(expected(websiteFamilies.pick(section), scheme))
      }
    }
  })

  test('the measured colours are the painted ones', async () => {
    const page = await open('base')
    const colors = websiteFamilies.names.flatMap((section) =>
      websiteTheme.schemes.flatMap((scheme) =>
        Object.values(roles)
          .flat()
          .map((path) => websiteFamilies.pick(section).resolve(path, scheme)),
      ),
    )
    const opaque = [...new Set(colors)].filter((value) => !value.includes('/'))
    const painted = await page.evaluate((values) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
      return values.map((value) => {
        canvas.fillStyle = value
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      })
    }, opaque)
    const hexOf = new Map(
      opaque.map((value, index) => [
        value,
        `#${painted[index]!.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
      ]),
    )
    const worst = websiteFamilies.names.flatMap((section) =>
      websiteTheme.schemes.flatMap((scheme) =>
        pairs.map((pair) => {
          const [text, background] = pair.map((path) => hexOf.get(websiteFamilies.pick(section).resolve(path, scheme))!)
          return color.contrastRatio(text!, background!)
        }),
      ),
    )
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5)
  })

  test('in a layer, later layers win over it', async () => {
    const page = await open('layer')
    await set(page, 'html', { 'data-theme': 'dark' })
    expect(await read(page)).toEqual(expected(websiteTheme, 'dark'))
    await page.emulateMedia({ media: 'print' })
    expect((await read(page))['--paper']).toBe('white')
  })

  /** Screenshots of a page at the first paint, with its program delayed, and after the program has run. */
  async function shots(
    path: string,
    stored: string | undefined,
  ): Promise<{ page: Page; before: Buffer; after: Buffer }> {
    const page = await context.newPage()
    await page.addInitScript((value) => {
      if (value !== undefined) localStorage.setItem('theme', value)
    }, stored)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/program.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(served.address + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    await page.getByRole('link').waitFor()
    const before = await page.screenshot()
    release()
    await page.locator('html[data-ready]').waitFor()
    return { page, before, after: await page.screenshot() }
  }

  test.each([
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
    ['dark', undefined, 'light'],
    ['dark', 'system', 'dark'],
  ] as const)('no flash: the system prefers %s, and %s is stored', async (system, stored, scheme) => {
    await context.close()
    context = await served.browser.newContext({ colorScheme: system, viewport: { width: 300, height: 200 } })
    complaints = complaintsOf(context)
    await context.route('**/base.css', (route) =>
      route.fulfill({ contentType: 'text/css; charset=utf-8', body: sheets['/base.css']! }),
    )
    const { page, before, after } = await shots('page', stored)
    expect(after.equals(before)).toBe(true)
    expect(await read(page)).toEqual(expected(websiteTheme, scheme))
    expect(await page.locator('[style], style').count()).toBe(0)
  })

  test('without the script there is a flash', async () => {
    const { before, after } = await shots('late', 'dark')
    expect(after.equals(before)).toBe(false)
  })
})
