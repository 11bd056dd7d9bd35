import { open } from './open.ts'
import { expect, test } from './site.ts'

const path = '/api/observable/class/Observable'

test('R2.87 the table of contents marks the heading one is at', async ({ page }) => {
  await open(page, path)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const current = contents.locator('[aria-current=true]')

  const links = contents.getByRole('link')
  const third = links.nth(2)
  await third.click()
  await expect(current).toHaveCount(1)
  await expect(current).toHaveText((await third.textContent())!)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(current).toHaveCount(1)
  await expect(current).not.toHaveText((await third.textContent())!)
})

test('R2.86 the contents stand beside the page and stay there', async ({ page }) => {
  await open(page, path)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const main = (await page.getByRole('main').boundingBox())!
  const { x } = (await contents.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(main.x + main.width)
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(contents).toBeInViewport()
  await page.setViewportSize({ width: 995, height: 800 })
  await expect(contents).toBeHidden()
})

test('R2.85 every line of the contents leads to a heading of the page', async ({ page }) => {
  await open(page, path)
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const targets = await links.evaluateAll((elements) =>
    elements.map((link) => {
      const written = (link as HTMLAnchorElement).hash.slice(1)
      const ids = [written, decodeURIComponent(written)]
      return [written, ids.some((id) => document.getElementById(id) !== null)]
    }),
  )
  expect(targets.length).toBeGreaterThan(5)
  expect(targets.filter(([, exists]) => !exists)).toEqual([])
})

test('R4.53 a link from another page leads to a member, whatever its name', async ({ page }) => {
  for (const name of ['subscribe', '[Symbol.asyncIterator]', '@@observable']) {
    await open(page, path)
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name, exact: true })
    const href = path + (await link.getAttribute('href'))

    await open(page, '/api')
    await page.evaluate(
      (to) => document.querySelector('main')!.insertAdjacentHTML('afterbegin', `<a href="${to}">a member</a>`),
      href,
    )
    await page.getByRole('link', { name: 'a member' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observable')
    await expect(page.getByRole('heading', { level: 3, name, exact: true }), name).toBeInViewport()
  }
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('R2.88 the contents fold into the page and close when a line is chosen', async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
    const fold = page.getByRole('main').locator('details').filter({ hasText: 'On this page' }).first()
    const link = fold.getByRole('link', { name: 'subscribe', exact: true })
    await expect(link).toBeHidden()

    await fold.locator('summary').click()
    await expect(link).toBeVisible()
    await link.click()
    await expect(link).toBeHidden()
    const heading = page.getByRole('heading', { level: 3, name: 'subscribe', exact: true })
    await expect(heading).toBeInViewport()
    expect((await heading.boundingBox())!.y, 'the heading is below the bar').toBeGreaterThanOrEqual(60)
  })
})
