import { open } from './open.ts'
import { expect, test } from './site.ts'

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

const logo = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path fill="${fill}" d="M0 0h4v1H0z"/></svg>`

test.use({
  configuration: {
    title: 'Acme',
    favicon: './icon.svg',
    navbar: {
      logo: { src: './logo.svg', srcDark: './logo-dark.svg', alt: 'Acme' },
      items: [
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    theme: { accent: '#ffcc00', fonts: { text: 'Georgia, serif' }, css: './site.css' },
    home: { markdown: './README.md' },
    slots: {
      head: [
        { meta: { name: 'author', content: 'Acme' } },
        { link: { rel: 'me', href: 'https://social.example/@acme' } },
      ],
      footer: '<a href="/docs/intro">Start</a>',
      pageEnd: '<p>Questions? <b>Ask us.</b></p>',
    },
    repository: { url: 'https://gitlab.com/acme/tools', links: 'branch' },
    analytics: { src: 'https://stats.example/script.js', attributes: { 'data-domain': 'acme.example' } },
  },
  files: {
    'icon.svg': logo('red'),
    'logo.svg': logo('black'),
    'logo-dark.svg': logo('white'),
    'site.css': '.footer { background: url("./logo.svg"); border-block-start: 3px solid rgb(1, 2, 3) }\n',
    'README.md': '# Acme\n\nTools for [boxes](docs/boxes.txt).\n\n## Install\n\n`npm i acme`\n',
  },
})

test.use({ expected: /^request to another host: https:\/\/stats\.example\/script\.js$/ })

// The script is answered here: no test leaves this machine.
test.beforeEach(async ({ context }) => {
  await context.route('https://stats.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counted = "yes"' }),
  )
})

test('logo per colour mode, icon and custom styles are files of the repository', async ({ page, request }) => {
  await open(page, '/')
  const [light, dark] = [page.locator('.brand-light'), page.locator('.brand-dark')]
  await expect(light).toBeVisible()
  await expect(dark).toBeHidden()
  await page.getByRole('button', { name: /dark/i }).click()
  await expect(dark).toBeVisible()
  await expect(light).toBeHidden()
  expect(await dark.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)

  const icon = (await page.locator('link[rel=icon]').getAttribute('href'))!
  expect(icon).toMatch(/^\/assets\/site\/icon\.[0-9a-f]{12}\.svg$/)
  const answer = await request.get(icon)
  expect([answer.status(), answer.headers()['content-type'], await answer.text()]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    logo('red'),
  ])
  const footer = page.locator('.footer')
  await expect(footer).toHaveCSS('border-top-color', 'rgb(1, 2, 3)')
  await expect(footer).toHaveCSS('background-image', /assets\/site\/logo\.[0-9a-f]{12}\.svg/)
})

test('the accent is the nearest shade that can be read in light mode, and as given in dark mode', async ({ page }) => {
  await open(page, '/docs/intro')
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  expect(await accent()).toBe('#846800')
  await page.getByRole('button', { name: /dark/i }).click()
  expect(await accent()).toBe('#ffcc00')
  await expect(page.locator('body')).toHaveCSS('font-family', 'Georgia, serif')
  // The standard font of text is not loaded, that of code is.
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1)
})

test('the home page is the README, without a word of ours', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Acme')
  await expect(main.getByRole('heading', { level: 2, name: 'Install' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'boxes' })).toHaveAttribute(
    'href',
    'https://gitlab.com/acme/tools/-/blob/main/docs/boxes.txt',
  )
  await expect(main.locator('.specimen, .facts')).toHaveCount(0)
})

test('links to sources and editors are those of the host', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  await expect(page.locator('a.source').first()).toHaveAttribute(
    'href',
    /^https:\/\/gitlab\.com\/acme\/tools\/-\/blob\/main\/packages\/observable\/src\/.*#L\d+-\d+$/,
  )
})

test('slots are in the head, the footer and at the end of pages', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  await expect(page.locator('head meta[name=author]')).toHaveAttribute('content', 'Acme')
  await expect(page.locator('head link[rel=me]')).toHaveAttribute('href', 'https://social.example/@acme')
  const pageEnd = page.locator('main > :last-child')
  await expect(pageEnd).toHaveText('Questions? Ask us.')
  await expect(pageEnd.locator('b')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/docs\/intro$/)
  await expect(page.locator('main > :last-child')).toHaveText('Questions? Ask us.')
})

test('one language and one version have no menus', async ({ page }) => {
  await open(page, '/docs/intro')
  await expect(page.locator('.navbar .menu')).toHaveCount(0)
})

test('the script of the configuration runs, and the policy allows only its origin', async ({ page, request }) => {
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')
  await expect(page.locator('script[data-domain="acme.example"]')).toHaveCount(1)
  const html = await (await request.get('/')).text()
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!
  expect(policy).toMatch(/script-src 'self' (?:'sha256-[^']+' )+https:\/\/stats\.example;/)
  expect(policy).toContain("connect-src 'self' https://stats.example;")
  expect(policy.match(/https:\/\//g)).toHaveLength(2)
})
