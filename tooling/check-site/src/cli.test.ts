import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const execute = promisify(execFile)
const bin = fileURLToPath(new URL('../bin.js', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-site-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Checks a site of one page with this body, under a configuration. */
function run(
  body: string,
  config: object = {},
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  writeFileSync(join(folder, 'index.html'), `<html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main>`)
  const manifest = join(folder, 'manifest.json')
  writeFileSync(manifest, JSON.stringify(config))
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, folder, '--config', manifest, ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

test('keeps the facts of pages with many addresses in little memory', async () => {
  const srcset = Array.from({ length: 2_500 }, (_, index) => `//other/${index} 1x`).join(',')
  const page = `<html lang="en"><title>Page</title><main><h1>Page</h1><img srcset="${srcset}"></main>`
  for (let index = 0; index < 600; index++) writeFileSync(join(folder, `${index}.html`), page)
  const args = ['--max-old-space-size=32', bin, folder, '--cache', join(folder, 'facts')]
  for (const check of ['first', 'second']) {
    const { stdout } = await execute(process.execPath, args)
    expect(stdout, check).toMatch(/^Checked 600 pages in .* s: passed\.\n$/)
  }
}, 60_000)

const brokenLink = '<a href="/nope">x</a>'
const brokenAnchor = '<a href="#nope">x</a>'

test('R5.1 R5.5 R60 a broken link fails, and all reports are printed before', async () => {
  const { code, stdout, stderr } = await run(brokenLink + brokenAnchor)
  expect(stderr).toMatch(/^\[ERROR\] Broken links were found![^]*\n\n\[WARNING\] Broken anchors were found!/)
  expect(stdout).toMatch(/^Checked 1 page in \d+\.\d s: failed\.\n$/)
  expect(code).toBe(1)
})

test('R5.1 a broken anchor warns, and fails when asked to', async () => {
  expect(await run(brokenAnchor)).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^\[WARNING\] Broken anchors/) as string,
  })
  expect(await run(brokenAnchor, {}, '--strict')).toMatchObject({ code: 1 })
})

test('all findings are written as diagnostics, with the severities of their checks', async () => {
  const json = join(folder, 'found.json')
  const diagnostics = [{ code: 'broken-markdown-link', url: './gone.md', file: 'a.md', line: 2, column: 3 }]
  const config = { checks: { brokenAnchors: 'ignore', brokenMarkdownLinks: 'log' }, diagnostics }
  await run(brokenLink + brokenAnchor, config, '--json', json)
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject([
    { code: 'broken-link', severity: 'error', file: '/', found: 'a link to /nope on /' },
    { code: 'broken-markdown-link', severity: 'info', file: 'a.md', line: 2, column: 3, found: 'the link ./gone.md' },
  ])
})

test.each([
  ['ignore', 0, /^$/],
  ['log', 0, /^Broken links/],
  ['warn', 0, /^\[WARNING\] Broken links/],
  ['throw', 1, /^\[ERROR\] Broken links/],
])('R5.1 the severity %s', async (severity, code, text) => {
  const result = await run(brokenLink, { checks: { brokenLinks: severity } })
  expect(result.stderr).toMatch(text)
  expect(result.code).toBe(code)
})

test('broken Markdown links come from the configuration', async () => {
  const diagnostics = [
    { code: 'broken-markdown-link', url: './gone.md', file: 'intro.md', line: 3, column: 7 },
    { code: 'other' },
  ]
  const { code, stderr } = await run('', { diagnostics })
  expect(stderr).toContain(
    '[WARNING] Markdown link with URL `./gone.md` in source file "intro.md" (3:7) couldn\'t be resolved',
  )
  expect(code).toBe(0)
})

test('R5.7 docs with one address come from the configuration, and warn', async () => {
  const diagnostics = [{ code: 'duplicate-slug', url: '/docs/x', file: 'b.md', other: 'a.md' }]
  const { code, stderr } = await run('', { diagnostics })
  expect(stderr).toContain(
    '[WARNING] Duplicate routes found!\n- Attempting to create page at /docs/x, but a page already exists at this route. (a.md, b.md)',
  )
  expect(code).toBe(0)
})

test('R5.5 what is beside the configuration tells where a link was written', async () => {
  writeFileSync(
    join(folder, 'links.json'),
    JSON.stringify([{ path: '/', file: 'docs/a.md', links: [{ url: '/nope', line: 4, column: 2 }] }]),
  )
  const { stderr } = await run(brokenLink)
  expect(stderr).toContain('-> linking to /nope, written at docs/a.md:4:2')
})

test.each([
  [
    { checks: { brokenLinks: 'explode' } },
    'sets brokenLinks to "explode"; one of ignore, log, warn, throw was expected',
  ],
  [{ checks: { brokenLinsk: 'warn' } }, 'sets the check "brokenLinsk"; one of brokenLinks,'],
  [{ checks: { constructor: 'warn' } }, 'sets the check "constructor"'],
])('R5.1 %j is an error', async (config, message) => {
  const { code, stderr } = await run('', config)
  expect(stderr).toContain(message)
  expect(code).toBe(2)
})

test('a file that cannot be written is one sentence with a next step', async () => {
  expect(await run('', {}, '--json', folder)).toMatchObject({
    code: 2,
    stderr: `[ERROR] ${folder} cannot be written or opened (EISDIR): a folder is where a file should be. Name another folder, or move it away.\n`,
  })
})
