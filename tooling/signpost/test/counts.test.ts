import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuildPlaces, type Ending, run } from './run-build.ts'

/** Exports of the widest package; in a long run more than any list shows at once. Each has a page, which takes most of the time. */
const many = process.env['SIGNPOST_LONG'] === '1' ? 1003 : 103

/** Packages whose exports have several names: aliases, namespaces of a module, a default export, a second entry point. */
const files: Record<string, string> = {
  'package.json': '{"name":"counts","private":true,"workspaces":["packages/*"]}',
  'packages/names/package.json':
    '{"name":"names","version":"1.0.0","exports":{".":{"types":"./index.d.ts"},"./v3":{"types":"./v3.d.ts"}}}',
  'packages/names/README.md': '# Names\n\nNames.\n',
  'packages/names/core.d.ts': `
    /** One. */
    export declare function one(): void
    export declare function two(): void
    export declare class Box { size: number }
    export interface Box { late: 1 }
    export declare namespace Box { class Inner {} }
    export declare const value: 1
    export type value = 2
    export declare enum Level { low }`,
  'packages/names/index.d.ts': `
    export * from './core.js'
    export * as core from './core.js'
    export { one as uno, Box as Case, value as other, one as default } from './core.js'
    /** @internal */
    export declare function hidden(): void
    interface Options { a: 1 }
    export declare function take(options: Options): void`,
  'packages/names/v3.d.ts': `
    export * from './core.js'
    export declare function take(old: 1): void`,
  'packages/barrel/package.json': '{"name":"barrel","version":"1.0.0","types":"index.d.ts"}',
  'packages/barrel/index.d.ts': "export * from '../names/core.js'\nexport { one as eins } from '../names/core.js'\n",
  'packages/wide/package.json': '{"name":"wide","version":"1.0.0","types":"index.d.ts"}',
  'packages/wide/index.d.ts': `${Array.from({ length: many }, (_, at) => `export declare const v${at}: ${at}\n`).join('')}
    export { v1 as other } from './index.js'`,
}

let places: BuildPlaces
let ending: Ending

beforeAll(async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'counts-')))
  places = { root: join(folder, 'root'), out: join(folder, 'out'), cache: join(folder, 'cache') }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(places.root, file)), { recursive: true })
    writeFileSync(join(places.root, file), text)
  }
  ending = await run(places)
}, 240_000)

afterAll(() => rmSync(dirname(places.root), { recursive: true, force: true }))

const page = (path: string): string => readFileSync(join(places.out, `${path}.html`), 'utf8')

/** A group of the API's sidebar, as its list has it. */
interface SidebarGroup {
  kind: string
  names?: readonly string[]
}

/** The first number of symbols after a text of a page. */
function symbolsAfter(html: string, text: string): number {
  const at = html.indexOf(text)
  expect(at, text).toBeGreaterThanOrEqual(0)
  return Number(/(\d+) symbols?\b/.exec(html.slice(at))![1])
}

/** Counts of kinds by label, as `Classes 2`, of all matches of a pattern. */
const countsIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(({ groups }) => `${groups!['kind']} ${groups!['count']}`)

describe.each(['names', 'barrel', 'wide'])('the numbers of %s', (slug) => {
  test('are the same on the home page, in the list of packages, on its page and in the sidebar', () => {
    const own = page(`api/${slug}`)
    const link = `<a href="/api/${slug}"`
    const list = page('api').slice(page('api').indexOf('class="package-list"'))
    const entry = list.slice(list.indexOf(link)).split('</ul>')[0]!
    const total = symbolsAfter(own, 'class="package-facts"')
    expect(symbolsAfter(page('index'), link)).toBe(total)
    expect(symbolsAfter(entry, link)).toBe(total)

    const kinds = countsIn(entry, /<li>(?<kind>[A-Z][a-z ]+) <span class="count">(?<count>\d+)</g)
    expect(kinds.reduce((sum, line) => sum + Number(/\d+$/.exec(line)![0]), 0)).toBe(total)
    // Each entry point has lists of its own.
    const lists = /<h[23] id="(?:entry-:\d+-)?[a-z]+-list">(?<kind>[A-Z][a-z ]+) <span class="count">(?<count>\d+)</g
    const sums = new Map<string, number>()
    for (const { groups } of own.matchAll(lists))
      sums.set(groups!['kind']!, (sums.get(groups!['kind']!) ?? 0) + Number(groups!['count']))
    expect([...sums].map(([kind, count]) => `${kind} ${count}`)).toEqual(kinds)
    // The sidebar is filled by its list, and shows the number of names of each kind.
    const anchors = [...own.matchAll(/<h[23] id="(?<kind>[a-z]+)-list">/g)].map(({ groups }) => groups!['kind'])
    const groups = [...own.matchAll(/href="(?<file>\/sidebar\/[^"]+\.json)"/g)]
      .map(({ groups }) => JSON.parse(readFileSync(join(places.out, groups!['file']!), 'utf8')) as SidebarGroup[])
      .find(([first]) => first?.names !== undefined)!
    expect(groups.map(({ kind }) => kind)).toEqual(anchors)
    expect(groups.map(({ names = [] }) => names.length)).toEqual(kinds.map((line) => Number(/\d+$/.exec(line)![0])))
  })
})

test('packages are counted alike in the report and on the pages', () => {
  expect(ending.output).toContain('3 of 3 packages documented in full')
  expect(page('api')).toContain('Packages <span class="count">3</span>')
  expect(page('api')).toContain('API reference of 3 packages.')
})
