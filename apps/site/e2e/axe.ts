import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { isLong } from './long.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
  // A preload that only serves a rule which is not tested.
  preload: false,
}

/** State of a page that rules read. A rule's findings are the same until that changes. */
export type Aspect = 'document' | 'layout' | 'colours'

/** All rules. */
export const everything: readonly Aspect[] = ['document', 'layout', 'colours']

/** Rules that read more than the document and which of its elements are visible. */
const rulesOf: Readonly<Record<Aspect, readonly string[]>> = {
  document: [],
  layout: ['target-size', 'scrollable-region-focusable'],
  colours: ['color-contrast', 'link-in-text-block'],
}

/** A rule of an aspect that every page passes. */
const passed: Readonly<Partial<Record<Aspect, string>>> = { layout: 'target-size', colours: 'color-contrast' }

/**
 * Reasons why contrast cannot be measured: the element is scrolled or collapsed out of view, or has an image behind it
 * (the home page's mesh, whose lines separate parts of a page). Each such element is visible at another width.
 */
const explained =
  /^(?:bgOverlap|bgImage|imgNode|bgGradient|elmPartiallyObscured|elmPartiallyObscuring|outsideViewport|shortTextContent|nonBmp)$/

/** Options of a check. */
export interface Scope {
  /** Selector of the part of the page to check; by default, all of it. */
  part?: string
  /** Rules by what they read; by default, all of them. */
  due?: readonly Aspect[]
}

/**
 * Runs axe on the current page by WCAG 2.2 AA and best practices, and returns each rule with the elements that break
 * it. Results that axe cannot decide count too, except for known reasons.
 *
 * It runs in the page itself: the only frames are stories, which the tests of the workbench check, and searching each page for frames takes ten
 * times as long.
 */
export async function findings(page: Page, { part, due = everything }: Scope = {}): Promise<string[]> {
  if (due.length === 0) return []
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const chosen = due.flatMap((aspect) => rulesOf[aspect])
  const others = Object.values(rulesOf)
    .flat()
    .filter((id) => !chosen.includes(id))
  const rules: RunOptions = due.includes('document')
    ? { rules: Object.fromEntries(others.map((id) => [id, { enabled: false }])) }
    : { runOnly: chosen }
  const { violations, incomplete, passes } = await page.evaluate(
    ([context, settings]) =>
      (window as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } }).axe.run(
        context ?? document,
        settings,
      ),
    [part, { ...options, ...rules }] as const,
  )
  // A frame is only ever incomplete here: see above.
  const unsure = incomplete
    .filter(({ id }) => id !== 'frame-tested')
    .map(({ id, nodes }) => ({
      id: `unsure of ${id}`,
      nodes: nodes.filter(
        ({ any }) =>
          !any.some(({ data }) => explained.test((data as { messageKey?: string } | null)?.messageKey ?? '')),
      ),
    }))
  const idle = due.flatMap((aspect) => passed[aspect] ?? []).filter((rule) => !passes.some(({ id }) => id === rule))
  return [
    ...idle.map((rule) => `${rule} has not run`),
    ...[...violations, ...unsure].flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    ),
  ]
}

/** Reads the state of the page, without the button whose label has the mode. */
function read(page: Page): Promise<Record<Aspect, string>> {
  return page.evaluate(() => {
    const elements = Array.from(document.body.querySelectorAll('*')).filter(
      (element) => element.closest('.theme-toggle') === null,
    )
    const documentOf = elements.map((element) => {
      const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`)
      const words = Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
      const isVisible = element.checkVisibility({ checkVisibilityCSS: true })
      return [element.localName, isVisible, ...attributes, ...words].join(' ')
    })
    const layoutOf = elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].join(' ')
    })
    const coloursOf = elements.map((element) => {
      const style = getComputedStyle(element)
      return [
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.borderBottom,
        style.fontSize,
        style.fontWeight,
        style.opacity,
        style.textDecoration,
        style.textShadow,
      ].join(' ')
    })
    const known = documentOf.join('\n')
    return {
      document: known,
      layout: `${known}\n${layoutOf.join('\n')}`,
      colours: `${known}\n${coloursOf.join('\n')}`,
    }
  })
}

/** Widths of a small telephone and a desk, and in a long run of a telephone between them, in pixels. */
export const widths = isLong ? [320, 390, 1280] : [320, 1280]

/** Widths at which the dark mode is checked: the widest, and in a long run all. Other widths have the same colours. */
export const darkWidths = (at: readonly number[]): readonly number[] => (isLong ? at : at.slice(-1))

/**
 * Runs axe with all content expanded, at each width in each colour mode. The page is light. A rule does not run
 * again while what it reads is the same.
 *
 * @param modes - Text has the same colours in each language: light is enough for all but one.
 * @param rules - By what they read; by default, all of them.
 */
export async function findingsOf(
  page: Page,
  modes: readonly ('light' | 'dark')[] = ['light', 'dark'],
  at: readonly number[] = widths,
  rules: readonly Aspect[] = everything,
): Promise<string[]> {
  const found: string[] = []
  const seen: Record<Aspect, Set<string>> = { document: new Set(), layout: new Set(), colours: new Set() }
  for (const theme of modes) {
    if (theme === 'dark') await page.locator('.navbar .theme-toggle').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
    )
    for (const width of theme === 'dark' ? darkWidths(at) : at) {
      await page.setViewportSize({ width, height: 844 })
      const now = await read(page)
      const due = rules.filter((aspect) => !seen[aspect].has(now[aspect]))
      for (const aspect of due) seen[aspect].add(now[aspect])
      found.push(...(await findings(page, { due })).map((finding) => `in ${theme} at ${width} px: ${finding}`))
    }
  }
  if (modes.length > 1) {
    const ofButton = await findings(page, { part: '.navbar .theme-toggle', due: ['document', 'layout'] })
    found.push(...ofButton.map((finding) => `in dark: ${finding}`))
  }
  return found
}
