import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli } from '../test/run-cli.ts'
import { temporaryFiles } from '../test/temporary-files.ts'
import { diff } from './diff.ts'

const files = temporaryFiles()
const { write } = files

const rulesOf = (base: string, head: string) =>
  diff(write('base.d.ts', base), write('head.d.ts', head)).map(({ rule }) => rule)

test('types of a dependency are one type on both sides, and differ by name and argument', () => {
  const code = (type: string) => `import type { A, B } from 'other'; export declare function f(): ${type};`
  expect(rulesOf(code('A<string>'), code('A<string>'))).toEqual([])
  expect(rulesOf(code('A<string>'), code('B<string>'))).toEqual(['type-changed'])
  expect(rulesOf(code('A<string>'), code('A<number>'))).toEqual(['type-changed'])
})

test('reports of a folder see the types of their own side', () => {
  const report = (name: string, text: string) => `## API Report File for "${name}"\n\n\`\`\`ts\n${text}\n\`\`\`\n`
  for (const side of ['base', 'head']) {
    write(
      `${side}/a.api.md`,
      report('a', side === 'base' ? 'export interface A { x: 1; y: 1 }' : 'export interface A { x: 1 }'),
    )
    write(`${side}/b.api.md`, report('b', "import { A } from 'a';\nexport function b(): A;"))
  }
  const findings = diff(join(files.root, 'base'), join(files.root, 'head'))
  expect(findings.filter(({ entry }) => entry === 'a')).toMatchObject([
    { rule: 'property-removed', symbol: 'A.y', proof: 'proven' },
  ])
})

test('entry points that come and go are findings', () => {
  for (const [side, name] of [
    ['base', './old'],
    ['head', './new'],
  ] as const) {
    write(`${side}/package.json`, JSON.stringify({ exports: { '.': './index.d.ts', [name]: './index.d.ts' } }))
    write(`${side}/index.d.ts`, 'export declare const a: 1;')
  }
  const findings = diff(join(files.root, 'base'), join(files.root, 'head'))
  expect(findings.map(({ rule, entry }) => `${rule} ${entry}`)).toEqual(['entry-removed ./old', 'entry-added ./new'])
})

test('an entry point that is called internal breaks no promise, and strictly one', () => {
  for (const side of ['base', 'head']) {
    write(
      `${side}/package.json`,
      JSON.stringify({ exports: { './internal/*': './src/*.js', './internalise': './src/a.js' } }),
    )
    write(`${side}/src/a.d.ts`, `export declare function f(): ${side === 'base' ? 'string' : 'number'};`)
  }
  const findings = diff(join(files.root, 'base'), join(files.root, 'head'))
  expect(findings.map(({ entry, strict, pragmatic }) => `${entry} ${strict} ${pragmatic}`)).toEqual([
    './internalise major major',
  ])
  expect(findings[0]?.also).toEqual([{ entry: './internal/a', symbol: 'f' }])
  write('base/package.json', JSON.stringify({ exports: { './internal/*': './src/*.js' } }))
  write('head/package.json', JSON.stringify({ exports: { './internal/*': './src/*.js' } }))
  const internal = diff(join(files.root, 'base'), join(files.root, 'head'))
  expect(internal.map(({ entry, strict, pragmatic }) => `${entry} ${strict} ${pragmatic}`)).toEqual([
    './internal/a major patch',
  ])
})

test('files of a package that re-export each other are one surface', () => {
  for (const side of ['base', 'head']) {
    write(`${side}/package.json`, JSON.stringify({ types: './index.d.ts' }))
    write(`${side}/index.d.ts`, "export * from './part.js'")
    write(`${side}/part.d.ts`, `export declare function f(): ${side === 'base' ? 'string' : 'string | null'};`)
  }
  expect(diff(join(files.root, 'base'), join(files.root, 'head'))).toMatchObject([
    { rule: 'type-widened', symbol: 'f', proof: 'proven' },
  ])
})

test('a package that re-exports itself by name is one surface', () => {
  for (const side of ['base', 'head']) {
    const exports = { '.': { types: './index.d.ts' }, './part': { types: './part.d.ts' } }
    write(`${side}/package.json`, JSON.stringify({ name: 'own', exports }))
    write(`${side}/index.d.ts`, "export * from 'own/part'")
    write(`${side}/part.d.ts`, `export declare function f(): ${side === 'base' ? 'string' : 'number'};`)
  }
  expect(diff(join(files.root, 'base'), join(files.root, 'head'))).toMatchObject([
    { entry: '.', rule: 'type-changed', symbol: 'f', proof: 'proven', also: [{ entry: './part', symbol: 'f' }] },
  ])
})

test('a file that is unchanged and imports a changed one is compared', () => {
  for (const side of ['base', 'head']) {
    write(`${side}/package.json`, JSON.stringify({ types: './index.d.ts' }))
    write(
      `${side}/index.d.ts`,
      "import { A } from './a.js'; export * from './same.js'; export declare function f(): A;",
    )
    write(`${side}/same.d.ts`, 'export declare const same: 1; export default same;')
    write(`${side}/a.d.ts`, `export interface A { x: ${side === 'base' ? 'string' : 'number'} }`)
  }
  expect(
    diff(join(files.root, 'base'), join(files.root, 'head')).map(({ rule, symbol }) => `${rule} ${symbol}`),
  ).toEqual(['type-changed A.x'])
})

test('a type too large to compare part by part is compared as a whole, and its finding says so', () => {
  const members = Array.from({ length: 350 }, (_, index) => `m${index}: { a: ${index} }`)
  const code = (last: string) => `export declare function f(): { ${members.join('; ')}; last: { a: ${last} } };`
  const findings = diff(write('base.d.ts', code('1')), write('head.d.ts', code('2')))
  expect(findings).toMatchObject([
    { symbol: 'f.last', strict: 'major', message: expect.stringContaining('as a whole') },
  ])
})

test('prints the verdict first, then the change, its program and a summary; exit code 1 for a break', async () => {
  const base = write('base.d.ts', 'export declare function f(a: string): void;')
  const head = write('head.d.ts', 'export declare function f(a: number): void; export declare const b: 1;')
  const { code, out } = cli('diff', base, head)
  expect(code).toBe(1)
  const lines = out.trim().split('\n')
  expect(lines[0]).toBe(`Checked ${base} -> ${head}: needs a major: 1 break, 1 proven.`)
  const order = [
    '--- Type changed',
    '  f: major',
    '- function f(a: string)',
    '+ function f(a: number)',
    "| import { f } from './lib'",
    'Export added [export-added]: b',
  ]
  const places = order.map((part) => lines.findIndex((line) => line.includes(part)))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  expect(lines.at(-1)).toBe('Summary: 2 changes: 1 break, 1 proven.')
})

test('names the release beside the one that is needed, and imports the package by its name', async () => {
  for (const [side, version, type] of [
    ['base', '1.2.0', 'string'],
    ['head', '1.3.0', 'number'],
  ] as const) {
    const exports = { '.': './index.d.ts', './core': './core.d.ts' }
    write(`${side}/package.json`, JSON.stringify({ name: '@r/a', version, exports }))
    write(`${side}/index.d.ts`, 'export declare const a: 1;')
    write(`${side}/core.d.ts`, `export declare function f(): ${type};`)
  }
  const { out } = cli('diff', join(files.root, 'base'), join(files.root, 'head'))
  expect(out.split('\n')[0]).toBe('Checked @r/a 1.2.0 -> 1.3.0: released as a minor, needs a major: 1 break, 1 proven.')
  expect(out).toContain("| import { f } from '@r/a/core'")
})

/** Writes two packages with a function each: its name by the name of the package. */
function writePackages(functions: Readonly<Record<string, string>>): [base: string, head: string] {
  for (const [index, [name, own]] of Object.entries(functions).entries()) {
    const side = index === 0 ? 'base' : 'head'
    write(`${side}/package.json`, JSON.stringify({ name, version: '1.0.0', types: './index.d.ts' }))
    write(`${side}/index.d.ts`, `export declare function ${own}(): void;`)
  }
  return [join(files.root, 'base'), join(files.root, 'head')]
}

test('says that two packages have different names, and compares their entry points', async () => {
  const sides = writePackages({ old: 'f', '@new/name': 'f' })
  const note =
    'The packages have different names, old and @new/name: each entry point is compared with the one of the same path.'
  expect(cli('diff', ...sides)).toMatchObject({ code: 0, out: expect.stringContaining(note) })
  expect(JSON.parse(cli('diff', ...sides, '--json').out)).toMatchObject({ notes: [note], coverage: { equal: 1 } })
})

test('two packages of different names that have no export in common end with exit code 2', async () => {
  const { code, err } = cli('diff', ...writePackages({ a: 'f', b: 'g' }))
  expect(code).toBe(2)
  expect(err).toContain('a and b are different packages: no entry point of both has an export of the same name.')
})

test('prints JSON with its schema', async () => {
  const file = write('base.d.ts', 'export declare const a: 1;')
  const { code, out } = cli('diff', file, file, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    schema: 'signpost-api-review/1',
    verdict: { strict: 'none', pragmatic: 'none' },
    coverage: { exports: 1, equal: 1, changed: 0, notComparable: [] },
    findings: [],
    problems: [],
  })
})

test('says how many exports are proven equal, globals among them', async () => {
  const text = (type: string) =>
    `export declare const a: 1; export interface B { c: 1 } export declare function f(): ${type}; declare global { var g: ${type} }`
  const { out } = cli('diff', write('base.d.ts', text('1')), write('head.d.ts', text('2')))
  expect(out).toContain('4 exports: 2 proven equal, 2 changed, 0 not comparable')
  expect(out).toContain("import './lib'\n    | const value: 1 = g")
})

test('a renamed member is a change of its export, and a renamed export one that is gone', async () => {
  const before = 'export interface A { close(): void; send(a: string): void } export interface B { b: 1 }'
  const member = before.replace('close', 'shut')
  const whole = before.replace('interface A', 'interface C')
  const counted = (text: string) => cli('diff', write('base.d.ts', before), write('head.d.ts', text)).out
  expect(counted(member)).toContain('2 exports: 1 proven equal, 1 changed, 0 not comparable')
  expect(counted(whole)).toContain('2 exports: 1 proven equal, 1 changed, 0 not comparable')
})

test('two sides of which nothing was compared end with exit code 2', async () => {
  const { code, err } = cli('diff', write('base.d.ts', 'export {}'), write('head.d.ts', 'export {};'))
  expect(code).toBe(2)
  expect(err).toContain('base.d.ts: nothing was compared, because no entry point exports or declares anything')
})

test('a side that cannot be read ends with exit code 2', async () => {
  const { code, err } = cli('diff', join(files.root, 'a.d.ts'), join(files.root, 'b.d.ts'))
  expect(code).toBe(2)
  expect(err).toContain('does not exist')
})

test('explains a rule, and lists the rules when there is no such', async () => {
  expect(cli('explain', 'parameter-added').out).toContain('Required parameter added [parameter-added]')
  const { code, err } = cli('explain', 'nope')
  expect(code).toBe(2)
  expect(err).toContain('No rule "nope". Rules: abstract-member-added,')
})

test('conformance prints a line per case and fails when one does', async () => {
  const item = {
    before: 'export declare const a: 1;',
    after: 'export {};',
    pragmatic: 'major',
    programs: [{ kind: 'breaks', code: 'L.a' }],
  }
  const cases = [
    { ...item, id: 'X1', conservative: 'major' },
    { ...item, id: 'X2', conservative: 'minor', programs: [{ kind: 'ok', code: 'L.a' }] },
  ]
  const file = write(
    'cases.json',
    JSON.stringify({ format: 'api-review-conformance/1', compilerOptions: { strict: true }, cases }),
  )
  const { code, out, err } = cli('conformance', file)
  expect(code).toBe(1)
  expect(out).toBe('PASS X1\nFAIL X2: expected minor/major, found major/major\n1 passed, 1 failed\n')
  expect(err).toContain('X2: program "L.a" (ok) gives no error before and TS2339 after')
})

test('names what is wrong with a file of cases', async () => {
  const { code, err } = cli('conformance', write('cases.json', '{"format":"x"}'))
  expect(code).toBe(2)
  expect(err).toContain('expected "api-review-conformance/1"')
})

test.each([
  ['a rest parameter that is gone', 'f(a: string, ...rest: string[])', 'f(a: string)'],
  ['an optional parameter that became required', 'f(a: string, b?: unknown)', 'f(a: string, b: unknown)'],
])('overloads with %s are a break', (_, before, after) => {
  const code = (last: string) => `export declare function f(a: URL): URL; export declare function ${last}: string;`
  const [finding] = diff(write('base.d.ts', code(before)), write('head.d.ts', code(after)))
  expect(finding).toMatchObject({ pragmatic: 'major', proof: 'proven' })
})

test('a guard that keeps the type of a subclass removes no polymorphic this', () => {
  const code = (type: string) =>
    `export declare class A<T> { b: T; refine<C extends (value: T) => unknown>(check: C): ${type} }`
  expect(rulesOf(code('this'), code('C extends (value: any) => value is infer R ? this & A<R> : this'))).not.toContain(
    'this-type-removed',
  )
  expect(rulesOf(code('this'), code('A<T>'))).toContain('this-type-removed')
})

test('a required parameter is proven by an explicit undefined where another overload needs no argument', () => {
  const code = (last: string) =>
    `export declare function f(a?: { x: 1 }): void; export declare function f(${last}: () => string): void;`
  const [finding] = diff(write('base.d.ts', code('b?')), write('head.d.ts', code('b')))
  expect(finding).toMatchObject({ rule: 'parameter-made-required', proof: 'proven' })
})

test('a type that names itself through a default type argument changes where it changed only', () => {
  const code = (type: string) => `
    export interface Wrapped<T> { inner: T }
    export interface A<T = unknown> { value: ${type}; first(): T; wrap(): Wrapped<this>; list: Wrapped<this>[] }`
  const findings = diff(write('base.d.ts', code('string | number')), write('head.d.ts', code('string')))
  expect(findings.map(({ rule, symbol }) => `${symbol} ${rule}`)).toEqual(['A.value type-narrowed'])
})

test.each(["'in' | 'out'", '1 | 20n', '`a-${string}-b-${number}-c`', "{ 'a b': 1 }", '`plain`'])(
  'a constraint %s of a moved signature has not changed',
  (constraint) => {
    const code = (more: string) =>
      `export interface Schema { brand<T, D extends ${constraint}>(value: T, direction: D): D; parse(text: string): void${more} }`
    const head = `export declare const version: 'newer'; ${code('; strict?: true')}`
    expect(rulesOf(code(''), head)).toEqual(['export-added', 'optional-property-added'])
  },
)

test('a difference of an interface is not repeated for those that extend it, whose consumers count', () => {
  const code = (more: string) => `
    export interface Base<T = unknown> { value: T${more} }
    export interface Heir extends Base<string> { own: 1 }
    export interface Other extends Heir { more: 1 }
    export declare function take(heir: Heir, other: Other): void`
  const findings = diff(write('base.d.ts', code('')), write('head.d.ts', code('; added: 1')))
  expect(findings).toMatchObject([
    { symbol: 'Base.added', rule: 'property-added', pragmatic: 'major', position: 'in', proof: 'proven' },
  ])
})

test('a method that returns its own type in an intersection repeats none of its members', () => {
  const code = (more: string) => `
    export interface Schema { parse(text: string): void${more}; brand(): this & { brand: 'id' } }
    export declare function schema(): Schema`
  const findings = diff(write('base.d.ts', code('')), write('head.d.ts', code('; check(): void')))
  expect(findings.map(({ symbol, rule }) => `${symbol} ${rule}`)).toEqual(['Schema.check property-added'])
})

test.each(['internal', 'beta'])(
  'a difference that a public interface inherits from one that is @%s is reported',
  (tag) => {
    const code = (more: string) => `
    /** @${tag} */
    export interface Base { value: string${more} }
    export interface Heir extends Base { own: 1 }`
    const findings = diff(write('base.d.ts', code('')), write('head.d.ts', code('; added: 1')))
    expect(findings.map(({ symbol, strict }) => `${symbol} ${strict}`)).toContain('Heir.added major')
  },
)

test('a finding is not named after a stand-in for another package', () => {
  const code = (base: string) =>
    `import { One, Two } from 'other'; export declare class A extends ${base} { a: 1 } export declare function f(): ${base}`
  const findings = diff(write('base.d.ts', code('One')), write('head.d.ts', code('Two')))
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.map(({ symbol }) => symbol).filter((symbol) => !/^[\w.]+$/.test(symbol))).toEqual([])
})

test('an overload whose type was inferred is missed, although another one takes its calls', () => {
  const plain = 'export declare function load(path: string, options?: { check?: unknown }): unknown[];'
  const generic = 'export declare function load<T>(path: string, options: { check: (data: unknown) => T }): T[];'
  expect(diff(write('base.d.ts', generic + plain), write('head.d.ts', plain))).toMatchObject([
    { rule: 'overload-removed', symbol: 'load', pragmatic: 'major', proof: 'proven' },
  ])
  const member = (code: string) => `export declare class Loader { ${code.replaceAll('export declare function ', '')} }`
  expect(diff(write('base.d.ts', member(generic + plain)), write('head.d.ts', member(plain)))).toMatchObject([
    { rule: 'overload-removed', symbol: 'Loader.load', pragmatic: 'major', proof: 'proven' },
  ])
})
