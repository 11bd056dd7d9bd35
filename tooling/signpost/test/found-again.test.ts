import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildPlaces, filesOf, run } from './run-build.ts'
import { asWritten, type SmallRepository, writeRepository } from './small-repository.ts'

const limit = 240_000

let folder: string

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-found-again-')))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(name: string, repository: SmallRepository): BuildPlaces {
  const root = join(folder, name, 'repository')
  writeRepository(root, repository)
  return { root, out: join(folder, name, 'out'), cache: join(folder, name, 'cache') }
}

/** A broken link and an unknown key in a doc, beside a package that fails and one with links that lead nowhere. */
const troubled: SmallRepository = {
  ...asWritten,
  docs: { 'intro.md': '---\ntgas: [a]\n---\n# Start\n\n[Gone](/api/gone)\n' },
}

test('a build that takes everything from the cache tells what the first one told, and ends the same, strict or not', {
  timeout: limit,
}, async () => {
  const places = written('troubled', troubled)
  const cold = await run(places)
  expect(cold.code).toBe(1)
  for (const told of [
    '3 of 4 packages documented in full, 1 not at all, 2 warnings.',
    '1 public package has no documentation: broken.',
    '  [ERROR] more/broken/package.json: found no ',
    '  [WARNING] libs/util/index.d.ts:1: found {@link Missing} in the comment of util!help',
    '[WARNING] content/docs/en/intro.md:2: found the unknown key "tgas"',
    '-> linking to /api/gone',
  ]) {
    expect(cold.output).toContain(told)
  }
  expect(await run(places)).toEqual(cold)
  // Strict, into a folder of its own, and with the coverage.
  const coverage = [
    'Coverage',
    '  broken: no public symbols',
    '  @acme/core: 2 of 2 (100 %) documented',
    '  @acme/ui: 2 of 2 (100 %) documented',
    '  util: 3 of 3 (100 %) documented\n',
  ]
  const lost = '2 links in doc comments of this repository lead nowhere.\n'
  const strict = { code: 1, output: cold.output + lost + coverage.join('\n') }
  // A check takes the site of the last build, and says so.
  const again = await run(places, 'check')
  const fresh = /^The site in .* is fresh: no page was written again\.\n/mu
  expect(again.output).toMatch(fresh)
  expect({ ...again, output: again.output.replace(fresh, '') }).toEqual(strict)
  expect(await run({ ...places, cache: join(folder, 'troubled', 'cold') }, 'check')).toEqual(strict)
})

/** One package, which is documented in full. */
const small: SmallRepository = { ...asWritten, packages: { 'libs/core': asWritten.packages['libs/core']! } }

test.each([
  [
    'a link that leads nowhere',
    { ...small, docs: troubled.docs, config: { title: 'Small' } },
    '[ERROR] Broken links were found!',
  ],
  [
    'a sidebar of docs that there are not',
    { ...small, config: { title: 'Small', docs: { sidebars: { main: ['gone'] } } } },
    'The step "docs" failed',
  ],
])('%s fails a build upon another one as it failed that', { timeout: limit }, async (name, repository, told) => {
  const places = written(name, repository)
  const cold = await run(places)
  expect(cold).toMatchObject({ code: 1, output: expect.stringContaining(told) })
  expect(await run(places)).toEqual(cold)
})

test('a build with a broken link keeps the site before it, unless it is told to replace it', {
  timeout: limit,
}, async () => {
  const places = written('kept', { ...small, config: { title: 'Small' } })
  expect((await run(places)).code).toBe(0)
  const good = filesOf(places.out)
  writeFileSync(join(places.root, 'content/docs/en/intro.md'), '# Start\n\n[Gone](/gone)\n')
  const told = '<out> has the site before this build, which has broken links. --force replaces it;'
  for (let again = 0; again < 2; again++) {
    expect(await run(places)).toMatchObject({ code: 1, output: expect.stringContaining(told) as string })
    expect(filesOf(places.out)).toEqual(good)
  }
  expect((await run(places, 'build', '--force')).code).toBe(1)
  expect(readFileSync(join(places.out, 'docs/intro.html'), 'utf8')).toContain('/gone')
})
