import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ask } from './ask.ts'
import { open } from './open.ts'
import { openSearch } from './search-page.ts'
import { serve, type RunningSite } from './serve.ts'
import { expect, test as siteTest } from './site.ts'
import { fewLibraries, smallRepository } from './small-repository.ts'

const program = fileURLToPath(new URL('../../../tooling/signpost/bin.js', import.meta.url))

const many = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

/** A class of 700 members, an enum of 2,500 and a type that 700 methods use. */
const declarations = `
/** A class of many members: {@link Large.m650}. */
export declare class Large {
${many(700, (at) => `  /** Does ${at}. */\n  m${at}(used: Used, hidden: Hidden): void;`)}
}
/** Overrides {@link Large.m1}. */
export declare class Derived extends Large {
  m250(used: Used, hidden: Hidden): void;
}
interface Hidden {
  readonly value: string;
}
/** An enum of many members. */
export declare enum Code {
${many(2_500, (at) => `  /** Number ${at}. */\n  MEMBER_${at} = ${at},`)}
}
/** Many methods use it. */
export interface Used {
  readonly value: string;
}
/** A name of many. */
export type Names =
${many(300, (at) => `  | 'name${at}'`)};
export {};
`

const test = siteTest.extend<object, { site: RunningSite }>({
  site: [
    async ({ mode }, use) => {
      // The build fails on a broken link.
      const { root, folder, write, remove } = smallRepository({
        title: 'Large',
        locales: { list: ['en', 'ro'] },
        url: 'https://large.example',
        onBrokenLinks: 'throw',
        onBrokenAnchors: 'throw',
      })
      write('packages/large/package.json', {
        name: '@boxes/large',
        version: '1.0.0',
        type: 'module',
        exports: { '.': { types: './dist/index.d.ts' } },
      })
      write('packages/large/tsconfig.json', fewLibraries)
      write('packages/large/dist/index.d.ts', declarations)
      write('content/docs/en/intro.md', '# Start\n')
      const [out, cache] = [join(folder, 'out'), join(folder, 'cache')]
      await promisify(execFile)(process.execPath, [program, 'build', '--root', root, '--out', out, '--cache', cache], {
        maxBuffer: 2 ** 24,
      })
      expect(existsSync(join(out, 'api/large/class/Large/7.html'))).toBe(true)
      const running = await serve(mode, { root: out })
      await use(running)
      await running.stop()
      remove()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'default' })

test('a search in the page, or a link to its text, opens the folded rest of a signature', async ({ page }) => {
  await open(page, '/api/large/type/Names')
  const rest = page.locator('details.signature-rest')
  await expect(rest).toHaveJSProperty('open', false)
  // The browser opens folded content for the text of an address as it does for the text of its search.
  await page.goto('about:blank')
  await open(page, '/api/large/type/Names#:~:text=name250')
  await expect(rest).toHaveJSProperty('open', true)
  await expect(page.getByText("'name250'", { exact: true })).toBeInViewport()
})

test('R36 no page of a very large symbol is larger than 250 kB', async ({ site }) => {
  const pages = [
    ...['', '/2', '/7'].map((part) => `/api/large/class/Large${part}`),
    ...['', '/2', '/5'].map((part) => `/ro/api/large/enum/Code${part}`),
    ...['', '/relations'].map((part) => `/api/large/interface/Used${part}`),
  ]
  for (const path of pages) {
    const { status, text } = await ask(site.origin + path)
    expect([path, status]).toEqual([path, 200])
    expect(text.length, path).toBeLessThan(250_000)
  }
  for (const path of ['/1', '/8', '/02', '/relations'].map((part) => `/api/large/class/Large${part}`)) {
    expect([path, (await ask(site.origin + path)).status]).toEqual([path, 404])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page lists the others, which lead on and back', async ({ page }) => {
    await page.goto('/api/large/class/Large')
    const further = page.getByRole('navigation', { name: 'More members' })
    await expect(further.getByRole('listitem')).toHaveCount(6)
    await expect(further.getByRole('listitem').first()).toHaveText('Members 101–200: m100 … m199')
    await further.getByRole('link', { name: 'Members 101–200' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Large: Members 101–200')
    await expect(page).toHaveTitle('Large: Members 101–200 | @boxes/large | Large')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/api\/large\/class\/Large\/2$/)
    await page.getByRole('navigation', { name: 'Pages of this symbol' }).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/api/large/class/Large/3')
    await page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('link').click()
    await expect(page).toHaveURL('/api/large/class/Large')
  })

  test('"and more" leads to all uses', async ({ page }) => {
    await page.goto('/ro/api/large/interface/Used')
    await page.getByRole('main').getByRole('link', { name: 'și încă 681' }).click()
    await expect(page).toHaveURL('/ro/api/large/interface/Used/relations#accepted-by')
    const all = page.getByRole('main').locator('.names a')
    await expect(all).toHaveCount(701)
    await all.getByText('Large.m650', { exact: true }).click()
    await expect(page).toHaveURL('/ro/api/large/class/Large/7#m650')
  })
})

test('the tree marks the symbol of a further page', async ({ page }) => {
  for (const [path, line] of [
    ['/api/large/class/Large/2', '/api/large/class/Large'],
    ['/ro/api/large/interface/Used/relations', '/ro/api/large/interface/Used'],
  ] as const) {
    await open(page, path)
    const tree = page.locator('.sidebar')
    await expect(tree.locator('summary').first()).toBeAttached()
    await expect(tree.locator('[aria-current=page]')).toHaveCount(1)
    await expect(tree.locator('[aria-current=page]')).toHaveAttribute('href', line)
  }
})

test('links from other pages lead to the page with the member', async ({ page }) => {
  await open(page, '/api/large/class/Derived')
  await page.getByRole('article', { name: 'm250' }).getByRole('link', { name: 'Large.m250' }).first().click()
  await expect(page).toHaveURL('/api/large/class/Large/3#m250')
  await expect(page.locator('[id=m250]')).toBeInViewport()
  await page.locator('[id=m250]').getByRole('link', { name: 'Hidden' }).first().click()
  await expect(page).toHaveURL('/api/large/class/Large#~Hidden')
  await page.getByRole('main').getByRole('link', { name: 'Large.m650' }).first().click()
  await expect(page).toHaveURL('/api/large/class/Large/7#m650')
})

test('the search leads to the page with the member', async ({ page }) => {
  const { field, chosen } = await openSearch(page, '/ro/api/large')
  await field.fill('MEMBER_2000')
  await expect(chosen).toContainText('MEMBER_2000')
  await field.press('Enter')
  await expect(page).toHaveURL('/ro/api/large/enum/Code/5#MEMBER_2000')
  await expect(page.locator('[id=MEMBER_2000]')).toBeInViewport()
})

test('an address with the anchor of another page ends on that page', async ({ page }) => {
  await page.goto('/api/large/enum/Code#MEMBER_2000')
  await expect(page).toHaveURL('/api/large/enum/Code/5#MEMBER_2000')
  await expect(page.locator('[id=MEMBER_2000]')).toBeInViewport()
  await page.goto('/ro/api/large/class/Large/3#m0')
  await expect(page).toHaveURL('/ro/api/large/class/Large#m0')
  await page.goto('/api/large/class/Large/3#nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Large: Members 201–300')
  await expect(page).toHaveURL('/api/large/class/Large/3#nothing')
})

test('a missing page of a symbol offers the symbol', async ({ page }) => {
  await page.goto('/api/large/class/Large/99')
  await expect(page.getByRole('main').getByRole('link', { name: 'Large', exact: true })).toHaveAttribute(
    'href',
    '/api/large/class/Large',
  )
})
