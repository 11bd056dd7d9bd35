import type { Locator, Page } from '@playwright/test'
import { expect, test } from './docs-site.ts'
import { nextFrame, open } from './open.ts'

const path = '/docs/markdown'
const main = (page: Page): Locator => page.getByRole('main')
const code = (page: Page, title: string): Locator => page.getByRole('figure', { name: title, exact: true })
const tab = (page: Page, set: number, name: string): Locator =>
  page.getByRole('group', { name: 'Choose a tab' }).nth(set).getByRole('radio', { name, exact: true })
/** Clicks the label, as a reader does, because the radio button is visually hidden. */
const choose = (page: Page, set: number, name: string): Promise<void> =>
  page.getByRole('group', { name: 'Choose a tab' }).nth(set).getByText(name, { exact: true }).click()

test('an admonition has its own title, or is called by its kind in the language of the page', async ({ page }) => {
  await open(page, path)
  await expect(main(page).getByRole('note', { name: 'Remember this' })).toHaveText('Remember thisIt is easy.')
  await expect(main(page).getByRole('note', { name: 'Warning' })).toHaveText('WarningMind the gap.')
  await open(page, `/ro${path}`)
  const warning = main(page).getByRole('note', { name: 'Avertisment' })
  await expect(warning).toContainText('Avertisment')
})

test('R4.43 details open without the help of a script', async ({ page }) => {
  await open(page, path)
  await expect(page.getByText('Folded text.')).toBeHidden()
  await main(page).locator('summary').filter({ hasText: 'More of it' }).click()
  await expect(page.getByText('Folded text.')).toBeVisible()
})

test('R4.43 a link to a place in something closed opens it', async ({ page }) => {
  for (const [name, id] of [
    ['In the fold', 'in-the-fold'],
    ['In the tab', 'in-the-tab'],
  ] as const) {
    await open(page, path)
    const heading = page.getByRole('heading', { name, exact: true })
    await expect(heading).toBeHidden()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click()
    await expect(heading).toBeInViewport()
    await open(page, '/docs/intro')
    await open(page, `${path}#${id}`)
    await expect(heading, 'on the first load').toBeInViewport()
  }
})

test('tabs of one group follow each other, by pointer and by keyboard, and are remembered', async ({
  page,
  context,
}) => {
  await open(page, path)
  await expect(page.getByText('Text for Linux.')).toBeVisible()
  await expect(page.getByText('Windows again.')).toBeVisible()

  await choose(page, 0, 'Windows')
  await expect(page.getByText('Text for Windows.')).toBeVisible()
  await expect(page.getByText('Text for Linux.')).toBeHidden()
  await tab(page, 0, 'Windows').press('ArrowLeft')
  await expect(tab(page, 0, 'Linux')).toBeFocused()
  await expect(page.getByText('Linux again.')).toBeVisible()
  await expect(page.getByText('First of its own.'), 'tabs without a group').toBeVisible()

  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['docusaurus.tab.os', 'Linux']])
  await choose(page, 2, 'Two')
  await expect(page.getByText('Second of its own.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(1)

  const other = await context.newPage()
  await open(other, path)
  await expect(other.getByText('Linux again.')).toBeVisible()
  await choose(other, 0, 'Windows')
  await expect(page.getByText('Text for Windows.'), 'in the other window').toBeVisible()
})

test('the address may ask for a tab, which is not kept', async ({ page }) => {
  await open(page, `${path}?os=Windows`)
  await expect(tab(page, 0, 'Windows')).toBeChecked()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('tabs on a page that is gone to by a link follow too', async ({ page }) => {
  await open(page, '/docs/always')
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.os', 'Windows'))
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Markdown' }).click()
  await expect(tab(page, 0, 'Windows')).toBeChecked()
  await choose(page, 1, 'Linux')
  await expect(page.getByText('Text for Linux.')).toBeVisible()
})

test('R2.105 R2.106 a block has its title above and its lines marked', async ({ page }) => {
  await open(page, path)
  await expect(code(page, 'marked.ts').locator('figcaption')).toHaveText('marked.ts')
  await expect(code(page, 'marked.ts').locator('.highlighted')).toHaveText([/^const b/])
  await expect(code(page, 'commented.ts').locator('.highlighted')).toHaveText(['const b = 2'])
  await expect(code(page, 'marked.ts').locator('pre')).toHaveAttribute('tabindex', '0')
})

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test('R2.107 lines are counted from where they begin, and neither numbers nor comments are copied', async ({
    page,
  }) => {
    await open(page, path)
    const lines = code(page, 'commented.ts').locator('.line')
    const numbers = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content))
    expect(numbers).toEqual([expect.stringContaining('"9"'), expect.stringContaining('"10"')])
    await code(page, 'commented.ts').getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('const a = 1\nconst b = 2')
  })
})

test('R2.109 long lines are wrapped, and can be left whole, and only there is it offered', async ({ page }) => {
  await open(page, path)
  // The first move of a pointer brings the buttons.
  await page.mouse.move(200, 300)
  const width = (): Promise<number> =>
    code(page, 'wide.ts')
      .locator('pre')
      .evaluate((pre) => pre.scrollWidth - pre.clientWidth)
  const wrap = (title: string): Locator => code(page, title).getByRole('button', { name: 'Toggle word wrap' })
  await expect(wrap('wide.ts')).toHaveAttribute('aria-pressed', 'true')
  await expect(wrap('marked.ts')).toBeHidden()
  expect(await width()).toBe(0)

  await wrap('wide.ts').click()
  await expect(wrap('wide.ts')).toHaveAttribute('aria-pressed', 'false')
  expect(await width()).toBeGreaterThan(100)
  await wrap('wide.ts').click()
  expect(await width()).toBe(0)

  await choose(page, 0, 'Windows')
  await expect(wrap('hidden at first'), 'in a tab that was closed').toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(wrap('marked.ts'), 'in a window that became small').toBeVisible()
})

test('R2.110 a colour mode changes the colours of code, not its elements', async ({ page }) => {
  await open(page, path)
  const token = code(page, 'marked.ts').locator('.tok-keyword').first()
  const colour = (): Promise<string> => token.evaluate((element) => getComputedStyle(element).color)
  const light = await colour()
  await token.evaluate((element) => element.setAttribute('data-marked', ''))
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
  await nextFrame(page)
  expect(await colour()).not.toBe(light)
  await expect(token).toHaveAttribute('data-marked')
})

test('what is folded or not chosen is printed too', async ({ page }) => {
  await open(page, path)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Text for Linux.', 'Text for Windows.', 'Folded text.'])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Toggle word wrap' })).toHaveCount(0)
  await page.emulateMedia({ media: null })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('tabs can be chosen, and code is not offered to be wrapped', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Text for Windows.')).toBeHidden()
    await choose(page, 0, 'Windows')
    await expect(page.getByText('Text for Windows.')).toBeVisible()
    await expect(page.getByText('Text for Linux.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Toggle word wrap' })).toHaveCount(0)
  })
})

test('a drawing beside a doc is shown in its proportions, no wider than the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  const image = main(page).getByRole('img', { name: 'A wide drawing' })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1600)
  const { width, height } = (await image.boundingBox())!
  expect(width).toBeLessThanOrEqual(390)
  expect(width / height).toBeCloseTo(2)
})
