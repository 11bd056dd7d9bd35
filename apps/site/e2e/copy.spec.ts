import type { Page } from '@playwright/test'
import { open } from './open.ts'
import { expect, test } from './site.ts'

/** From here on, the test controls the page's timers, because a busy machine is slow. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('R2.108 the copy button copies the code and says so for a second', async ({ page }) => {
    await open(page, '/api/observable/class/Observable')
    const figure = page.getByRole('figure', { name: 'Code in ts' }).first()
    const button = figure.getByRole('button')
    await expect(button).toHaveAccessibleName('Copy code to clipboard')

    await stopClock(page)
    await button.click()
    await expect(button).toHaveAccessibleName('Copied')
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Copied' })).toHaveCount(1)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain("import { Observable } from '@signpost/observable'\n\n")
    expect(copied).not.toMatch(/\n$/)
    expect(copied.replace(/\s+/g, '')).toBe((await figure.locator('code').textContent())!.replace(/\s+/g, ''))
    await page.clock.runFor(990)
    await expect(button).toHaveAccessibleName('Copied')
    await page.clock.runFor(20)
    await expect(button).toHaveAccessibleName('Copy code to clipboard')
  })

  test('the import line and a signature are copied as they are written', async ({ page }) => {
    await open(page, '/api/observable/interface/Observer')
    for (const [name, text] of [
      ['Import', /^import (?:type )?\{ (?:type )?Observer \} from '@signpost\/observable'$/],
      ['Signature', /^(?:export )?interface Observer<T>/],
    ] as const) {
      await page.getByRole('figure', { name, exact: true }).getByRole('button').click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(text)
    }
  })
})

test.describe('without access to the clipboard', () => {
  test.use({ alone: true })

  test('R2.108 a refused copy is shown and throws nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard, {
        writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
      })
    })
    await open(page, '/api/observable/class/Observable')
    const button = page.getByRole('figure', { name: 'Code in ts' }).first().getByRole('button')
    await stopClock(page)
    await button.click()
    await expect(button).toHaveAccessibleName('Could not copy. Select the code and copy it yourself.')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('R2.108 there is no copy button', async ({ page }) => {
    await page.goto('/api/observable/class/Observable')
    await expect(page.getByRole('figure', { name: 'Code in ts' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(0)
  })
})
