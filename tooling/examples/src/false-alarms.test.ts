import { expect, test } from 'vitest'
import { checkFiles, declarations, fenced, manifest, outcomesOf, writeFiles } from '../test/write-package.ts'
import { checkExamples } from './index.ts'

// Each kind was found in examples of published packages: see "Examples of published packages" in benchmarks/README.md.

const limit = { timeout: 60_000 }

test('a type may have the name of a value of an earlier block', limit, () => {
  expect(
    outcomesOf(
      ['ts', 'const Sum = add(1, 2)'],
      ['ts', 'type Sum = typeof Sum\nconst sum: Sum = 3\nsum.toFixed()'],
      ['ts', 'interface Sum { of: Sum }\nexport const one: number = Sum'],
      ['ts', 'type Other = typeof Other'],
    ),
  ).toEqual(['checked', 'checked', 'checked', 'failing'])
})

test('an error of a call is said, not that its name has no import', limit, () => {
  const { findings } = checkFiles({
    'README.md': fenced(['ts', "const one: string = ''"], ['ts', 'const sum = add(one, 2)']),
  })
  expect(findings.map(({ found }) => found)).toEqual([expect.stringMatching(/^TS2345: /)])
})

test('decorators that need the older setting are no errors, and others are', limit, () => {
  const parameter =
    'declare const inject: ParameterDecorator\nclass A { constructor(@inject private store: Store<1>) {} }'
  const member = 'declare const field: PropertyDecorator\nclass A { @field one = 1 }'
  expect(
    outcomesOf(
      ['ts', parameter],
      ['ts', member],
      ['ts', parameter.replace('Store<1>', 'Missing')],
      ['ts', 'declare const a: ClassDecorator\n@a function one() {}'],
    ),
  ).toEqual(['checked', 'checked', 'failing', 'failing'])
})

test('import assignments are checked, and are no errors', limit, () => {
  const required = "import kit = require('acme-kit')\n"
  expect(outcomesOf(['ts', `${required}kit.add(1, 2)`], ['ts', `${required}kit.add(1, '2')`])).toEqual([
    'checked',
    'failing',
  ])
})

test('an import and a `var` of one name are alternatives', limit, () => {
  const both = (args: string) => `import kit from 'acme-kit'\n\nvar kit = require('acme-kit')\nkit.add(${args})`
  expect(outcomesOf(['js', both('1, 2')], ['js', both('1')], ['js', 'var a = 1\nvar a = add(a, 2)'])).toEqual([
    'checked',
    'failing',
    'checked',
  ])
})

test('words above a line announce its error', limit, () => {
  expect(
    outcomesOf(
      ['ts', "// Sadly, this won't work\nadd('1', 2)"],
      ['ts', "add('1', 2) // DON'T DO THIS!"],
      ['ts', "// this works\nadd('1', 2)"],
    ),
  ).toEqual(['fails', 'fails', 'failing'])
})

test.each([
  ['data', "// one\n{ arity: '1', type: 'a' }\n\n// many\n{ arity: 'n', type: 'b' }"],
  ['data', "{ arity: '1' }\n{ arity: 'n' }"],
  ['data', "AcmeError {\n  issues: [\n    { code: 'a', path: [ 'b' ] }\n  ];\n}"],
  ['failing', "AcmeError {\n  issues: [\n    { code: 'a', path: [ 'b'\n  ]\n}"],
])('reads printed values and lists of objects as %s: %j', limit, (outcome, code) => {
  expect(outcomesOf(['ts', code])).toEqual([outcome])
})

test('a body of comments stands for what it returns, and for nothing else', limit, () => {
  const body = 'const make = (use: (text: string) => number): number => use("")\nmake((text) => {\n  // details\n})'
  const others = [`${body}\nmake(1)`, `${body}\nmissing()`, body.replace('// details', 'text')]
  expect(outcomesOf(['ts', body], ...others.map((code) => ['ts', code] as const))).toEqual([
    ...['checked', 'failing', 'failing', 'failing'],
  ])
})

test('a value whose type comes from a package that is not installed may be used', limit, () => {
  const use = 'declare const list: <T>(from: { of?: T }, use: (one: T) => void) => void\n'
  const code = `import { from } from 'not-here'\n${use}list({}, (one) => one.toFixed())\nfrom()`
  expect(outcomesOf(['ts', code], ['ts', code.replace(/.*\n/, 'const from = () => {}\n')])).toEqual([
    'incomplete',
    'failing',
  ])
})

test('an entry point without types is checked in part, and one that does not exist is an error', limit, () => {
  const { blocks } = checkFiles({
    'package.json': { ...manifest, exports: { '.': './dist/index.js', './macro': './macro.js' } },
    'macro.js': 'export const filter = 1',
    'README.md': fenced(
      ['js', "import { filter } from 'acme-kit/macro'\nadd(filter, 2)"],
      ['js', "import { filter } from 'acme-kit/other'\nadd(filter, 2)"],
    ),
  })
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['incomplete', 'failing'])
})

test(
  'an augmentation of the documented package needs no import, and one of a missing module is an error',
  limit,
  () => {
    const augmenting = (name: string) => `declare module '${name}' {\n  interface Store<T> { more: T }\n}`
    expect(outcomesOf(['ts', augmenting('acme-kit')], ['ts', augmenting('acme-kit/nothing')])).toEqual([
      'checked',
      'failing',
    ])
  },
)

test('an installed package: files of readers are not its own, and its JSX runtime makes elements', limit, () => {
  const own = { ...manifest, exports: { '.': './index.js', './jsx/jsx-runtime': './jsx-runtime.js' } }
  const runtime = [
    'export namespace JSX { interface Element { acme: true } interface IntrinsicElements { box: { size?: number } } }',
    'export declare function jsx(type: string, props: object): JSX.Element',
    'export declare const jsxs: typeof jsx',
  ]
  const blocks = fenced(
    ['js', "import { mine } from './config.js'\nadd(mine, 2)"],
    ['tsx', 'const acme: true = (<box size={1} />).acme'],
    ['tsx', '<box size="1" />'],
  )
  const root = writeFiles({
    'node_modules/acme-kit/package.json': own,
    'node_modules/acme-kit/index.d.ts': declarations,
    'node_modules/acme-kit/config.d.ts': 'export declare const other: number\n',
    'node_modules/acme-kit/jsx-runtime.d.ts': runtime.join('\n'),
    'node_modules/acme-kit/README.md': blocks,
  })
  const input = { root, package: { directory: `${root}/node_modules/acme-kit`, manifest: own }, members: [] }
  expect(checkExamples(input).blocks.map(({ outcome }) => outcome)).toEqual(['checked', 'checked', 'failing'])
  const { blocks: unpublished } = checkFiles({
    'config.d.ts': 'export declare const other: number\n',
    'README.md': fenced(['ts', "import { mine } from './config.js'\nadd(mine, 2)"]),
  })
  expect(unpublished.map(({ outcome }) => outcome)).toEqual(['failing'])
})

test('globals of other runtimes and of test runners are types that are not installed', limit, () => {
  expect(
    outcomesOf(
      ['ts', 'Deno.args.map((one: string) => add(one.length, 1))'],
      ['js', "test('adds', () => {\n  beforeEach(() => add(1, 2))\n  expect(add(1, 2)).toBe(3)\n})"],
      ['ts', 'expected(add(1, 2))'],
      ['ts', 'expect(add(1))'],
    ),
  ).toEqual(['incomplete', 'incomplete', 'failing', 'failing'])
})

test('members of a class with decorators get their values from a framework', limit, () => {
  const member = 'declare const field: PropertyDecorator\nclass A { @field one: number; two: string }\nnew A()'
  expect(
    outcomesOf(
      ['ts', member],
      ['ts', 'declare const model: any\n@model\nclass A { one: number }\nnew A()'],
      ['ts', 'class A { one: number }\nnew A()'],
      ['ts', member.replace('two: string', 'two: string = 2')],
    ),
  ).toEqual(['checked', 'checked', 'failing', 'failing'])
})

test('tables, trees of files, values that are comments and decorators alone are no code', limit, () => {
  expect(
    outcomesOf(
      ['ts', '┌──────┬───┐\n│ name │ 1 │\n└──────┴───┘'],
      ['js', 'dir/\n├── one/ // 1\n│   └── {a,b}.js\n╰── two'],
      ['js', 'add(1, 2) //\n/*\n├── one\n*/ add('],
      ['ts', '[{ target: /* an object */, value: 1 }, { target: /* another */ }]'],
      ['ts', '@Directive({ selector: "a" })'],
      ['ts', '@Directive({ selector: "a" }'],
      ['ts', 'const a = /* a value */ { b: }'],
    ),
  ).toEqual(['data', 'data', 'failing', 'elided', 'elided', 'failing', 'failing'])
})

test('a type that is shown alone is no value', limit, () => {
  expect(
    outcomesOf(
      ['ts', 'Store<number> // { get(): number }'],
      ['ts', 'type Values<T> = T[]\nValues<number> // number[]'],
      ['ts', 'type Values<T> = T[]\nadd(Values<number>, 1)'],
    ),
  ).toEqual(['checked', 'checked', 'failing'])
})

test('words that a call throws, or that its type is missing, announce an error', limit, () => {
  expect(
    outcomesOf(
      ['ts', "add(1, '2') // TypeScript: not a number"],
      ['ts', "add(1, '2') // will throw an error"],
      ['ts', 'const twice = (one) => add(one, one) // implicit any'],
      ['ts', "add(1, '2') // throws nothing"],
    ),
  ).toEqual(['fails', 'fails', 'fails', 'failing'])
})

test('a module of the reader decides how many arguments a call has', limit, () => {
  const rest = 'declare function start<T>(of: T, ...rest: T extends { needs: infer N } ? [needs: N] : []): void\n'
  expect(
    outcomesOf(
      ['ts', `import { mine } from './mine.js'\n${rest}start(mine)`],
      ['ts', `import { mine } from './mine.js'\n${rest}start({ needs: 1 })`],
      ['ts', "declare const require: (id: string) => unknown\nrequire(['acme-kit'], () => add(1, 2))"],
    ),
  ).toEqual(['checked', 'failing', 'checked'])
})

test('a required module may be declared again by `var`', limit, () => {
  expect(
    outcomesOf(['js', "var kit = require('acme-kit')\n// or\nvar kit = require('acme-kit')\nkit.add(1, 2)"]),
  ).toEqual(['checked'])
})

test('what is required has the types for `require`', limit, () => {
  const types = { require: './kit.d.cts', default: './kit.d.ts' }
  const own = { ...manifest, exports: { '.': { types, default: './kit.js' } } }
  const { blocks } = checkFiles({
    'package.json': own,
    'kit.d.ts': 'declare const kit: { add(a: number): number }\nexport default kit',
    'kit.d.cts': 'declare const kit: { add(a: number): number; old(): void }\nexport = kit',
    'README.md': fenced(
      ['js', "const kit = require('acme-kit')\nkit.add(1)"],
      ['js', 'kit.old()'],
      ['ts', "import kit = require('acme-kit')\nkit.old()"],
      ['ts', "import kit from 'acme-kit'\nkit.old()"],
      ['js', "const kit = require('acme-kit')\nkit.add()"],
    ),
  })
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['checked', 'checked', 'checked', 'failing', 'failing'])
})

test('a package without types has those of DefinitelyTyped', limit, () => {
  const own = { ...manifest, exports: './index.js' }
  const root = writeFiles({
    'node_modules/acme-kit/package.json': own,
    'node_modules/acme-kit/index.js': '',
    'node_modules/@types/acme-kit/package.json': { name: '@types/acme-kit', version: '1.0.0', types: 'index.d.ts' },
    'node_modules/@types/acme-kit/index.d.ts': declarations,
    'node_modules/acme-kit/README.md': fenced(['js', 'add(1, 2)'], ['ts', "add(1, '2')"]),
  })
  const installed = { directory: `${root}/node_modules/acme-kit`, manifest: own }
  const { blocks, findings } = checkExamples({ root, package: installed, members: [] })
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['checked', 'failing'])
  expect(findings.map(({ code }) => code)).toEqual(['EX-COMPILE'])
})

test('sentences have no paths of the machine', limit, () => {
  const store = 'class Store<T> { own!: T }\nconst one: Store<number> = new kit.Store(1)'
  const { findings } = checkFiles({ 'README.md': fenced(['ts', `import * as kit from 'acme-kit'\n${store}`]) })
  expect(findings.map(({ found }) => found)).toEqual([
    `TS2741: Property 'own' is missing in type 'import("./index").Store<number>' but required in type 'Store<number>'`,
  ])
})

test('code that is nested too deeply fails alone', limit, () => {
  const deep = `${'['.repeat(6000)}${']'.repeat(6000)}`
  const { blocks, findings } = checkFiles({
    'src/deep.ts': `/**\n * \`\`\`ts\n * add(1)\n * \`\`\`\n */\nexport const deep = ${deep}\n`,
    'README.md': fenced(
      ['ts', `const a = ${deep}`],
      ['ts', `add(1, 1${' + 1'.repeat(2000)})`],
      // The compiler's parser takes it, and its comparison of types takes seconds.
      ['ts', `const a = ${'[{ b: '.repeat(60)}1${' }]'.repeat(60)}`],
      ['ts', `const a = ${'[{ b: '.repeat(40)}1${' }]'.repeat(40)}`],
      ['ts', 'add(1, 2)'],
    ),
  })
  expect(blocks.map(({ outcome }) => outcome)).toEqual(['failing', 'failing', 'failing', 'checked', 'checked'])
  expect(findings.map(({ code, found }) => `${code} ${found}`)).toEqual([
    'EX-UNREADABLE code that is nested too deeply',
    ...Array.from({ length: 3 }, () => 'EX-SYNTAX TS0: the code is nested too deeply'),
  ])
})
