import { expect, test as docsTest } from './docs-site.ts'
import { openSearch } from './search-page.ts'
import { test as versionsTest } from './versions-site.ts'

docsTest('drafts and unlisted docs are not found; what is not translated is, in its language', async ({ page }) => {
  const { field, options, dialog } = await openSearch(page, '/ro/docs/intro')
  for (const word of ['hidden', 'draft']) {
    await field.fill(word)
    await expect(dialog.getByRole('status')).toHaveText(/^\S/)
    await expect(options.filter({ has: page.locator('[href*="/hidden"], [href*="/draft"]') })).toHaveCount(0)
    await expect(dialog.locator('[href*="/guide/hidden"], [href*="/docs/draft"]')).toHaveCount(0)
  }
  await field.fill('First steps')
  const hit = dialog.locator('[role=option][href="/ro/docs/guide/first"]').first()
  await expect(hit).toContainText('First steps')
  await expect(dialog.locator('[lang=en]').filter({ hasText: 'First steps' }).first()).toBeVisible()
})

versionsTest(
  'the docs that one reads are searched in their version, and from elsewhere the last one',
  async ({ page }) => {
    for (const [path, href] of [
      ['/docs/1.0/intro', '/docs/1.0/setup'],
      ['/docs/next/intro', '/docs/next/setup'],
      ['/docs/intro', '/docs/setup'],
      ['/api', '/docs/setup'],
    ] as const) {
      const { field, dialog, options } = await openSearch(page, path)
      await field.fill('set up')
      await dialog.getByRole('tab', { name: /^Guides/ }).click()
      await expect(options.first(), path).toHaveAttribute('href', href)
    }
  },
)
