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

/**
 * Why the contrast of an element cannot be told: it is scrolled or folded out of sight, or has a picture behind it (the
 * mesh of the home page, whose lines are those between parts of a page). Each is seen whole at another width.
 */
const explained = /^(?:bgOverlap|bgImage|imgNode|bgGradient|elmPartiallyObscured|elmPartiallyObscuring|outsideViewport|shortTextContent|nonBmp)$/

/**
 * What axe finds on the page as it stands, by WCAG 2.2 AA and its best practices: the rule, and the elements that break it.
 * What it can neither confirm nor deny counts as well, unless there is a reason for it.
 *
 * It runs in the page itself: a page has no frames, and asking for each of them takes ten times as long.
 */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations, incomplete, passes } = await page.evaluate(
    (asked) => (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(asked),
    options as object,
  )
  const unsure = incomplete.map(({ id, nodes }) => ({
    id: `unsure of ${id}`,
    nodes: nodes.filter(({ any }) => !any.some(({ data }) => explained.test((data as { messageKey?: string } | null)?.messageKey ?? ''))),
  }))
  if (!passes.some(({ id }) => id === 'target-size')) violations.push({ id: 'target-size has not run', nodes: [{ target: [], html: '' }] } as never)
  return [...violations, ...unsure].flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`))
}

/** What it finds with everything of the content unfolded, in both colour modes, on telephones and on a desk. */
export async function findingsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await page.evaluate(() => document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')))
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      found.push(...(await findings(page)).map((finding) => `in ${theme} at ${width} px: ${finding}`))
    }
    await page.locator('.navbar .theme-toggle').click()
  }
  return found
}
