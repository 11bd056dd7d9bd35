import { spawn } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { open } from './open.ts'
import { searchOn } from './search-page.ts'
import { boxReadme, boxSource, smallRepository, type SmallRepository } from './small-repository.ts'

// `npm run dev` on a repository that the tests may edit.
test.describe.configure({ mode: 'serial' })

const program = fileURLToPath(new URL('../../../tooling/signpost/bin.js', import.meta.url))

let repository: SmallRepository
let origin: string
let printed = ''
let stop: () => Promise<void>

/** Packages whose declarations no compiler of the repository writes to `dist`, each with the file that its author edits. */
const unusual = [
  { slug: 'lid', manifest: { type: 'module', exports: './src/index.ts' }, file: 'src/index.ts' },
  { slug: 'knob', manifest: { type: 'module', exports: './index.js' }, file: 'index.js' },
  { slug: 'tin', manifest: { type: 'module', types: './dist/index.d.ts' }, file: 'dist/index.d.ts' },
]

/** Module that the transform of the configuration imports. */
const pageWords = (words: string): string => `export const words: string = '${words}'\n`

/** A function `open` with a doc comment, as a file of its kind has it. */
function declared(file: string, words: string): string {
  const comment = `/**\n * ${words}\n *\n * @param {number} far - How far.\n */\n`
  if (file.endsWith('.d.ts')) return `${comment}export declare function open(far: number): void\n`
  const [type, result] = file.endsWith('.ts') ? [': number', ': void'] : ['', '']
  return `${comment}export function open(far${type})${result} {}\n`
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

test.beforeAll(async () => {
  repository = smallRepository({
    title: 'Boxes',
    url: 'https://boxes.example',
    locales: { list: ['en', 'ro'] },
    workbench: { packages: ['box'] },
    slots: { pageEnd: '<p>Ask the carpenter.</p>' },
    transform: './pages/transform.ts',
  })
  repository.write('pages/words.ts', "export const words: string = 'Not closed\n")
  repository.write(
    'pages/transform.ts',
    `import { words } from './words.ts'\nexport default (page: { displayName: string; facets: any[] }) => {
  if (page.displayName === 'Box') page.facets[0].signatures[0].docs.remarks = [['p', 0, words]]\n}\n`,
  )
  repository.write('workbench/index.html', '<title>Workbench of boxes</title><h1>Workbench</h1>')

  for (const { slug, manifest, file } of unusual) {
    repository.write(`packages/${slug}/package.json`, { name: `@boxes/${slug}`, version: '1.0.0', ...manifest })
    repository.write(`packages/${slug}/${file}`, declared(file, 'Written first.'))
  }

  const port = await freePort()
  origin = `http://localhost:${port}`
  const args = [
    program,
    'dev',
    '--root',
    repository.root,
    '--cache',
    join(repository.folder, 'cache'),
    '--port',
    `${port}`,
  ]
  const env = { ...process.env, SIGNPOST_WORKBENCH: join(repository.root, 'workbench') }
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let isRunning = true
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve())).then(
    () => void (isRunning = false),
  )
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  stop = async () => {
    server.kill('SIGINT')
    await ended
  }
  // A cold start with a syntax error says where it is, and waits.
  await expect
    .poll(() => printed || !isRunning, { timeout: 60_000 })
    .toContain('The site is built when this is corrected.')
  expect(printed).toContain('words.ts:1:41')
  expect(printed).toContain('Unterminated string literal')
  repository.write('pages/words.ts', pageWords('Said by the first transform.'))
  await expect
    .poll(
      () =>
        fetch(origin).then(
          () => true,
          () => !isRunning,
        ),
      { message: 'the dev server answers', timeout: 180_000 },
    )
    .toBe(true)
  expect(isRunning, printed).toBe(true)
})

test.afterEach(async ({ page }, info) => {
  if (info.status !== info.expectedStatus)
    await info.attach('dev server', { body: `${page.url()}\n${printed}`, contentType: 'text/plain' })
})

test.afterAll(async () => {
  await stop?.()
  repository?.remove()
})

/** Opens a page of the dev server and marks its document: a reload removes the mark. */
async function openMarked(page: Page, path: string): Promise<() => Promise<void>> {
  await open(page, origin + path)
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => expect(page.locator('html')).toHaveAttribute('data-marked')
}

test('an edited doc comment shows on the open pages of both languages, without a reload', async ({ page, context }) => {
  const romanian = await context.newPage()
  const isSame = await openMarked(page, '/api/box/class/Box')
  const isRomanianSame = await openMarked(romanian, '/ro/api/box/class/Box')
  await expect(page.getByRole('main')).toContainText('Holds things.')
  await expect(romanian.locator('html')).toHaveAttribute('lang', 'ro')

  for (const words of ['Holds whatever fits.', 'Holds nothing at all.']) {
    repository.write('packages/box/src/index.ts', boxSource(words))
    await expect(page.getByRole('main')).toContainText(words, { timeout: 60_000 })
    await expect(romanian.getByRole('main')).toContainText(words, { timeout: 60_000 })
  }
  await isSame()
  await isRomanianSame()
})

for (const [slug, kind] of [
  ['lid', 'sources'],
  ['knob', 'JavaScript'],
  ['tin', 'declarations that a bundler wrote'],
] as const) {
  test(`an edit shows that is made in ${kind}`, async ({ page }) => {
    const { file } = unusual.find((one) => one.slug === slug)!
    const isSame = await openMarked(page, `/api/${slug}/function/open`)
    await expect(page.getByRole('main')).toContainText('Written first.')
    for (const words of ['Written again.', 'Written once more.']) {
      repository.write(`packages/${slug}/${file}`, declared(file, words))
      await expect(page.getByRole('main')).toContainText(words, { timeout: 60_000 })
    }
    await isSame()
  })
}

test('an edited README shows on the open page, without a reload', async ({ page }) => {
  const isSame = await openMarked(page, '/api/box')
  await expect(page.getByRole('main')).toContainText('Boxes of all sizes.')
  repository.write('packages/box/README.md', boxReadme('Boxes of one size.'))
  await expect(page.getByRole('main')).toContainText('Boxes of one size.', { timeout: 60_000 })
  await isSame()
})

test('a README shows whole, however slowly it is written', async ({ page }) => {
  await openMarked(page, '/api/box')
  for (const words of ['Boxes of wood.', 'Boxes of tin.', 'Boxes of glass.', 'Boxes of straw.']) {
    const file = openSync(join(repository.root, 'packages/box/README.md'), 'w')
    await setTimeout(3)
    writeSync(file, boxReadme(words))
    closeSync(file)
    await expect(page.getByRole('main')).toContainText(words, { timeout: 60_000 })
  }
})

test('an edit is shown that was made while the page was loading', async ({ page }) => {
  const { release } = await hold(page, /entry\.client/)
  await page.goto(`${origin}/api/box`, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toContainText('Boxes of straw.')
  const before = printed.length
  repository.write('packages/box/README.md', boxReadme('Boxes of paper.'))
  await expect.poll(() => printed.slice(before), { timeout: 60_000 }).toContain('documented again')
  release()
  await expect(page.getByRole('main')).toContainText('Boxes of paper.', { timeout: 60_000 })
})

test('a source with a syntax error is reported and leaves the page as it was; the next edit shows', async ({
  page,
}) => {
  await openMarked(page, '/api/box/class/Box')
  const before = printed.length
  repository.write('packages/box/src/index.ts', 'export class Box {\n  readonly level: = 1\n}\n')
  await expect.poll(() => printed.slice(before), { timeout: 60_000 }).toMatch(/@boxes\/box \S*index\.ts:2/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box')

  repository.write('packages/box/src/index.ts', boxSource('Holds things again.'))
  await expect(page.getByRole('main')).toContainText('Holds things again.', { timeout: 60_000 })
})

test('an edit of a module that the transform imports shows; a broken one is reported with its line and leaves the page', async ({
  page,
}) => {
  const isSame = await openMarked(page, '/api/box/class/Box')
  const main = page.getByRole('main')
  await expect(main).toContainText('Said by the first transform.')
  await expect(main).toContainText('Ask the carpenter.')
  repository.write('pages/words.ts', pageWords('Said by the second transform.'))
  await expect(main).toContainText('Said by the second transform.', { timeout: 60_000 })

  const before = printed.length
  repository.write('pages/transform.ts', `import { words } from './gone.ts'\nexport default () => words\n`)
  await expect.poll(() => printed.slice(before), { timeout: 60_000 }).toContain('transform.ts:1:23: Could not resolve')
  repository.write('pages/gone.ts', 'export const words = \n')
  await expect.poll(() => printed.slice(before), { timeout: 60_000 }).toContain('gone.ts:2:1: Unexpected end of file')
  await expect(main).toContainText('Said by the second transform.')

  repository.write(
    'pages/gone.ts',
    'export const words = ({ facets }: any) => {\n  facets[0].signatures[0].docs.remarks = [["p", 0, "Said by the third transform."]]\n}\n',
  )
  repository.write('pages/transform.ts', `export { words as default } from './gone.ts'\n`)
  await expect(main).toContainText('Said by the third transform.', { timeout: 60_000 })
  await isSame()
})

const findings = (page: Page) => page.getByRole('complementary', { name: 'Found on this page' })

/** Waits until the open page has received its findings. */
const told = (page: Page) => page.waitForResponse(/_signpost\/findings/)

test('R5.9 what a build would find about the open page is on it and in the terminal, until it is corrected', async ({
  page,
}) => {
  const [isSame] = await Promise.all([openMarked(page, '/api/box'), told(page)])
  await expect(page.getByRole('main')).toContainText('Boxes of paper.')
  await expect(findings(page)).toHaveCount(0)
  const before = printed.length
  repository.write('packages/box/README.md', boxReadme('## Level\n\nSee [there](#levell).'))
  await expect(findings(page)).toContainText('[WARNING] Broken anchors were found!', { timeout: 60_000 })
  await expect(findings(page)).toContainText(
    '-> linking to #levell (resolved as: /api/box#levell), did you mean /api/box#level?',
  )
  expect(printed.slice(before)).toMatch(/Found on \/api\/box:[^]*-> linking to #levell/)

  repository.write('packages/box/README.md', boxReadme('## Level\n\nSee [there](#level).'))
  await expect(findings(page)).toHaveCount(0, { timeout: 60_000 })
  expect(printed.slice(before)).toContain('/api/box: all problems are fixed.')
  await isSame()
})

test('R5.9 a broken link of a comment is reported with its file and line, on the page of its symbol', async ({
  page,
}) => {
  await openMarked(page, '/api/box/class/Box')
  repository.write('packages/box/src/index.ts', boxSource('Holds things like {@link Bux}.'))
  await expect(findings(page)).toContainText(/packages\/box\/src\/index\.ts:1: found [^;]*Bux/, { timeout: 60_000 })
  await expect(findings(page)).toContainText('(SG-UNRESOLVED-LINK)')
  repository.write('packages/box/src/index.ts', boxSource('Holds things.'))
  await expect(findings(page)).toHaveCount(0, { timeout: 60_000 })
})

test('R5.9 R2.61 a draft is shown, marked as one, and its findings are reported by file and line', async ({ page }) => {
  repository.write('content/docs/en/intro.md', '# Start\n\nSee the [idea](./idea.md).\n')
  await expect.poll(async () => (await fetch(`${origin}/docs/intro`)).text(), { timeout: 60_000 }).toContain('See the')
  repository.write(
    'content/docs/en/idea.md',
    '---\ndraft: true\ntitel: Idea\n---\n# An idea\n\n[x](./gone.md)\n\n[y](/docs/nope)\n\n![z](./gone.png)\n',
  )
  await expect.poll(async () => (await fetch(`${origin}/docs/idea`)).status, { timeout: 60_000 }).toBe(200)

  await open(page, `${origin}/docs/intro`)
  await page.getByRole('main').getByRole('link', { name: 'idea', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An idea')
  await expect(page.getByRole('note', { name: 'Draft page' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'An idea' }),
  ).toBeVisible()
  for (const text of [
    'Markdown link with URL `./gone.md` in source file "content/docs/en/idea.md" (7:1)',
    '-> linking to /docs/nope, written at content/docs/en/idea.md:9:1',
    'content/docs/en/idea.md:11:1: found the image `./gone.png`, whose file does not exist',
    'content/docs/en/idea.md:3: found the unknown key "titel"',
  ]) {
    await expect(findings(page)).toContainText(text)
  }
  await open(page, `${origin}/ro/docs/idea`)
  await expect(page.getByRole('note', { name: 'Ciornă' })).toBeVisible()
})

test('the workbench is where the packages lead', async ({ page }) => {
  await open(page, `${origin}/api/box`)
  await page.getByRole('main').getByRole('link', { name: 'Try it in Storybook' }).click()
  await expect(page).toHaveTitle('Workbench of boxes')
  await expect(page).toHaveURL(`${origin}/workbench/?path=/docs/box--docs`)
})

test('a name that is written while a page is open is found on it', async ({ page }) => {
  await openMarked(page, '/api/box')
  const { field, options, dialog } = searchOn(page)
  await page.keyboard.press('/')
  await field.fill('Crate')
  await expect(dialog.getByRole('tab', { name: 'All 0' })).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  repository.write(
    'packages/box/src/index.ts',
    `${boxSource('Holds things.')}\n/** Made of wood. */\nexport class Crate {}\n`,
  )
  await expect.poll(async () => (await fetch(`${origin}/api/box`)).text(), { timeout: 60_000 }).toContain('Crate')
  await page.keyboard.press('/')
  await field.fill('Crate')
  await expect(options.first()).toContainText('Crate', { timeout: 60_000 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${origin}/api/box/class/Crate`)
})
