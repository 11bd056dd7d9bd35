import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { resolveOptions, selectors } from '@signpost/storybook-addon-theme-overrider'
import { browserRetries } from '@signpost/test-browser/chromium'
import { testStorybook } from '@signpost/test-browser/storybook'
import { color } from '@signpost/theme'
import { websiteOptions } from '../.storybook/website-options.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { overflow, select, violations } from './preview-page.ts'

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly title: string
}

const built = join(import.meta.dirname, '..', 'dist')
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const docs = Object.values(entries).filter(({ type }) => type === 'docs')
const storiesOf = (title: string): string[] => stories.filter((story) => story.title === title).map(({ id }) => id)

const themes = resolveOptions(websiteOptions.overrider!)

test('every library has a docs page, named like its folder, and stories', () => {
  expect(docs.length).toBeGreaterThan(10)
  expect(docs.map(({ title }) => title).sort()).toEqual([...new Set(stories.map(({ title }) => title))].sort())
  expect(docs.map(({ id, title }) => [title, id])).toEqual(
    docs.map(({ title }) => [title, `${title.toLowerCase()}--docs`]),
  )
  expect(docs.filter(({ title }) => storiesOf(title).length < 2)).toEqual([])
})

describe('the built workbench in Chromium', { retry: browserRetries, timeout: 180_000 }, () => {
  const storybook = testStorybook({ built })
  let page: Page

  beforeEach(() => {
    page = storybook.page
  })

  /** Opens a preview by itself. */
  async function openPreview({ id, type }: Entry, scheme: string): Promise<void> {
    await page.goto(`${storybook.address}iframe.html?id=${id}&viewMode=${type}&globals=themeScheme:scheme--${scheme}`)
    await page.locator('.sheet').first().waitFor()
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
  }

  test.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)(
    'every story is rendered, accessible and no wider than its window: %s, %i pixels',
    async (scheme, width) => {
      await page.setViewportSize({ width, height: 844 })
      await openPreview(stories.at(-1)!, scheme)
      const problems: Record<string, unknown> = {}
      for (const { id } of stories) {
        const failed = await select(page, { storyId: id, viewMode: 'story', stories: [id] })
        const found = [...failed.map(() => 'failed'), ...(await violations(page))]
        const tooWide = await overflow(page)
        if (found.length > 0 || tooWide > 0) problems[id] = { found, tooWide }
      }
      expect(problems).toEqual({})
    },
  )

  test('every docs page has its text, its stories and the way to the reference', async () => {
    await openPreview(stories[0]!, 'dark')
    const problems: Record<string, unknown> = {}
    for (const { id, title } of docs) {
      const ids = storiesOf(title)
      const failed = await select(page, { storyId: id, viewMode: 'docs', stories: ids })
      const found = {
        title: await page.locator(selectors.DOCS_TITLE).textContent(),
        shown: await page.locator(selectors.DOCS_PREVIEW).count(),
        reference: await page.locator(`.sbdocs a[href="../api/${title}"]`).count(),
        failed,
      }
      const expected = { title, shown: ids.length + 1, reference: 1, failed: [] }
      if (JSON.stringify(found) !== JSON.stringify(expected)) problems[id] = found
    }
    expect(problems).toEqual({})
  })

  test('the editor of logical properties fixes what is written, and what a reader chooses', async () => {
    await openPreview(entries['eslint-plugin-logical-properties--live']!, 'light')
    const editor = page.getByLabel('Your styles')
    await editor.fill("style({ paddingLeft: 8 }); style({ left: 0, transform: 'none', ...more })")
    await page.getByText("style({ paddingInlineStart: 8 }); style({ left: 0, transform: 'none', ...more })").waitFor()
    await page.getByRole('button', { name: 'Replace it with' }).click()
    await page.getByText('1 report, 0 with a suggestion').waitFor()
    expect(await editor.inputValue()).toBe(
      "style({ paddingLeft: 8 }); style({ insetInlineStart: 0, transform: 'none', ...more })",
    )
    await editor.fill('style({')
    await page.getByText('Parsing error').waitFor()
    await editor.fill('style({ paddingInline: 8 })')
    await page.getByText('Nothing to report.').waitFor()
  })

  /** Opens a story in the manager. */
  async function open(id: string, globals = ''): Promise<void> {
    await page.goto(`${storybook.address}?path=/story/${id}&globals=${globals}`)
    await page.frameLocator(selectors.PREVIEW_FRAME).locator('.sheet').waitFor()
    await page.locator(selectors.TOOLBAR).first().waitFor()
  }

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const preview = () => page.frameLocator(selectors.PREVIEW_FRAME)

  async function choose(menu: string, item: string): Promise<void> {
    await button(menu).click()
    await page.getByRole('option', { name: item }).click()
  }

  /** Waits until an element of the manager has a computed value. */
  const managerHas = (selector: string, property: string, value: string) =>
    page.waitForFunction(
      ([where, name, expected]) =>
        getComputedStyle(document.querySelector(where!)!).getPropertyValue(name!) === expected,
      [selector, property, value],
      { timeout: 20_000 },
    )

  const rgb = (text: string): string => {
    const { r, g, b } = color.parse(text)
    return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(', ')})`
  }

  async function managerIs(scheme: 'light' | 'dark'): Promise<void> {
    const { appBg, colorSecondary } = themes[scheme]
    await managerHas('body', 'background-color', rgb(appBg))
    await managerHas(`${selectors.SIDEBAR_ITEM}[data-selected="true"]`, 'background-color', rgb(colorSecondary))
    await managerHas(':root', 'color-scheme', scheme)
  }

  test('the manager wears the theme in both schemes, and its typeface', async () => {
    await open('theme--palette')
    await managerIs('light')
    await choose('Colour scheme Light', 'Dark')
    await managerIs('dark')
    await page.getByText('Signpost workbench').waitFor()
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Source Sans 3') && status === 'loaded'),
    )
  })

  test('split toolbars: two menus of one global, each with its own choice', async () => {
    await open('storybook-addon-split-toolbars--from-the-toolbar')
    await choose('Text size Regular text', 'Large text')
    await choose('Direction Left to right', 'Right to left')
    await preview().getByText('size--large direction--rtl', { exact: true }).waitFor()
    await page.waitForURL((url) => url.searchParams.get('globals') === 'display:size--large direction--rtl')
  })

  test('mirror: the manager has the direction and the styles of the preview, and loses them again', async () => {
    await open('storybook-addon-mirror-preview--side-by-side')
    const row = preview().getByRole('row', { name: 'dir', exact: false }).first()
    for (const [before, after, direction] of [
      ['Left to right', 'Right to left', 'rtl'],
      ['Right to left', 'Left to right', 'ltr'],
    ] as const) {
      await choose(`Direction ${before}`, after)
      await page.waitForSelector(`html[dir=${direction}]`, { state: 'attached' })
      await row.getByText(direction, { exact: true }).nth(1).waitFor()
    }

    await page.getByRole('link', { name: 'A style' }).click()
    await managerHas(selectors.TOOLBAR, 'box-shadow', 'rgb(179, 84, 30) 0px -4px 0px 0px inset')
    await page.getByRole('link', { name: 'Side by side' }).click()
    await page.waitForFunction(() => document.querySelector('[data-stylesheet="workbench-line"]') === null)
  })

  test('override: an event shows the frame in another scheme than the story, until it follows the toolbar again', async () => {
    await open('storybook-addon-theme-overrider--another-frame')
    await managerIs('light')
    await preview().getByRole('button', { name: 'The frame is dark' }).click()
    await managerIs('dark')
    expect(await preview().locator('html').getAttribute('data-theme')).toBe('light')
    await preview().getByRole('button', { name: 'As the toolbar says' }).click()
    await managerIs('light')
  })
})
