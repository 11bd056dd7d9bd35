import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run, type BuildPlaces } from './run-build.ts'

/** Places of a copy of the workspace that nobody has built. */
function unbuilt(): BuildPlaces {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-unbuilt-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'root')
  cpSync(join(import.meta.dirname, 'fixtures/unbuilt'), root, { recursive: true })
  return { root, out: join(folder, 'out'), cache: join(folder, 'cache') }
}

const namesIn = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).sort()

test('a workspace that is not built is documented from its sources, and nothing is written into it', {
  timeout: 240_000,
}, async () => {
  const places = unbuilt()
  const before = namesIn(places.root)
  const report = join(places.cache, '..', 'report.json')
  const { code, output } = await run(places, 'build', '--strict', '--json', report)
  expect(output).toContain('5 of 6 packages documented in full, 1 not at all')
  expect(output).toContain(
    'Not documented: web (private, no entry point), ' +
      '@unbuilt/eslint-config (no declarations, JavaScript without doc comments).',
  )
  expect(output).not.toContain('Broken')
  expect(namesIn(places.root)).toEqual(before)
  const pages = namesIn(places.out)
  for (const page of ['core/class/Box', 'just-in-time/function/Button', 'script/function/join', 'dual/function/legacy'])
    expect(pages).toContain(`api/${page}.html`)
  expect(pages.filter((page) => /web|eslint-config/.test(page))).toEqual([])
  const { packages } = JSON.parse(readFileSync(report, 'utf8')) as {
    packages: { name: string; undocumented?: string }[]
  }
  expect(packages.filter(({ undocumented }) => undocumented !== undefined).map(({ name }) => name)).toEqual([
    'web',
    '@unbuilt/eslint-config',
  ])
  expect(code).toBe(0)

  // From the cache the report is the same, and an edit of a source is seen.
  const button = join(places.root, 'packages/just-in-time/src/button.tsx')
  appendFileSync(button, '\n/** See {@link Gone}. */\nexport const shade = 1\n')
  const checked = await run(places, 'check')
  expect(checked.code).toBe(1)
  expect(checked.output).toContain('packages/just-in-time/src/button.tsx:19: found {@link Gone}')
  expect(checked.output).toContain('1 link in doc comments of this repository leads nowhere.')
  expect((await run(places)).code).toBe(0)
})
