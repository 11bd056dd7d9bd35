import { hold } from './hold.ts'
import { open } from './open.ts'
import { openSearch, searchOn } from './search-page.ts'
import { expect, test } from './site.ts'

// The browser logs every file that fails to load.
test.use({ expected: /Failed to load resource|ERR_FAILED/ })

test('R06 without its names the search says so, leads on, and can be tried again', async ({ page }) => {
  let isBroken = true
  await page.route('**/search/names.bin', (route) => (isBroken ? route.abort() : route.continue()))
  const { dialog, options } = await openSearch(page, '/api')
  await page.keyboard.type('observable')
  await expect(dialog.getByRole('alert')).toContainText('The search could not be loaded.')
  await expect(dialog.getByRole('link', { name: 'Browse all packages' })).toHaveAttribute('href', '/api')
  isBroken = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(options.first()).toContainText('Observable')
})

test('damaged names are reported as such', async ({ page }) => {
  await page.route('**/search/names.bin', (route) => route.fulfill({ body: 'not names' }))
  const { dialog } = await openSearch(page, '/api')
  await page.keyboard.type('observable')
  await expect(dialog.getByRole('alert')).toContainText('expected')
})

test('names of another version are reported as such', async ({ page }) => {
  await page.route('**/search/names.bin', async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    // After the four bytes by which the file is known.
    body[4] = 99
    await route.fulfill({ response, body })
  })
  const { dialog } = await openSearch(page, '/api')
  await page.keyboard.type('observable')
  await expect(dialog.getByRole('alert')).toContainText('format 99.')
})

test('without the docs, names are still found', async ({ page }) => {
  await page.route('**/search/docs/**', (route) => route.abort())
  const { dialog, options } = await openSearch(page, '/api')
  await page.keyboard.type('observable')
  await expect(options.first()).toContainText('Observable')
  await expect(dialog).toContainText('The docs could not be loaded')
})

test('without parts of the index, names are still found and the dialog says so', async ({ page }) => {
  await page.route('**/search/words/**', (route) => route.abort())
  const { dialog, options } = await openSearch(page, '/api')
  await page.keyboard.type('readJson')
  await expect(options.first()).toContainText('readJson')
  await expect(dialog).toContainText('A part of the index could not be loaded')
})

test('a piece of the signatures that cannot be loaded is said, and loaded by the next query', async ({ page }) => {
  let isBroken = true
  await page.route('**/search/signatures/1.json', (route) => (isBroken ? route.abort() : route.continue()))
  const { dialog, field, options } = await openSearch(page, '/api')
  await field.fill('string -> Promise<boolean>')
  await expect(dialog).toContainText('A part of the signatures could not be loaded.')
  isBroken = false
  await field.fill('string -> Promise<_>')
  await expect(options.first()).toBeVisible()
  await field.fill('string -> Promise<boolean>')
  await expect(options.first()).toContainText('exists')
})

test('without the root file of the signatures the search says so, and can be tried again', async ({ page }) => {
  let isBroken = true
  await page.route('**/search/signatures/0.json', (route) =>
    isBroken ? route.fulfill({ body: '{"version":99}' }) : route.continue(),
  )
  const { dialog, field, options } = await openSearch(page, '/api')
  await field.fill('-> Observable<T>')
  await expect(dialog.getByRole('alert')).toContainText('found version 99')
  isBroken = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(options.first()).toContainText('Observable')
})

test('a worker that does not start is reported as a failure', async ({ page }) => {
  await page.route(/search-worker.*\.js/, (route) => route.abort())
  const { dialog } = await openSearch(page, '/api')
  await page.keyboard.type('observable')
  await expect(dialog.getByRole('alert')).toContainText('The search could not be loaded.')
})

test('if the code of the search does not load, its button opens the results page', async ({ page }) => {
  await page.route(/search-dialogs.*\.js/, (route) => route.abort())
  await open(page, '/api')
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/search')
})

test('a slow search says that it is loading', async ({ page }) => {
  const { release } = await hold(page, '**/search/names.bin')
  const { dialog, options } = await openSearch(page, '/api')
  await page.keyboard.type('observable')
  await expect(dialog).toContainText('Loading the search')
  release()
  await expect(options.first()).toContainText('Observable')
  await expect(searchOn(page).dialog).not.toContainText('Loading the search')
})

test('Tab selects the type in a slow search before there is an answer', async ({ page }) => {
  const { release } = await hold(page, '**/search/names.bin')
  const { field, dialog } = await openSearch(page, '/docs/intro')
  await page.keyboard.type('initials of their parts')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('tab', { selected: true })).toContainText('Guides')
  release()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/searching#names')
})
