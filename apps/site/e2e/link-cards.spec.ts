import { findings } from './axe.ts'
import { open } from './open.ts'
import { expect, test } from './site.ts'

const page = '/api/observable/function/combineLatest'

for (const [locale, path, kind, sentence] of [
  ['en', page, 'Class', 'A lazy source of values over time.'],
  ['ro', `/ro${page}`, 'Clasă', 'A lazy source of values over time.'],
] as const) {
  test(`a link shows what it leads to while a mouse rests on it or on its card, in ${locale}`, async ({ page }) => {
    await open(page, path)
    const link = page.locator('.signature a', { hasText: /^Observable$/ }).first()
    const requests: string[] = []
    await link.hover()
    const card = page.getByRole('tooltip')
    await expect(card).toContainText(kind)
    await expect(card).toContainText('class Observable<T> implements AsyncIterable<T>')
    await expect(card).toContainText(sentence)
    await expect(link).not.toHaveAttribute('title')
    await expect(link).toHaveAccessibleDescription(new RegExp(sentence))
    // Another link of the page has its card from the page too: following a link prefetches, showing a card does not.
    page.on('request', (request) => requests.push(request.url()))
    const [box, linkBox] = [(await card.boundingBox())!, (await link.boundingBox())!]
    expect(box.y >= linkBox.y + linkBox.height || box.y + box.height <= linkBox.y, 'beside its link').toBe(true)
    await card.hover()
    await page.waitForTimeout(400)
    await expect(card).toBeVisible()
    expect(requests).toEqual([])
    expect(await findings(page, { part: '.link-card', due: ['document', 'colours'] })).toEqual([])
    await page.mouse.move(1, 1)
    await expect(card).toHaveCount(0)
    await expect(link).toHaveAttribute('title', sentence)
  })
}

test('a link shows what it leads to while the keyboard has the focus on it, until Escape', async ({ page: tab }) => {
  await open(tab, page)
  const link = tab.locator('.signature a', { hasText: /^Observable$/ }).first()
  const card = tab.getByRole('tooltip')
  await link.evaluate((element) => {
    const before = document.createElement('button')
    element.before(before)
    before.focus()
  })
  await tab.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(card).toContainText('class Observable<T>')
  await tab.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a card stays within a narrow window, and following its link closes it', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 320, height: 600 })
  await open(tab, page)
  const link = tab.locator('main a[title][href*="/api/"]').last()
  await link.hover()
  const card = tab.getByRole('tooltip')
  await expect(card).toBeVisible()
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await link.click()
  await expect(card).toHaveCount(0)
})

test('a link of an example has a card, which does not move', async ({ page: tab }) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await open(tab, page)
  await tab.locator('.code-block pre a', { hasText: 'combineLatest' }).first().hover()
  const card = tab.getByRole('tooltip')
  await expect(card).toContainText('Combines the latest values of several sources in a tuple.')
  expect(await card.evaluate((element) => document.getAnimations().concat(element.getAnimations()))).toEqual([])
  expect(await card.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
  await tab.emulateMedia({ reducedMotion: null })
})

test('a name in a list has a card of its kind, route and sentence', async ({ page: tab }) => {
  await open(tab, '/api/all')
  const link = tab.locator('.symbol-names a[data-route][title]').first()
  const [route, sentence] = [await link.getAttribute('data-route'), await link.getAttribute('title')]
  await link.hover()
  const card = tab.getByRole('tooltip')
  await expect(card.locator('.card-name')).toContainText((await link.textContent())!)
  await expect(card.locator('.kind')).toBeVisible()
  await expect(card.locator('.card-signature')).toHaveText(route!)
  await expect(card).toContainText(sentence!)
  expect(await findings(tab, { part: '.link-card', due: ['document', 'colours'] })).toEqual([])
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, alone: true })

  test('nothing shows, and a link is followed', async ({ page: tab }) => {
    await open(tab, page)
    const card = tab.getByRole('tooltip')
    await tab.locator('.code-block pre [data-type]').first().tap()
    await tab.waitForTimeout(400)
    await expect(card).toHaveCount(0)
    await tab
      .locator('.signature a', { hasText: /^Observable$/ })
      .first()
      .tap()
    await expect(tab).toHaveURL('/api/observable/class/Observable')
    await expect(card).toHaveCount(0)
  })
})

for (const [what, path, selector, signature] of [
  ['an unexported symbol', '/api/types/type/PathValue', '.signature a[href^="#~"]', /^type \w+/],
  ['a member', '/api/observable/class/Observable', '.member-row a[href="#subscribe"]', /^subscribe\(/],
] as const) {
  test(`a link to ${what} on the same page has a card, also at the focus`, async ({ page: tab }) => {
    await open(tab, path)
    const link = tab.locator(selector).first()
    await link.hover()
    const card = tab.getByRole('tooltip')
    await expect(card.locator('.card-signature')).toHaveText(signature)
    await expect(card.locator('.card-name')).toContainText((await link.textContent())!)
    expect(await findings(tab, { part: '.link-card', due: ['document', 'colours'] })).toEqual([])
    await tab.mouse.move(1, 1)
    await expect(card).toHaveCount(0)
    await tab.keyboard.press('Shift')
    await link.focus()
    await expect(link).toHaveAccessibleDescription(/./)
    await tab.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  })
}

test('a name that an example declares shows its type under a mouse and at the focus, until Escape', async ({
  page: tab,
}) => {
  await open(tab, page)
  const name = tab.locator('.code-block pre [data-type]').first()
  const type = (await name.getAttribute('data-type'))!
  expect(type).toMatch(/: ./)
  const card = tab.getByRole('tooltip')
  await name.hover()
  await expect(card).toHaveText(type)
  expect(await findings(tab, { part: '.link-card', due: ['document', 'colours'] })).toEqual([])
  await tab.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(name).not.toHaveAttribute('aria-describedby')
  // Arrow keys lead to it from the block, and past links.
  const block = name.locator('xpath=ancestor::pre')
  const names = block.locator('a[href], [data-type]')
  await block.focus()
  for (let at = 0; at < (await names.count()); at++) {
    await tab.keyboard.press('ArrowRight')
    await expect(names.nth(at)).toBeFocused()
    const own = await names.nth(at).getAttribute('data-type')
    if (own !== null) await expect(card).toHaveText(own)
  }
  await tab.keyboard.press('ArrowRight')
  await expect(names.last()).toBeFocused()
  await tab.keyboard.press('ArrowLeft')
  await expect(names.nth(-2)).toBeFocused()
})
