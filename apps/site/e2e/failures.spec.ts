import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ContentManifest } from '@signpost/docs-content/reader'
import { codePatience } from '../app/failures/code-failure-script.ts'
import { crash, crashed, toApi } from './crash.ts'
import { hold } from './hold.ts'
import { hydrated, nextFrame, open } from './open.ts'
import { serve } from './serve.ts'
import { expect, test } from './site.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const code = /\/assets\/api-index-/

/** Documents that a page requests from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test.describe('code that does not load', () => {
  test.use({ expected: /ERR_FAILED|could not be loaded: / })

  test('R4.52 R8.11 leads to the document of the page that was asked for', async ({ page }) => {
    await open(page, '/')
    const documents = documentsOf(page)
    await page.route(code, (route) => route.abort())
    page.once('framenavigated', () => void page.unroute(code))
    await toApi(page).click()
    await expect(page).toHaveURL('/api')
    await expect(h1(page)).toHaveText('API')
    expect(documents).toEqual(['/api'])
  })

  test('R4.52 is not asked for in a circle, and the page can be read', async ({ page }) => {
    await open(page, '/')
    const documents = documentsOf(page)
    await page.route(code, (route) => route.abort())
    await toApi(page).click()
    await expect(page).toHaveURL('/api')
    await expect(h1(page)).toHaveText('API')
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual(['/api'])
  })

  test('R8.3 is told when its document was tried a moment ago, and Retry loads it', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      sessionStorage.setItem('signpost-reload', JSON.stringify([new URL('/api', location.href).href, Date.now()]))
    })
    const documents = documentsOf(page)
    await page.route(code, (route) => route.abort())
    await page.evaluate(() => scrollTo(0, 500))
    await toApi(page).click()
    const box = page.getByRole('alert')
    await expect(box).toBeInViewport({ ratio: 1 })
    await expect(box).toContainText('This page could not be loaded.')
    await expect(box).toContainText('Failed to fetch dynamically imported module')
    await expect(box.getByRole('link', { name: 'Reload page' })).toHaveAttribute('href', '/api')
    await expect(h1(page)).toHaveText('Signpost')

    await page.unroute(code)
    await box.getByRole('button', { name: 'Retry' }).click()
    await expect(h1(page)).toHaveText('API')
    await expect(box).toHaveCount(0)
    expect(documents).toEqual([])
  })
})

test.describe('code of the first page that fails', () => {
  test.use({
    expected:
      /ERR_FAILED|status of 404|Failed to load module script|SyntaxError|Unexpected|Failed to fetch|preloaded|too old/,
  })

  /** Expects a message with a button that reloads, and no other control but those that are CSS alone. */
  async function expectOnlyRetry(page: Page, title: string, retry: string): Promise<void> {
    const box = page.getByRole('alert')
    await expect(box).toContainText(title)
    await expect(box).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: retry })).toBeVisible()
    const others = page.locator('button:visible:not(.menu-button), input:visible:not([name=shown]), select:visible')
    expect(await others.evaluateAll((all) => all.map((one) => one.textContent))).toEqual([retry])
  }

  /** Files of scripts that the document of a page names. */
  async function scriptsOf(page: Page, path: string): Promise<string[]> {
    const html = await (await page.request.get(path)).text()
    return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  }

  for (const [path, width, title, retry] of [
    ['/', 1280, 'This page could not be loaded.', 'Retry'],
    ['/api/observable/class/Observable', 390, 'This page could not be loaded.', 'Retry'],
    ['/ro/docs/intro', 1280, 'Această pagină nu a putut fi încărcată.', 'Reîncearcă'],
  ] as const) {
    test(`R8.3 ${path} at ${width} px says so for each of its files, and Retry loads it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const scripts = await scriptsOf(page, path)
      expect(scripts.some((name) => name.includes('entry.client'))).toBe(true)
      for (const script of scripts) {
        await test.step(script, async () => {
          await page.route(`**${script}`, (route) => route.abort())
          await page.goto(path)
          await expectOnlyRetry(page, title, retry)
          await page.unroute(`**${script}`)
        })
      }
      await page.getByRole('button', { name: retry }).click()
      await hydrated(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-scripts')
    })
  }

  for (const [what, answer] of [
    ['is missing', { status: 404 }],
    ['is a page, as on hosts of single-page apps', { contentType: 'text/html', body: '<!doctype html>' }],
    ['cannot be parsed by an old browser', { contentType: 'text/javascript', body: 'class { static { } !' }],
    ['throws', { contentType: 'text/javascript', body: 'throw new SyntaxError("too old")' }],
  ] as const) {
    test(`R8.3 the message is there when the code ${what}`, async ({ page }) => {
      for (const file of ['entry.client-', 'symbol-']) {
        await page.route(`**/assets/${file}*.js`, (route) => route.fulfill(answer))
        await page.goto('/api/observable/class/Observable')
        await expectOnlyRetry(page, 'This page could not be loaded.', 'Retry')
        await page.unroute(`**/assets/${file}*.js`)
      }
    })
  }

  for (const [what, answer] of [
    ['a file of its code is empty', /entry\.client-/],
    ['the list of its code is empty', /manifest-/],
  ] as const) {
    test(`R8.3 the message is there when ${what}`, async ({ page }) => {
      await page.route(answer, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      await page.goto('/docs/intro')
      await expectOnlyRetry(page, 'This page could not be loaded.', 'Retry')
    })
  }

  test.describe('whose answer hangs', () => {
    test.use({ alone: true })
    for (const [path, file] of [
      ['/', /entry\.client-/],
      ['/api/observable/class/Observable', /symbol-/],
      ['/docs/intro', /manifest-/],
    ] as const) {
      test(`R8.3 ${path} says so when ${file.source} does not come, and works when it comes after all`, async ({
        page,
      }) => {
        await page.clock.install()
        const held = await hold(page, file)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await held.asked
        await page.clock.fastForward(codePatience)
        await expectOnlyRetry(page, 'This page could not be loaded.', 'Retry')
        held.release()
        await hydrated(page)
        await expect(page.getByRole('alert')).toHaveCount(0)
        await page.getByRole('button', { name: /^Switch between/ }).click()
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      })
    }
  })

  test.describe('that a policy of the host blocks', () => {
    test.use({ alone: true, expected: /Content Security Policy|Failed to fetch|ERR_BLOCKED/ })
    for (const [policy, isTold] of [
      ["script-src 'unsafe-inline'", true],
      ["script-src 'none'", false],
    ] as const) {
      test(`R8.3 ${policy} leaves nothing that looks alive`, async ({ page }) => {
        await page.route('/docs/intro', async (route) => {
          const response = await route.fetch()
          const headers = { ...response.headers(), 'content-security-policy': policy }
          await route.fulfill({ response, headers })
        })
        await page.goto('/docs/intro')
        if (isTold) return expectOnlyRetry(page, 'This page could not be loaded.', 'Retry')
        await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
        const controls = page.locator(
          'button:visible:not(.menu-button), input:visible:not([name=shown]), select:visible',
        )
        await expect(controls).toHaveCount(0)
      })
    }
  })

  test('R8.3 a page that loads has no message', async ({ page, request }) => {
    await open(page, '/api')
    await page.evaluate(
      () => document.readyState === 'complete' || new Promise((done) => addEventListener('load', done)),
    )
    await nextFrame(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    const html = await (await request.get('/api')).text()
    expect(html.replace(/<[^>]*>/g, '')).not.toContain('could not be loaded')
  })
})

test.describe('without a network', () => {
  test.use({ alone: true, expected: /ERR_INTERNET_DISCONNECTED|could not be loaded: |Failed to fetch/ })

  test('R4.52 R8.3 a link is answered by a message, and Retry works when there is one again', async ({
    page,
    context,
  }) => {
    await open(page, '/')
    const documents = documentsOf(page)
    await context.setOffline(true)
    await toApi(page).click()
    const box = page.getByRole('alert')
    await expect(box).toContainText('This page could not be loaded.')
    await context.setOffline(false)
    await box.getByRole('button', { name: 'Retry' }).click()
    await expect(h1(page)).toHaveText('API')
    expect(documents).toEqual([])
  })

  test('R4.52 a page whose data does not come says so, and Retry works', async ({ page, context }) => {
    await open(page, '/api')
    await page.getByRole('main').getByRole('link', { name: '@signpost/types' }).click()
    await expect(h1(page)).toHaveText('@signpost/types')
    await page.goBack()
    await expect(h1(page)).toHaveText('API')

    const documents = documentsOf(page)
    await context.setOffline(true)
    await page.getByRole('main').getByRole('link', { name: '@signpost/config' }).click()
    await expect(h1(page)).toHaveText('This page could not be loaded.')
    await expect(page).toHaveTitle('This page could not be loaded | Signpost')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Retry' }).click()
    await expect(h1(page)).toHaveText('@signpost/config')
    expect(documents).toEqual([])
  })
})

test.describe('a page that crashes', () => {
  test.use({ expected: crashed })

  test('R8.1 keeps its frame, says why, and shows when it is tried again', async ({ page }) => {
    await open(page, '/')
    await crash(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Cannot read properties of undefined')
    await expect(main).not.toContainText(/\bat [^\n]+:\d+:\d+/)
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
    await page.unroute(/\/api\.data/)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(h1(page)).toHaveText('API')
    await expect(page.locator('html')).toHaveAttribute('data-marked')
  })

  test('R8.1 R10.1 has the title of the page', async ({ page }) => {
    await open(page, '/')
    await crash(page)
    await expect(page).toHaveTitle('API | Signpost')
  })

  test('R8.1 lets one go on to another page', async ({ page }) => {
    await open(page, '/')
    await crash(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Signpost' }).click()
    await expect(h1(page)).toHaveText('Signpost')
  })
})

test.describe('a page whose head is damaged', () => {
  test.use({ expected: new RegExp(`${crashed.source}|in JSON at`) })

  test('R8.1 R10.1 crashes in its frame, with a title', async ({ page }) => {
    await open(page, '/')
    await page.route(/\/api\.data/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('\\"head\\"', '\\"head') })
    })
    await toApi(page).click()
    await expect(h1(page)).toHaveText('This page crashed.')
    await expect(page).toHaveTitle('Signpost')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

test.describe('a frame that crashes', () => {
  test.use({
    expected:
      /Cannot read properties of undefined|React Router caught|The above error occurred|Minified React error|hydrat|navbar item|NavbarItem/i,
  })

  /**
   * Opens a page with a changed message in its layout's data. The content security policy would block the changed
   * document.
   */
  async function openWith(page: Page, word: string, other: string, path = '/docs/intro'): Promise<void> {
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      const html = (await response.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace(`\\"${word}\\"`, `\\"${other}\\"`)
      await route.fulfill({ status: 200, headers, body: html })
    })
    await page.goto(path)
  }

  test('R2.37 R8.6 because of an item of the bar names the item and why', async ({ page }) => {
    await openWith(page, 'link', 'lynk')
    await expect(h1(page)).toHaveText('This page crashed.')
    const chain = await page.locator('.crash-chain').textContent()
    expect(chain).toMatch(
      /^A navbar item failed to render\. Please double-check the following navbar item of your site configuration:\n\{\n {2}"type": "lynk",/,
    )
    expect(chain).toMatch(/"label": "(?:API Docs|GitHub)"/)
    expect(chain).toMatch(/\n\nCause:\nNo NavbarItem component found for type "lynk"\.$/)
  })

  test('R8.2 leaves a bare page, and shows when it is tried again', async ({ page }) => {
    await openWith(page, 'columns', 'columnz')
    await expect(h1(page)).toHaveText('This page crashed.')
    await expect(page).toHaveTitle('Page Error')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.unroute('/docs/intro')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('R8.2 R10.1 has a title in its language', async ({ page }) => {
    await openWith(page, 'columns', 'columnz', '/ro/docs/intro')
    await expect(h1(page)).toHaveText('Această pagină s-a blocat.')
    await expect(page).toHaveTitle('Eroare de pagină')
  })
})

test('R8.1 a page that the server cannot render has the same words in its document, and the way to try again', async ({
  request,
}) => {
  const content = mkdtempSync(join(tmpdir(), 'signpost-damaged-'))
  cpSync(new URL('../.content', import.meta.url), content, { recursive: true })
  const { locales } = JSON.parse(readFileSync(join(content, 'manifest.json'), 'utf8')) as ContentManifest
  const files = locales.map(({ versions }) => versions[0]!.docs.find(({ id }) => id === 'packages')!.data)
  const whole = files.map((file) => readFileSync(join(content, file)))
  for (const file of files) writeFileSync(join(content, file), '{')
  const server = await serve('ssr', { env: { SIGNPOST_CONTENT: content } })
  try {
    const failed = await request.get(`${server.origin}/docs/packages`)
    const html = await failed.text()
    expect(failed.status()).toBe(500)
    expect(html).toContain('<h1>This page crashed.</h1>')
    expect(html).toContain('<title>This page crashed | Signpost</title>')
    const translated = await (await request.get(`${server.origin}/ro/docs/packages`)).text()
    expect(translated).toContain('<title>Această pagină s-a blocat | Signpost</title>')
    expect(html).toMatch(/<a class="button" href="\/docs\/packages"[^>]*>Try again<\/a>/)
    expect(html).toContain('<footer class="footer">')
    expect(html).not.toMatch(/\bat [^\n]+:\d+:\d+/)
    files.forEach((file, index) => writeFileSync(join(content, file), whole[index]!))
    expect((await request.get(`${server.origin}/docs/packages`)).status()).toBe(200)
  } finally {
    await server.stop()
    rmSync(content, { recursive: true })
  }
})

test.describe('a home page without its files', () => {
  test.use({ expected: /status of 404|ERR_FAILED/ })
  const words = 'Your site did not load properly.'

  for (const [path, title, said] of [
    ['/', words, ['Current base URL: / (default value)', 'We suggest trying: /']],
    ['/ro', 'Site-ul nu s-a încărcat corect.', ['URL-ul de bază actual: / (valoarea implicită)', 'Încearcă cu: /ro/']],
  ] as const) {
    test(`R8.4 ${path} explains the base URL`, async ({ page, request }) => {
      expect((await (await request.get(path)).text()).replace(/<[^>]*>/g, '')).not.toContain(title)
      await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
      await page.goto(path)
      await expect(page.locator('body > :first-child')).toContainText(title)
      for (const text of said) await expect(page.locator('body > :first-child')).toContainText(text)
    })
  }

  test('R8.4 whose styles came can be read and explains nothing', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await page.waitForLoadState('load')
    await expect(page.getByText(words)).toHaveCount(0)
  })

  test('R8.4 explains it on no other page, and on none that is well', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByText(words)).toHaveCount(0)
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await page.goto('/docs/intro')
    await page.waitForLoadState('load')
    await expect(page.getByText(words)).toHaveCount(0)
  })
})
