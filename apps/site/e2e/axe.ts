import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
  // A preload that only serves a rule which is not tested.
  preload: false,
}

/** Rules about colours. All other rules check the document and its layout. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Reasons why contrast cannot be measured: the element is scrolled or collapsed out of view, or has an image behind it
 * (the home page's mesh, whose lines separate parts of a page). Each such element is visible at another width.
 */
const explained =
  /^(?:bgOverlap|bgImage|imgNode|bgGradient|elmPartiallyObscured|elmPartiallyObscuring|outsideViewport|shortTextContent|nonBmp)$/

/**
 * Runs axe on the current page by WCAG 2.2 AA and best practices, and returns each rule with the elements that break
 * it. Results that axe cannot decide count too, except for known reasons.
 *
 * It runs in the page itself: the pages have no frames, and searching each page for frames takes ten times as long.
 *
 * @param rules - Rules to run; all of them by default.
 */
export async function findings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations, incomplete, passes } = await page.evaluate(
    (asked) => (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(asked),
    (rules.length === 0 ? options : { ...options, runOnly: rules }) as object,
  )
  const unsure = incomplete.map(({ id, nodes }) => ({
    id: `unsure of ${id}`,
    nodes: nodes.filter(
      ({ any }) => !any.some(({ data }) => explained.test((data as { messageKey?: string } | null)?.messageKey ?? '')),
    ),
  }))
  const [last = 'target-size'] = rules
  if (!passes.some(({ id }) => id === last))
    violations.push({ id: `${last} has not run`, nodes: [{ target: [], html: '' }] } as never)
  return [...violations, ...unsure].flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  )
}

/** Document and layout, without the button whose label has the mode. */
function structure(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isOwn = (element: Element): boolean => element.closest('.theme-toggle') === null
    const parts = Array.from(document.body.querySelectorAll('*')).filter(isOwn)
    return parts
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`)
        const words = Array.from(element.childNodes, (node) =>
          node.nodeType === Node.TEXT_NODE ? node.textContent : '',
        )
        return [
          element.localName,
          x,
          y,
          width,
          height,
          element.checkVisibility({ checkVisibilityCSS: true }),
          ...attributes,
          ...words,
        ].join(' ')
      })
      .join('\n')
  })
}

/** Runs axe with all content expanded, in both colour modes, at phone and desktop widths. */
export async function findingsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = []
  const inLight = new Map<number, string>()
  for (const theme of ['light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
    )
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const now = await structure(page)
      // If dark differs only in colours, the other rules would find the same again. At the last width they also check
      // the mode's button.
      const rules = theme === 'dark' && width !== 1280 && inLight.get(width) === now ? ofColours : []
      if (theme === 'light') inLight.set(width, now)
      found.push(...(await findings(page, rules)).map((finding) => `in ${theme} at ${width} px: ${finding}`))
    }
    await page.locator('.navbar .theme-toggle').click()
  }
  return found
}
