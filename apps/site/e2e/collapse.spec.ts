import type { Locator, Page } from '@playwright/test'
import { open } from './open.ts'
import { expect, test } from './site.ts'

/** A category of the sidebar that is closed at first: one with many items. */
async function closedCategory(page: Page): Promise<Locator> {
  await open(page, '/api/types')
  const details = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('details:not([open])').first()
  // Selected by position, because it will be open.
  const index = await details.evaluate((element) =>
    Array.from(document.querySelectorAll('.sidebar details')).indexOf(element as HTMLDetailsElement),
  )
  return page.locator('.sidebar details').nth(index)
}

/** Clicks a summary, and returns the animation that it starts: duration and full height of the content. */
const pressed = (details: Locator): Promise<{ duration: unknown; easing: unknown; height: number }[]> =>
  details.locator('summary').evaluate((summary: HTMLElement) => {
    summary.click()
    const list = summary.nextElementSibling!
    return list.getAnimations().map(({ effect }) => ({
      duration: effect!.getTiming().duration,
      easing: effect!.getTiming().easing,
      height: list.scrollHeight,
    }))
  })

/** Number of running animations in a category. */
const motion = (details: Locator): Promise<number> =>
  details.locator('> ul').evaluate((list) => list.getAnimations().length)

test('R2.57 R4.40 a category opens for as long as its height asks, by mouse and keyboard, and the address stays', async ({
  page,
}) => {
  const details = await closedCategory(page)
  const [opening] = await pressed(details)
  const lines = opening!.height / 36
  expect(opening).toMatchObject({
    duration: Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10),
    easing: 'ease-in-out',
  })
  await expect(details).toHaveJSProperty('open', true)
  for (const [key, isOpen] of [
    ['Enter', false],
    ['Space', true],
  ] as const) {
    await details.locator('summary').press(key)
    await expect(details).toHaveJSProperty('open', isOpen)
  }
  await details.locator('summary').click()
  await expect(details).toHaveJSProperty('open', false)
  await expect(page).toHaveURL('/api/types')
})

test('R4.41 an open category has its natural height, and grows with its content', async ({ page }) => {
  const details = await closedCategory(page)
  await details.locator('summary').click()
  const list = details.locator('> ul')
  await expect.poll(() => motion(details)).toBe(0)
  const heights = await list.evaluate((element) => {
    const before = element.getBoundingClientRect().height
    element.insertAdjacentHTML('beforeend', '<li><a href="/api">one more line</a></li>')
    return [
      before === element.scrollHeight || before < element.getBoundingClientRect().height,
      element.getBoundingClientRect().height > before,
    ]
  })
  expect(heights).toEqual([true, true])
  await expect(list.getByRole('link', { name: 'one more line' })).toBeVisible()
})

test('R4.41 two presses at once end as they began', async ({ page }) => {
  const details = await closedCategory(page)
  await details.locator('summary').evaluate((summary: HTMLElement) => {
    summary.click()
    summary.click()
  })
  await expect(details).toHaveJSProperty('open', false)
  await expect(details.getByRole('link').first()).toBeHidden()
  await details.locator('summary').evaluate((summary: HTMLElement) => {
    summary.click()
    summary.click()
    summary.click()
  })
  await expect.poll(() => motion(details)).toBe(0)
  await expect(details).toHaveJSProperty('open', true)
  await expect(details).not.toHaveAttribute('data-closing')
})

test.describe('with reduced motion', () => {
  test.use({ still: true })
  test('R4.42 a category is open at once', async ({ page }) => {
    const details = await closedCategory(page)
    expect(await pressed(details)).toMatchObject([{ duration: 1 }])
    await expect.poll(() => motion(details)).toBe(0)
    await expect(details).toHaveJSProperty('open', true)
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('R2.88 R4.40 the folded contents open in motion and close when one is chosen', async ({ page }) => {
    await open(page, '/api/observable/class/Observable')
    const fold = page.locator('.toc-fold')
    expect(await pressed(fold)).toHaveLength(1)
    await fold.getByRole('link').nth(2).click()
    await expect(fold).toHaveJSProperty('open', false)
  })
})
