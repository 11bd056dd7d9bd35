import { open } from './open.ts'
import { expect, test } from './site.ts'

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

test.use({
  configuration: {
    title: 'Signpost',
    colorMode: { default: 'dark', disableSwitch: true },
    announcementBar: { content: 'New', id: 'announcement-bar' },
  },
})

test('R4.11 without a switch there is no button, what was stored is deleted and the configured mode shows', async ({
  page,
}) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await open(page, '/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Switch between/ })).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('R4.22 the old, misspelt id of an announcement counts as the right one', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'annoucement-bar')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await open(page, '/')
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('announcement-bar')
})
