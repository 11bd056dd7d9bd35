import { open } from './open.ts'
import { expect, test } from './site.ts'

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

test.use({
  configuration: {
    title: 'Signpost',
    colorMode: { respectPrefersColorScheme: true },
    announcementBar: { content: 'Always here', isCloseable: false },
  },
})

test('R4.8 the page follows the system as it changes, until a mode is chosen, and stores nothing', async ({ page }) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-theme-choice', 'system')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()

  await page.getByRole('button', { name: /^Switch between/ }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/docs/intro')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-theme-choice', 'light')
})

test('R4.4 where the system is followed the toggle has three states, and the third one forgets', async ({ page }) => {
  await open(page, '/')
  const toggle = page.getByRole('button', { name: /^Switch between/ })
  const state = (): Promise<(string | null)[]> =>
    page.evaluate(() => {
      const { theme, themeChoice } = document.documentElement.dataset
      return [themeChoice ?? null, theme ?? null, localStorage.getItem('theme')]
    })
  for (const [choice, theme, stored] of [
    ['system', 'light', null],
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'light', null],
  ] as const) {
    await expect(toggle).toHaveAccessibleName(`Switch between dark and light mode (currently ${choice} mode)`)
    expect(await state()).toEqual([choice, theme, stored])
    await expect(toggle.locator(`.icon-${{ system: 'system', light: 'moon', dark: 'sun' }[choice]}`)).toBeVisible()
    await expect(toggle.locator('.icon:visible')).toHaveCount(1)
    await toggle.click()
  }
})

test('R4.6 a choice that another tab clears falls back to the system', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await page.getByRole('button', { name: /^Switch between/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.removeItem('theme'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('R4.23 an announcement that cannot be closed has no button, and an old dismissal does not hide it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'announcement-bar')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await open(page, '/')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await expect(bar).toHaveText('Always here')
  await expect(bar.getByRole('button')).toHaveCount(0)
})
