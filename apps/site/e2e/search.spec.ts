import { hold } from './hold.ts'
import { open } from './open.ts'
import { openSearch, searchOn } from './search-page.ts'
import { expect, test } from './site.ts'

test.describe('the search', () => {
  test('R64 opens by its button and by keys, and gives the focus back', async ({ page }) => {
    await open(page, '/api')
    const { dialog, field } = searchOn(page)
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' })
    await button.click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()

    const link = page.getByRole('main').getByRole('link', { name: '@signpost/observable' })
    for (const keys of ['/', 'Control+k', 'Meta+k']) {
      await link.focus()
      await page.keyboard.press(keys)
      await expect(field, keys).toBeFocused()
      await expect(field, keys).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(dialog, keys).toHaveCount(0)
      await expect(link, keys).toBeFocused()
    }
  })

  test('R64 a slash is a slash where something is written', async ({ page }) => {
    await open(page, '/api')
    const input = page.getByRole('main').getByRole('searchbox')
    await input.focus()
    await page.keyboard.press('/')
    await expect(input).toHaveValue('/')
    await expect(searchOn(page).dialog).toHaveCount(0)
  })

  test('R64 what is typed while it loads is not lost', async ({ page }) => {
    const { release } = await hold(page, /search-dialogs.*\.js/)
    await open(page, '/api')
    await page.keyboard.press('/')
    await page.keyboard.type('subj')
    release()
    await expect(searchOn(page).field).toHaveValue('subj')
    await expect(searchOn(page).options.first()).toContainText('Subject')
  })

  test('R64 what is typed while it is loaded and not yet shown is not lost either', async ({ page }) => {
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function () {
        for (const key of 'subj')
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        showModal.call(this)
      }
    })
    await open(page, '/api')
    await page.keyboard.press('/')
    await expect(searchOn(page).field).toHaveValue('subj')
    await page.keyboard.type('ect')
    await expect(searchOn(page).field).toHaveValue('subject')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(searchOn(page).field).toHaveValue('subj')
  })

  test('R64 what is typed into the field before it shows what was typed until then is written behind it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function () {
        for (const key of 'subj')
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        showModal.call(this)
        // Runs after the event that opens the dialog, and before the next render.
        queueMicrotask(() => document.execCommand('insertText', false, 'ect'))
      }
    })
    await open(page, '/api')
    await page.keyboard.press('/')
    await expect(searchOn(page).field).toHaveValue('subject')
    await expect(searchOn(page).options.first()).toContainText('Subject')
  })

  test('R64 it opens again at once after it was closed', async ({ page }) => {
    const { dialog, field } = await openSearch(page, '/api')
    await page.keyboard.type('subj')
    await dialog.evaluate((element: HTMLDialogElement) => {
      element.close()
      // Runs before the element's `close` event, and before its field has lost the focus.
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
    })
    // The query is kept and selected, so that typing replaces it.
    await expect(field).toHaveValue('subj')
    await page.keyboard.type('obs')
    await expect(field).toHaveValue('obs')
    await expect(dialog).toHaveCount(1)
  })

  test('R64 is a combobox: arrows choose, and Enter opens what is chosen', async ({ page }) => {
    const { field, options, chosen, dialog } = await openSearch(page, '/api')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type('observable')
    await expect(options.first()).toContainText('Observable')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const isChosen = async (place: number): Promise<void> => {
      await expect(options.nth(place)).toHaveAttribute('aria-selected', 'true')
      await expect(chosen).toHaveCount(1)
      await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(place).getAttribute('id'))!)
    }
    await isChosen(0)
    const last = (await options.count()) - 1
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
      ['PageDown', Math.min(8, last)],
      ['PageUp', 0],
    ] as const) {
      await page.keyboard.press(key)
      await isChosen(place)
      await expect(chosen).toBeInViewport()
    }
    await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/observable/class/Observable')
    await expect(dialog).toHaveCount(0)
  })

  test('R64 Enter before the answer opens the first hit of it', async ({ page }) => {
    await openSearch(page, '/api')
    await page.keyboard.insertText('NotificationKind')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/api/observable/enum/NotificationKind')
  })

  test('R64 Ctrl-Enter opens a new tab and leaves the search as it is', async ({ page, context }) => {
    const { chosen, field } = await openSearch(page, '/api')
    await page.keyboard.type('Observer')
    await expect(chosen).toContainText('Observer')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await opened).toHaveURL('/api/observable/interface/Observer')
    await expect(page).toHaveURL('/api')
    await expect(field).toHaveValue('Observer')
  })

  test('R64 Tab goes through the types and then on, so that everything is within reach', async ({ page }) => {
    const { field, options } = await openSearch(page, '/api')
    await page.keyboard.type('observable')
    await expect(options.first()).toContainText('Observable')
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await page.keyboard.press('Tab')
    await expect(tab(/^Names/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(tab(/^In the API docs/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(tab(/^Guides/)).toHaveAttribute('aria-selected', 'true')
    await expect(options.first()).toHaveClass(/hit-guide/)
    await expect(field).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close search' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(tab(/^In the API docs/)).toHaveAttribute('aria-selected', 'true')
  })

  test('R64 the key of one character can be switched off, for good', async ({ page }) => {
    const { dialog } = await openSearch(page, '/api')
    await dialog.getByRole('checkbox', { name: 'Open the search with /' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await open(page, '/api/observable')
    await expect(page.getByRole('button', { name: 'Search' }).locator('kbd')).toHaveCount(0)
    await page.keyboard.press('/')
    await page.keyboard.press('Control+K')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await expect(dialog.getByRole('combobox')).toHaveValue('')
    await dialog.getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(dialog.getByRole('combobox')).toBeFocused()
  })

  test('a key of an input method is its own', async ({ page }) => {
    const { field, options, dialog } = await openSearch(page, '/api')
    await page.keyboard.type('observable')
    await expect(options.first()).toContainText('Observable')
    await field.evaluate((element) => {
      for (const key of ['Enter', 'ArrowDown', 'Escape'])
        element.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
    })
    await expect(dialog).toBeVisible()
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL('/api')
  })

  test('Back closes it, and leaves the page', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Docs' }).click()
    await expect(page).toHaveURL('/api')
    await page.keyboard.press('/')
    await expect(searchOn(page).field).toBeFocused()
    await page.goBack()
    await expect(searchOn(page).dialog).toHaveCount(0)
    await expect(page).toHaveURL('/api')
  })
})

test.describe('hits', () => {
  test('a member leads to its place on the page', async ({ page }) => {
    const { chosen } = await openSearch(page, '/docs/intro')
    await page.keyboard.type('Observable.subscribe')
    await expect(chosen).toContainText('Observable.subscribe')
    await expect(chosen.getByText('Method')).toBeAttached()
    await expect(chosen.locator('.hit-name mark').last()).toHaveText('subscribe')
    await chosen.click()
    await expect(page).toHaveURL(/\/api\/observable\/class\/Observable#/)
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  })

  test('of equal names the one of the package that one reads comes first', async ({ page }) => {
    for (const [path, own] of [
      ['/api/config', '@signpost/config'],
      ['/api/eslint-config', '@signpost/eslint-config'],
    ] as const) {
      const { options } = await openSearch(page, path)
      await page.keyboard.type('defineConfig')
      await expect(options.nth(1)).toContainText('defineConfig')
      await expect(options.first()).toContainText(own)
    }
  })

  test('chips edit the query, and their filters hold', async ({ page }) => {
    const { field, options, dialog } = await openSearch(page, '/api/observable')
    await page.keyboard.type('map')
    await expect(options.first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Class' }).click()
    await expect(field).toHaveValue('map kind:class')
    await expect(field).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Class' })).toHaveAttribute('aria-pressed', 'true')
    await expect(options.first()).toContainText('ObservableMap')
    for (const option of await options.all()) await expect(option.getByText('Class', { exact: true })).toBeAttached()
    await dialog.getByRole('button', { name: 'In this package' }).click()
    await expect(field).toHaveValue('map kind:class pkg:observable')
    await dialog.getByRole('button', { name: 'Class' }).click()
    await expect(field).toHaveValue('map pkg:observable')
    await field.fill('since:2 map')
    await expect(dialog).toContainText('Unknown filter: since:2.')
    await field.fill('kind:clas map')
    await expect(dialog).toContainText('Unknown filter: kind:clas. Did you mean kind:class?')
  })

  test('docs are found by their text, and lead to the heading', async ({ page }) => {
    const { options } = await openSearch(page, '/docs/intro')
    await page.keyboard.type('initials of their parts')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(options.first().locator('mark').first()).toBeVisible()
    await expect(options.first()).toHaveAttribute('href', '/docs/searching#names')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/searching#names')
    await expect(page.locator('#names')).toBeInViewport()
  })

  test('examples are names of the site, and a click searches for one', async ({ page }) => {
    const { release } = await hold(page, '**/search/names.bin')
    const { field, options, dialog } = await openSearch(page, '/api')
    await expect(dialog.getByRole('checkbox')).toBeVisible()
    // Examples of other kinds would move down below a pointer when those of names arrive.
    await expect(dialog.locator('.query-hints a')).toHaveCount(0)
    release()
    const example = dialog.locator('.query-hints a').filter({ hasNotText: ':' }).first()
    const name = await example.innerText()
    await example.click()
    await expect(field).toHaveValue(name)
    await expect(options.first()).toContainText(name)
    await expect(options.first().locator('.hit-signature')).toContainText(name)
  })

  test('a question mark lists the keys', async ({ page }) => {
    const { dialog } = await openSearch(page, '/api')
    await page.keyboard.press('?')
    await expect(dialog).toContainText('for the last result')
    await page.keyboard.press('?')
    await expect(dialog).not.toContainText('for the last result')
  })

  test('a question mark outside of the search lists the keys too, whatever was searched before', async ({ page }) => {
    const { dialog, field, options } = await openSearch(page, '/api')
    await page.keyboard.type('subj')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(dialog).toContainText('for the last result')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  })

  test('words of the docs of the API are found, marked, and all of them by one click', async ({ page }) => {
    const { dialog, options } = await openSearch(page, '/api')
    await page.keyboard.type('byte order mark')
    await expect(options.filter({ hasText: 'readJson' }).first()).toBeVisible()
    await page.locator('dialog.search').getByRole('combobox').fill('settings read')
    await dialog.locator('.hits-all').first().click()
    await expect(dialog.getByRole('tab', { selected: true })).not.toContainText('All')
  })

  test('long and odd queries get an answer, and the next query one of its own', async ({ page }) => {
    const { dialog, field, options } = await openSearch(page, '/api')
    const odd = [
      '.*+?^${}()|[]\\',
      '\u0001\u001b[2J\u007f',
      '\u202eelbavresbo',
      'שלום مرحبا',
      'observable '.repeat(450),
      'x'.repeat(5000),
    ]
    for (const query of odd) {
      await field.fill(query)
      // Busy until the answer to this query is there.
      await expect(dialog.getByRole('status')).not.toBeEmpty()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
    }
    await field.fill('observable')
    await expect(options.first()).toContainText('Observable')
  })

  test('R30 names of the language itself are names', async ({ page }) => {
    const { field, dialog } = await openSearch(page, '/api')
    for (const name of [
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      '</script><img src=x onerror=alert(1)>',
      '\ud800',
      'x'.repeat(200),
    ]) {
      await field.fill(name)
      await expect(dialog.getByRole('tab', { name: /^All \d+/ }), name).toBeVisible()
    }
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
  })
})

test.describe('in Romanian', () => {
  test('words need no diacritics, and hits stay in the language', async ({ page }) => {
    const { options, dialog } = await openSearch(page, '/ro/docs/intro')
    await expect(dialog).toContainText('Ce poți scrie')
    await page.keyboard.type('cautarea')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(options.first()).toHaveAttribute('href', /^\/ro\/docs\//)
    await expect(dialog.getByRole('status')).toHaveText(/rezultat/)
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('R2.36 R2.31 its button is at the right edge of the bar, and the search fills the screen', async ({ page }) => {
    await open(page, '/api/observable')
    const bar = page.getByRole('navigation', { name: 'Main' })
    const button = bar.getByRole('button', { name: 'Search' })
    await expect(bar.getByRole('button', { name: 'Toggle navigation bar' })).toBeInViewport({ ratio: 1 })
    await expect(button).toBeInViewport({ ratio: 1 })
    const box = (await button.boundingBox())!
    expect(box.x + box.width).toBeGreaterThan(300)
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
    await button.click()
    const { dialog, options } = searchOn(page)
    await page.keyboard.type('observ')
    await expect(options.first()).toBeVisible()
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
