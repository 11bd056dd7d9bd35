import { open } from './open.ts'
import { expect, test } from './site.ts'

/** A symbol of each kind, with the kind's name in both languages and the start of its summary. */
const symbols = [
  {
    kind: 'class',
    name: 'Observable',
    badge: ['Class', 'Clasă'],
    summary: 'A lazy source of values over time',
    signature: 'class Observable<T>',
  },
  {
    kind: 'interface',
    name: 'Observer',
    badge: ['Interface', 'Interfață'],
    summary: 'Callbacks that receive the values of an',
    signature: 'interface Observer<T>',
  },
  {
    kind: 'namespace',
    name: 'operators',
    badge: ['Namespace', 'Spațiu de nume'],
    summary: 'Operators for',
    signature: 'namespace operators',
  },
  { kind: 'function', name: 'isObservable', badge: ['Function', 'Funcție'], summary: '', signature: 'isObservable' },
  {
    kind: 'enum',
    name: 'NotificationKind',
    badge: ['Enum', 'Enumerare'],
    summary: 'The three kinds of notification that an observer receives',
    signature: 'enum NotificationKind',
  },
  {
    kind: 'type',
    name: 'MapChange',
    badge: ['Type alias', 'Alias de tip'],
    summary: 'A change of an',
    signature: 'type MapChange<K, V>',
  },
  {
    kind: 'variable',
    name: 'config',
    badge: ['Variable', 'Variabilă'],
    summary: 'Global settings of this library',
    signature: 'config: ObservableConfig',
  },
] as const

for (const { kind, name, badge, summary, signature } of symbols) {
  for (const [index, { prefix, lang, words }] of [
    { prefix: '', lang: 'en', words: 'Signature' },
    { prefix: '/ro', lang: 'ro', words: 'Semnătură' },
  ].entries()) {
    test(`the page of the ${kind} ${name} in ${lang} shows its kind, summary, import line and signature`, async ({
      page,
    }) => {
      await open(page, `${prefix}/api/observable/${kind}/${name}`)

      await expect(page).toHaveTitle(`${name} | @signpost/observable | Signpost`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(main.locator('header').getByText(badge[index]!, { exact: true })).toBeVisible()
      await expect(main.locator('header')).toContainText(summary)
      await expect(main.getByRole('figure', { name: 'Import' })).toContainText(`'@signpost/observable'`)
      await expect(main.getByRole('figure', { name: words, exact: true })).toContainText(signature)
    })
  }
}

test('a class lists its members, each with a signature and an anchor of its own', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')

  const subscribe = page.getByRole('article', { name: 'subscribe', exact: true })
  await expect(subscribe.getByRole('heading', { level: 3, name: 'subscribe', exact: true })).toBeVisible()
  await expect(subscribe.getByRole('figure', { name: 'Signature of subscribe' })).toContainText('observer')
  await expect(subscribe.getByRole('link', { name: 'Subscription', exact: true }).first()).toHaveAttribute(
    'href',
    '/api/observable/interface/Subscription',
  )
  await subscribe.getByRole('link', { name: 'Direct link to subscribe' }).click()
  await expect(page).toHaveURL(/\/api\/observable\/class\/Observable#[^#]*subscribe[^#]*$/)

  await expect(page.getByRole('heading', { level: 2, name: /^Static methods/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'of', exact: true })).toBeVisible()
})

test('a member shows all of its overloads', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const pipe = page.getByRole('article', { name: 'pipe', exact: true })
  const overloads = pipe.getByRole('listitem')
  await expect(overloads).toHaveCount(7)
  await expect(overloads.nth(1).locator('summary')).toHaveText(/^2 \(a\): Observable<A>/)
  const second = pipe.getByRole('figure', { name: 'Signature of pipe, overload 2 of 7' })
  await expect(second).toBeHidden()
  await overloads.nth(1).locator('summary').click()
  await expect(second).toBeVisible()
})

test('the contents list the overloads of a member, which the anchor of one opens', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: '3 (a, b)', exact: true }).click()
  await expect(page.getByRole('figure', { name: 'Signature of pipe, overload 3 of 7' })).toBeInViewport()
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByRole('figure', { name: 'Signature of pipe, overload 3 of 7' })).toBeInViewport()
})

test('the first screen of a class names all of its members, each with its signature and a sentence', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/api/observable/class/Observable')
  const overview = page.getByRole('region', { name: 'Members at a glance' })
  await expect(overview.getByRole('listitem')).toHaveCount(10)
  await expect(overview.getByRole('listitem').last()).toBeInViewport()
  await overview.getByRole('link', { name: 'subscribe', exact: true }).click()
  await expect(page).toHaveURL(/#subscribe$/)
  await expect(page.getByRole('heading', { level: 3, name: 'subscribe', exact: true })).toBeInViewport()
})

test('the rows of many members flow in two columns, so that a screen names all, and stay in one on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/api/theme/class/Theme')
  const rows = page.getByRole('region', { name: 'Members at a glance' }).getByRole('listitem')
  const lefts = (): Promise<number> =>
    rows.evaluateAll((all) => new Set(all.map((row) => row.getBoundingClientRect().left)).size)
  expect(await rows.count()).toBeGreaterThan(11)
  for (const row of await rows.all()) await expect(row).toBeInViewport()
  expect(await lefts()).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await lefts()).toBe(1)
})

test('an interface lists its members', async ({ page }) => {
  await open(page, '/api/observable/interface/Observer')
  for (const member of ['next', 'error', 'complete']) {
    const row = page.locator(`[id="${member}"]`)
    await expect(row).toContainText(member)
    await expect(row).toBeVisible()
  }
})

test('R2.118 a function shows each overload with its parameters, what it returns and an example', async ({ page }) => {
  await open(page, '/api/observable/function/combineLatest')

  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const number of [1, 2]) {
    await expect(page.getByRole('figure', { name: `Signature, overload ${number} of 2` })).toContainText('inputs')
    await expect(contents.getByRole('link', { name: `${number} (inputs)`, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Parameters', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Returns' })).toBeVisible()
  const second = page
    .getByRole('main')
    .locator('section.overload-details')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Overload 2 (inputs)', exact: true }) })
  await expect(second.getByRole('heading', { level: 3, name: 'Type parameters' })).toBeVisible()
  await expect(second.getByRole('heading', { level: 3, name: 'Parameters', exact: true })).toBeVisible()
  await expect(second.getByText('The sources, subscribed to in the order of their keys.')).toBeVisible()
  await expect(second.getByRole('figure', { name: 'Code in ts' })).toContainText('combineLatest({ name:')
})

test('an enum lists its members with their values, each with an anchor', async ({ page }) => {
  await open(page, '/api/observable/enum/NotificationKind')
  for (const [name, value] of [
    ['Next', '0'],
    ['Error', '1'],
    ['Complete', '2'],
  ]) {
    const row = page
      .locator('.overview')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: name!, exact: true }) })
    await expect(row.getByRole('code').first()).toHaveText(`${name} = ${value}`)
    await expect(row).toHaveAttribute('id', /./)
  }
})

test('a namespace lists its members by kind, each with a page of its own', async ({ page }) => {
  await open(page, '/api/observable/namespace/operators')
  await expect(page.getByRole('heading', { level: 2, name: /^Functions\s*13$/ })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'operators.map', exact: true }).click()

  await expect(page).toHaveURL('/api/observable/function/operators.map')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('operators.map')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('link', { name: 'operators' })).toHaveAttribute(
    'href',
    '/api/observable/namespace/operators',
  )
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('map')
})

test('a symbol of two kinds has one page, to which its other address leads', async ({ page, request }) => {
  const other = '/api/useLocalStorage/namespace/useLocalStorage'
  for (const prefix of ['', '/ro']) {
    const response = await request.get(`${prefix}${other}?x=1`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toMatch(
      new RegExp(`^${prefix}/api/useLocalStorage/function/useLocalStorage\\?x=1(?:#.+)?$`),
    )
  }

  await open(page, other)
  await expect(page).toHaveURL(/\/api\/useLocalStorage\/function\/useLocalStorage(?:#.+)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('useLocalStorage')
  await expect(page.getByRole('heading', { level: 2, name: 'Also a namespace' })).toBeVisible()
})

test('no line of the types under a head ends within the mark of left-out type arguments', async ({ page }) => {
  await open(page, '/api/useLocalStorage/function/useLocalStorage')
  const route = page.locator('.head-route .route')
  await expect(route).toContainText('useLocalStorage.Result<…>')
  const lines = await route.evaluate((element) => {
    const found = new Set<string>()
    for (let width = 320; width <= 720; width += 4) {
      Object.assign(element.style, { display: 'block', inlineSize: `${width}px` })
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let line = Number.NaN
      let text = ''
      while (texts.nextNode()) {
        for (let at = 0; at < texts.currentNode.textContent!.length; at++) {
          const range = document.createRange()
          range.setStart(texts.currentNode, at)
          range.setEnd(texts.currentNode, at + 1)
          const { bottom } = range.getBoundingClientRect()
          if (bottom !== line) text = ''
          line = bottom
          text += range.toString()
          found.add(text.slice(0, 2))
        }
      }
    }
    return [...found]
  })
  expect(lines.filter((start) => /^[…>]/.test(start))).toEqual([])
})

test('of a member whose type does not fit, the type is cut, and neither its name nor its number of overloads', async ({
  page,
}) => {
  await open(page, '/api/observable/class/Observable')
  const row = page.locator('.member-row', { hasText: 'overloads' }).first()
  await row.locator('a + .type').evaluate((type) => (type.textContent += ', and a type that is as long'.repeat(5)))
  const widths = await row
    .locator('.member-line > *')
    .evaluateAll((all) => all.map((one) => [one.className || one.localName, one.scrollWidth > one.clientWidth]))
  expect(widths).toEqual([
    ['a', false],
    ['type', true],
    ['badge', false],
  ])
  const [badge, line] = await Promise.all([
    row.locator('.badge').boundingBox(),
    row.locator('.member-line').boundingBox(),
  ])
  expect(badge!.x + badge!.width).toBeLessThanOrEqual(line!.x + line!.width)
  expect(line!.height).toBeLessThanOrEqual(24)
})
