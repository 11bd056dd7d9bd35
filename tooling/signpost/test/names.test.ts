import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildPlaces, type Ending, filesOf, run } from './run-build.ts'

const long = 'n'.repeat(5000)
const longSymbol = 's'.repeat(600)

/** Packages by folder: their manifests, and what they export. */
const packages: Record<string, [manifest: object, declarations: string]> = {
  'p/a': [{ name: 'one' }, 'export declare const first: 1;'],
  p__a: [{ name: 'two' }, 'export declare const second: 1;'],
  'p/long': [{ name: `@h/${long}` }, 'export declare const third: 1;'],
  'p/longer': [{ name: `@h/${long}x` }, 'export declare const fourth: 1;'],
  'p/slug': [{ name: 'slug', signpost: { slug: 'é'.repeat(300) } }, 'export declare const fifth: 1;'],
  'p/entry': [
    { name: 'entry', exports: { '.': { types: './index.d.ts' }, [`./${long}`]: { types: './index.d.ts' } } },
    `export declare const ${longSymbol}: 1;\nexport declare const aux: 1;\nexport declare function ns(): void;\nexport declare namespace ns { function data(): void }`,
  ],
  'p/Twin': [{ name: 'Twin' }, 'export declare const sixth: 1;'],
  'p/twin': [{ name: 'twin' }, 'export declare const seventh: 1;'],
  'p/con': [{ name: 'con' }, 'export declare const eighth: 1;'],
  'p/nul': [{ name: 'nul.js' }, 'export declare const ninth: 1;'],
  'p/x': [{ name: 'x' }, 'export declare const tenth: 1;'],
  'p/data': [{ name: 'x.data' }, 'export declare const eleventh: 1;'],
  'p/html': [{ name: 'x.html' }, 'export declare const twelfth: 1;'],
  'p/json': [{ name: 'manifest.json' }, 'export declare const last: 1;'],
  'p/index': [{ name: 'index' }, 'export declare function index(): void;\nexport declare class Index {}'],
  'p/own': [
    { name: 'own' },
    ['index', 'constructor', 'toString', 'then', '__proto__', 'data', 'html', 'br', 'gz', 'search', 'api', 'ro']
      .map((name) => `/** See {@link index}. */\nexport declare function ${name}(): void;`)
      .join('\n'),
  ],
  'p/search': [{ name: 'search' }, 'export declare const thirteenth: 1;'],
  'p/404': [{ name: '404' }, 'export declare const fourteenth: 1;'],
  'p/br': [{ name: 'x.html.br' }, 'export declare const fifteenth: 1;'],
  'p/all': [{ name: 'all' }, 'export declare const everything: 1;'],
  'p/coverage': [{ name: 'coverage' }, 'export declare const covered: 1;'],
  'p/deprecated': [{ name: 'deprecated' }, 'export declare const old: 1;'],
  'p/hierarchy': [{ name: '@h/hierarchy' }, 'export declare class Tree {}'],
  'p/ro': [{ name: 'ro' }, 'export declare const sixteenth: 1;'],
  'p/constructor': [{ name: 'constructor' }, 'export declare const seventeenth: 1;'],
  [`q/${'f'.repeat(250)}`]: [{ name: 'deep' }, 'export declare const deepest: 1;'],
}

let folder: string
let places: BuildPlaces
let ending: Ending
let files: ReadonlyMap<string, string>

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-names-')))
  places = { root: join(folder, 'root'), out: join(folder, 'out'), cache: join(folder, 'cache') }
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(places.root, file)), { recursive: true })
    writeFileSync(join(places.root, file), text)
  }
  write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['p/*', 'p__a', 'q/*'] }))
  for (const [path, [manifest, declarations]] of Object.entries(packages)) {
    write(`${path}/package.json`, JSON.stringify({ version: '1.0.0', types: 'index.d.ts', ...manifest }))
    write(`${path}/index.d.ts`, declarations)
  }
  write('content/docs/en/intro.md', '# Start\n')
  write(`content/docs/en/${'d'.repeat(240)}.md`, '# A long name\n')
  write('content/docs/en/slug.md', `---\nslug: ${'e'.repeat(600)}\n---\n# A long slug\n`)
  write('content/docs/en/nul.md', '# A device\n')
  ending = await run(places)
  files = filesOf(places.out)
}, 240_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const addresses = (pattern: RegExp): string[] =>
  [...files.keys()].flatMap((file) => pattern.exec(file)?.[1] ?? []).sort()

test('every package has its page, and no name ends the build', () => {
  expect(ending).toMatchObject({ code: 0 })
  const lists = ['all', 'coverage', 'deprecated', 'hierarchy']
  const all = addresses(/^api\/([^/]+)\.html$/)
  expect(all).toEqual(expect.arrayContaining(lists))
  const names = all.filter((name) => !lists.includes(name))
  expect(names).toHaveLength(Object.keys(packages).length)
  expect(names.map((name) => name.replace(/(.)\1{20,}/, '$1+').replace(/[\da-f]{16}$/, '#'))).toEqual(
    [
      '404',
      'Twin',
      '_all',
      '_con',
      '_coverage',
      '_deprecated',
      '_hierarchy',
      '_nul.js',
      '_manifest.json',
      'constructor',
      'deep',
      'entry',
      'n+~7e~#',
      'n+~7e~#',
      'one',
      'own',
      'ro',
      'search',
      'twin~7e~2',
      'two',
      'x',
      'x.html~2e~br',
      'x~2e~data',
      'x~2e~html',
      'é+~7e~#',
      '~69~ndex',
    ].sort(),
  )
})

test('of two packages whose paths look alike each shows its own exports', () => {
  expect(existsSync(join(places.out, 'api/one/variable/first.html'))).toBe(true)
  expect(existsSync(join(places.out, 'api/two/variable/second.html'))).toBe(true)
})

test('pages of packages and symbols are files with the names of their addresses, which any host finds', () => {
  const { renamed } = JSON.parse(readFileSync(join(places.out, '_site.json'), 'utf8')) as {
    renamed: [path: string, file: string][]
  }
  // A name of 600 letters is whole in its address, and shortened in its file's name.
  expect(renamed.map(([path]) => path).filter((path) => path.includes('/api/') && !path.includes(longSymbol))).toEqual(
    [],
  )
  expect(
    addresses(/^api\/entry\/(?:variable|function)\/(.+)\.html$/).map((name) =>
      name.replace(/s{20,}.*/, 's+').replace(/~7e~[\da-f]+$/, '~#'),
    ),
  ).toEqual(['aux~#', 'ns', 'ns~2e~data', 's+'])
})

test('no name of a file is longer than file systems allow, nor equal to another one where case does not count', () => {
  for (const output of [files, filesOf(places.cache)]) {
    const paths = [...output.keys()]
    expect(paths.filter((path) => path.split('/').some((name) => Buffer.byteLength(name) > 230))).toEqual([])
    expect(new Set(paths.map((path) => path.normalize('NFC').toLowerCase())).size).toBe(paths.length)
  }
})
