import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
  // What it would fetch only serves a rule that is not asked for.
  preload: false,
}

/** The rules that look at colours; all others look at the document, and at where its parts are. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Why the contrast of an element cannot be told: it is scrolled or folded out of sight, or has a picture behind it (the
 * mesh of the home page, whose lines are those between parts of a page). Each is seen whole at another width.
 */
const explained =
  /^(?:bgOverlap|bgImage|imgNode|bgGradient|elmPartiallyObscured|elmPartiallyObscuring|outsideViewport|shortTextContent|nonBmp)$/

/**
 * What axe finds on the page as it stands, by WCAG 2.2 AA and its best practices: the rule, and the elements that break it.
 * What it can neither confirm nor deny counts as well, unless there is a reason for it.
 *
 * It runs in the page itself: a page has no frames, and asking for each of them takes ten times as long.
 *
 * @param rules - All of those above when there are none.
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

/** The document and where its parts are, without the button that names the mode. */
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

/** What it finds with everything of the content unfolded, in both colour modes, on telephones and on a desk. */
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
      // Where dark differs from light by nothing else, the other rules would find the same once more; at the last width they
      // look at the button of the mode too.
      const rules = theme === 'dark' && width !== 1280 && inLight.get(width) === now ? ofColours : []
      if (theme === 'light') inLight.set(width, now)
      found.push(...(await findings(page, rules)).map((finding) => `in ${theme} at ${width} px: ${finding}`))
    }
    await page.locator('.navbar .theme-toggle').click()
  }
  return found
}
