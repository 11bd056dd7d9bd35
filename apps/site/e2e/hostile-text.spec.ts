import type { Page } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { hostileExports, hostileMember, hostileName, serveHostile, type HostileSite } from './hostile-site.ts'
import { open } from './open.ts'
import { openSearch } from './search-page.ts'
import { expect, test as siteTest } from './site.ts'
import { clobberedNames, unclosed, vectors } from './vectors.ts'

const test = siteTest.extend<object, { site: HostileSite }>({
  site: [
    async ({ mode }, use) => {
      const site = await serveHostile(mode)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

// One build for all tests of the file. Its pages are watched like those of every site: console, and requests to other
// hosts. A text may show an image of the site itself, which does not exist.
test.describe.configure({ mode: 'default' })
test.use({ alone: true, expected: /status of 404 .*\/nope(?:\.png)?\b/ })

/** Globals of a page, and the attributes of its document. */
function globals(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const kindOf = (value: unknown): string => Object.prototype.toString.call(value)
    const own = Object.getOwnPropertyNames(window).filter((name) => !/^(?:\d+|refused)$/.test(name))
    return [
      ...own.sort().map((name) => `window.${name} ${kindOf((window as unknown as Record<string, unknown>)[name])}`),
      ...names.map((name) => `document.${name} ${kindOf((document as unknown as Record<string, unknown>)[name])}`),
      ...Object.getOwnPropertyNames(Object.prototype),
    ]
  }, clobberedNames)
}

/** Things on the page that no text may put there. */
function foreign(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('[data-prose], [data-prose] *')) {
      const says = (fault: string): unknown => found.push(`${fault}: ${element.outerHTML.slice(0, 160)}`)
      if (
        element.matches(
          'script, style, link, meta, base, iframe, frame, object, embed, applet, form, math, template, noscript, plaintext, textarea, select, input:not(.tab-input), video, audio, source, dialog, marquee',
        )
      )
        says('element')
      for (const { name, value } of element.attributes) {
        if (
          /^on|^(?:style|srcset|srcdoc|action|formaction|background|ping|poster|nonce|name|target|autofocus|popover|is|slot)$/.test(
            name,
          )
        ) {
          // The site adds links that open a new tab, and labels them.
          if (name !== 'target' || !element.matches('[rel~=noopener]')) says(`attribute ${name}`)
        }
        if (name === 'href' && !/^(?:https?|mailto):$/.test(new URL(value, location.href).protocol)) says('address')
        if (name === 'src' && !/^https:$/.test(new URL(value, 'https://here.example').protocol)) says('source')
      }
      const isElsewhere =
        element instanceof HTMLAnchorElement &&
        element.host !== location.host &&
        element.closest('.readme, .doc, .member')
      if (
        isElsewhere &&
        !element.matches('.source, .edit, .navbar *') &&
        /evil/.test(element.host) &&
        element.rel !== 'noopener nofollow ugc'
      )
        says(`rel ${element.rel}`)
    }
    return found
  })
}

test('R03 R04 R05 R07 R13 more than 300 vectors do nothing, as a README, as a doc comment and as a doc', async ({
  page,
  site,
}) => {
  expect(new Set([...vectors, ...unclosed]).size).toBeGreaterThan(300)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    Object.assign(window, { refused: [] })
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      (window as unknown as { refused: string[] }).refused.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await open(page, '/docs/intro')
  const untouched = await globals(page)
  const wrong: string[] = []
  for (const { path, numbers } of site.pages) {
    const says = (faults: readonly unknown[], what: string): unknown =>
      wrong.push(...faults.map((fault) => `${path} ${what} ${String(fault)}`))
    await open(page, path)
    const text = await page.getByRole('main').innerText()
    says(
      numbers.filter((number) => !text.includes(`Mark ${number}.`)),
      'does not show mark',
    )
    says(await foreign(page), 'has the')
    says(
      (await globals(page)).filter((global) => !untouched.includes(global)),
      'changed',
    )
    says(await page.evaluate(() => (window as unknown as { refused: string[] }).refused), 'was refused')
    if (new URL(page.url()).pathname !== path) says([page.url()], 'sends the reader to')
    says(dialogs.splice(0), 'asks')
  }
  expect(wrong).toEqual([])
})

test('R06 a name that ends a script is text in every place of a page', async ({ page, request, site }) => {
  for (const [path, title] of [
    ['/docs/doc0', hostileName],
    ['/api/readme0', '@h/readme0'],
    ['/api/comments/interface/Names', 'Names'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/<\/script><img|<img src=\/nope/)
    for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(data, `${path} is escaped`).not.toMatch(/[<>&\u2028\u2029]/)
      const { itemListElement } = JSON.parse(data!) as { itemListElement: { name: string; item: string }[] }
      expect(itemListElement.at(-1)).toMatchObject({ name: title, item: `https://hostile.example${path}` })
    }
    for (const [, script] of html.matchAll(/<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs)) {
      if (script!.includes('__remixContext'))
        expect(script, `${path} sends its data escaped`).not.toMatch(/<\/|<img|[\u2028\u2029]/)
    }
    await open(page, path)
    expect(await page.title(), path).toContain(title)
    await expect(page.locator('meta[property="og:title"]'), path).toHaveAttribute('content', await page.title())
  }
  expect(site.pages.length).toBeGreaterThan(40)
  const member = page.locator('main .member-row')
  await expect(member).toContainText(hostileMember)
  await page.getByRole('main').getByRole('link', { name: 'Direct link to' }).last().click()
  await expect(page).toHaveURL(/#\S+$/)
  await expect(page.locator('[data-target]')).toContainText(hostileMember)
  // The page of an unreadable package has one sentence; the errors are in the report.
  await open(page, '/api/degraded')
  await expect(page.getByRole('note')).toHaveText(
    '1 part of this package could not be documented and may be missing here.',
  )
  expect(await foreign(page)).toEqual([])
  await open(page, '/docs/doc0')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(hostileName.slice(0, 30))
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
})

// Tests with this tag do not depend on the server and run in the static mode only.
const anyServer = { tag: '@any-server' }

test('R63 a package that could be read only in part has no finding', anyServer, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/api/degraded')
  await expect(page.getByRole('note')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('a union of hundreds of names is folded, filtered and a small page', anyServer, async ({ page, request }) => {
  const path = '/api/comments/type/Many'
  expect((await (await request.get(path)).text()).length).toBeLessThan(60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  const signature = page.getByRole('figure', { name: 'Signature' })
  await expect(signature.getByText(`'member-19'`)).toBeVisible()
  await expect(signature.getByText(`'member-20'`)).toBeHidden()
  await signature.getByText('Show 300 more').click()
  await expect(signature.getByText(`'member-20'`)).toBeVisible()
  await signature.getByRole('searchbox', { name: 'Filter' }).fill('R-31')
  await expect(signature.locator('.ln:visible')).toHaveCount(12)
  await expect(page.getByText('11 matches')).toBeAttached()
  await signature.getByRole('searchbox', { name: 'Filter' }).fill('')
  await expect(signature.locator('.ln:visible')).toHaveCount(321)
  expect(await findingsOf(page)).toEqual([])
})

test(
  'R06 hostile names and titles are found by the search, as text, and lead to their pages',
  anyServer,
  async ({ page }) => {
    for (const { query, text, path } of [
      { query: hostileMember, text: hostileMember, path: /\/api\/comments\/interface\/Names#/ },
      { query: 'onerror top', text: '</script><img src=/nope onerror=top.ran=1>', path: /\/docs\/doc/ },
    ]) {
      const { field, options, dialog } = await openSearch(page, '/api')
      await field.fill(query)
      if (path.source.includes('docs')) await dialog.getByRole('tab', { name: /^Guides/ }).click()
      await expect(options.first()).toContainText(text)
      expect(await dialog.locator('img, script, iframe').count()).toBe(0)
      await options.first().click()
      await expect(page).toHaveURL(path)
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    }
  },
)

test('R30 R31 R32 whatever an export is called, it has a page of its own, a link to it and a hit', async ({ page }) => {
  await open(page, '/api/names')
  const links = await page
    .locator('.symbol-list')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent!, (link as HTMLAnchorElement).pathname] as const))
  const listed = links.filter(([name]) => name !== 'Members')
  expect(listed.map(([name]) => name).sort()).toEqual(hostileExports.map((name) => name.normalize('NFC')).sort())
  expect(new Set(listed.map(([, path]) => path.toLowerCase())).size).toBe(hostileExports.length)
  const pages = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ([, path]) => {
          const response = await fetch(path)
          const document = new DOMParser().parseFromString(await response.text(), 'text/html')
          return [
            response.status,
            document.querySelector('h1')!.textContent!,
            document.querySelector('link[rel=canonical]')!.getAttribute('href')!,
          ] as const
        }),
      ),
    listed,
  )
  expect(pages).toEqual(listed.map(([name, path]) => [200, name, `https://hostile.example${path}`]))

  let search = await openSearch(page, '/api/names')
  for (const [name, path] of listed) {
    const { field, options, dialog } = search
    await field.fill(name)
    const hit = options.and(page.locator(`[href=${JSON.stringify(path)}]`))
    await expect(hit, name).toHaveCount(1)
    expect(await dialog.locator('img, script, iframe').count()).toBe(0)
    if (!['then', '__proto__', 'CON', '..', '\u{1f600}'].includes(name)) continue
    // By client navigation, whose data is an object with names as keys.
    await hit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    search = await openSearch(page, '/api/names')
  }
  await open(page, '/api/names/interface/Members')
  for (const name of hostileExports.slice(0, 9)) {
    await page.getByRole('link', { name: `Direct link to ${name}`, exact: true }).click()
    await expect(page.locator('[data-target]'), name).toContainText(name)
  }
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
})
