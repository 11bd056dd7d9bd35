import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reportText, temporaryRepository } from '../../test/repository.ts'
import { temporaryFiles } from '../../test/temporary-files.ts'
import type { ReviewResult } from '../result.ts'
import { review } from './review.ts'

const repository = temporaryRepository()
const { git, report, write, commit, remove } = repository

const run = (base = 'base'): ReviewResult => review({ root: repository.root, base, today: '2026-06-01' })
const rules = ({ findings }: ReviewResult): string[] =>
  findings.map(({ entry, symbol, rule }) => `${entry} ${symbol} ${rule}`)

describe('what is compared', () => {
  test('types that the package keeps to itself, at the places where they are used', () => {
    const wait = '// @public\nexport function wait(ref: string, options?: Partial<Options>): void;'
    const unexported = (type: string) =>
      `// @public\ninterface Inner { a: 1 }\n\n// @public\ninterface Options { delay: ${type}; inner: Inner }\n\n${wait}`
    report('a', unexported('number'))
    commit('base')
    report('a', unexported('string'))
    const { findings } = run()
    expect(findings).toMatchObject([
      { symbol: 'wait.delay', rule: 'type-changed', pragmatic: 'major', proof: 'proven' },
    ])
    expect(JSON.stringify(findings)).not.toContain('L.Options')
    report('a', unexported('number').replaceAll('Options', 'Settings'))
    expect(rules(run())).toEqual([])
    // A report that was written without such types says only their names.
    report('a', wait)
    expect(rules(run())).toEqual([])
    commit('without')
    report('a', unexported('number'))
    expect(rules(review({ root: repository.root, base: 'without', today: '2026-06-01' }))).toEqual([])
  })

  test('a type of another package or entry point: the finding stays where it is declared, and where it is used', () => {
    const declared = (type: string) => `// @public\nexport interface Foo { x: ${type} }`
    const used = (from: string, more: string) =>
      `import { Foo } from '${from}';\n\n// @public\nexport type Pair = [Foo['x'], Foo['x']];\n\n// @public\nexport function first(): Foo;${more}`
    const reports = (type: string, more: string) => {
      report('a', used('@r/a/core', more))
      write('api-reports/a.core.api.md', reportText('a', declared(type)))
      report('b', used('@r/a/core', more))
    }
    reports('string', '')
    commit('base')
    reports('number', '\n\n// @public\nexport const more: 1;')
    const { findings, packages } = run()
    const breaks = findings.filter(({ pragmatic }) => pragmatic === 'major')
    expect(breaks.map(({ entry, symbol, proof }) => `${entry} ${symbol} ${proof}`)).toEqual([
      '@r/a/core Foo.x proven',
      '@r/b Pair proven',
    ])
    expect(breaks[0]?.also).toContainEqual({ entry: '@r/a', symbol: 'Pair' })
    expect(packages.map(({ name, bump }) => `${name} ${bump}`)).toEqual(['@r/a major', '@r/b major'])
  })

  test('members of a namespace of `export * as`, which a report does not export', () => {
    const field = (type: string) =>
      `declare namespace field {\n    export {\n        text\n    }\n}\n\n// @public\nfunction text(): ${type};`
    report('a', field('string'))
    commit('base')
    report('a', field('number'))
    expect(rules(run())).toEqual(['@r/a field.text type-changed'])
    report('a', '// @public\nexport const other: 1;')
    expect(rules(run())).toContain('@r/a field export-removed')
  })

  test('no placeholder of a type that is not declared is in a finding', () => {
    const wait = (first: string) => `// @public\nexport function wait(${first}options?: Partial<Options>): void;`
    report('a', wait(''))
    commit('base')
    report('a', wait('ref: string, '))
    const { findings } = run()
    expect(findings.length).toBeGreaterThan(0)
    expect(JSON.stringify(findings)).not.toContain('signpost-undeclared')
  })

  test('changed reports, with what they import from the same side, and nothing else', () => {
    report('types', '// @public\nexport interface A { x: 1; y: 1 }')
    report('user', "import type { A } from '@r/types';\n\n// @public\nexport function f(): A;")
    report('other', '// @public\nexport const other: 1;')
    commit('base')
    report('types', '// @public\nexport interface A { x: 1 }')
    report(
      'user',
      "import type { A } from '@r/types';\n\n// @public\nexport function f(): A;\n\n// @public\nexport const added: 1;",
    )
    const result = run()
    expect(rules(result)).toEqual(['@r/types A.y property-removed', '@r/user added export-added'])
    expect(result).toMatchObject({ outcome: 'breaking', unchanged: 1, verdict: { pragmatic: 'major' } })
    // `A`, and `f`, which returns one; the report that did not change is not among them.
    expect(result.coverage).toEqual({ exports: 2, equal: 0, changed: 2, notComparable: [] })
    expect(result.findings[0]).toMatchObject({
      package: '@r/types',
      proof: 'proven',
      place: { file: 'api-reports/types.api.md', line: 8 },
    })
  })

  test('a type of another package once, however far the packages are apart that mention it', () => {
    report('a', '// @public\nexport interface A { x: 1; y: 1 }')
    report('b', "import type { A } from '@r/a';\n\n// @public\nexport interface B { a: A }")
    report('c', "import type { B } from '@r/b';\n\n// @public\nexport function c(): B;")
    commit('base')
    report('a', '// @public\nexport interface A { x: 1 }')
    report('b', "import type { A } from '@r/a';\n\n// @public\nexport interface B { a: A; b?: 1 }")
    report('c', "import type { B } from '@r/b';\n\n// @public\nexport function c(b?: 1): B;")
    expect(rules(run())).toEqual([
      '@r/a A.y property-removed',
      '@r/b B.b optional-property-added',
      '@r/c c optional-parameter-added',
    ])
  })

  test('the last common commit, so that newer commits of the base are no change of the head', () => {
    report('a', '// @public\nexport const a: 1;')
    commit('start')
    git('checkout', '--quiet', '-b', 'feature')
    report('b', '// @public\nexport const b: 1;')
    commit('work')
    git('checkout', '--quiet', 'main')
    report('c', '// @public\nexport const c: 1;')
    commit('newer')
    git('checkout', '--quiet', 'feature')
    expect(rules(run('main'))).toEqual(['@r/b  entry-added'])
  })

  test('the working tree, which need not be committed, in a subfolder of a repository too', () => {
    write('inner/package.json', JSON.stringify({ name: '@r/a' }))
    write('inner/api-reports/a.api.md', reportText('a', '// @public\nexport const a: 1;'))
    commit('base')
    write('inner/api-reports/a.api.md', reportText('a', '// @public\nexport const b: 1;'))
    const result = review({ root: join(repository.root, 'inner'), base: 'base', today: '2026-06-01' })
    expect(rules(result)).toEqual(['@r/a a export-removed', '@r/a b export-added'])
  })

  test('only the packages of a filter, by name or pattern', () => {
    report('a', '// @public\nexport const a: 1;')
    report('b', '// @public\nexport const b: 1;')
    commit('base')
    report('a', '// @public\nexport const a: 2;')
    report('b', '// @public\nexport const c: 1;')
    const narrowed = (...filter: string[]) =>
      review({ root: repository.root, base: 'base', filter, today: '2026-06-01' })
    expect(narrowed('@r/b').packages.map(({ name }) => name)).toEqual(['@r/b'])
    expect(new Set(narrowed('@r/b').findings.map((one) => one.package))).toEqual(new Set(['@r/b']))
    expect(narrowed('@r/*').packages).toHaveLength(2)
    expect(() => narrowed('@r/bb')).toThrow('Did you mean "@r/b"?')
  })

  test('never files of the base in the working tree: nothing is checked out', () => {
    report('a', '// @public\nexport const a: 1;')
    commit('base')
    remove('api-reports/a.api.md')
    expect(rules(run())).toEqual(['@r/a  entry-removed'])
    expect(existsSync(join(repository.root, 'api-reports/a.api.md'))).toBe(false)
    expect(git('status', '--porcelain')).toBe('D api-reports/a.api.md')
  })

  test.each([
    ['line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['the headline of version 6', (text: string) => text.replace('API Report File', 'API Review File')],
    [
      'notes of another version',
      (text: string) => text.replace('// @public', '// Warning: (ae-x) "y" is.\n//\n// @public'),
    ],
    [
      'the link of another version',
      (text: string) => text.replace('https://api-extractor.com/', 'http://aka.ms/extractor'),
    ],
  ])('%s alone are no change', (_, edit) => {
    const text = reportText('a', '// @public\nexport function f(): void;')
    write('packages/a/package.json', '{"name":"@r/a"}')
    write('api-reports/a.api.md', text)
    commit('base')
    write('api-reports/a.api.md', edit(text))
    expect(run()).toMatchObject({ outcome: 'unchanged', findings: [] })
  })

  test('entry points of one package', () => {
    report('a', '// @public\nexport const a: 1;')
    write('api-reports/a.core.api.md', reportText('a', '// @public\nexport const core: 1;'))
    commit('base')
    write('api-reports/a.core.api.md', reportText('a', '// @public\nexport const core: 2;'))
    expect(run().findings).toMatchObject([{ entry: '@r/a/core', package: '@r/a' }])
  })

  test('a renamed package: its old name is gone, and its API is compared under the new one', () => {
    const api = (last: string) =>
      `// @public\nexport const a: 1;\n\n// @public\nexport const b: 1;\n\n// @public\nexport const c: 1;\n\n// @public\nexport const d: ${last};`
    report('old', api('1'))
    commit('base')
    remove('api-reports/old.api.md')
    remove('packages/old')
    report('new', api('2'))
    const result = run()
    expect(rules(result)).toEqual(['@r/old  entry-removed', '@r/new d constant-changed'])
    expect(result.packages).toMatchObject([
      { name: '@r/new', status: 'added', renamedFrom: '@r/old' },
      { name: '@r/old', status: 'removed' },
    ])
  })
})

test('packages that depend on a changed one, or whose API mentions its types, may be affected', () => {
  report('types', '// @public\nexport interface A { x: 1 }')
  report('mentions', "import type { A } from '@r/types';\n\n// @public\nexport interface B { a: A }")
  report('passes', "import type { B } from '@r/mentions';\n\n// @public\nexport function f(): B;")
  report('uses', '// @public\nexport const u: 1;', { dependencies: { '@r/types': '*' } })
  report('alone', '// @public\nexport const o: 1;')
  commit('base')
  report('types', '// @public\nexport interface A { x: 2 }')
  expect(run().packages).toMatchObject([{ name: '@r/types', affected: ['@r/mentions', '@r/passes', '@r/uses'] }])
})

test('a finding is at the source line when the extraction is that of the report', () => {
  report('a', '// @public\nexport function f(): void;')
  commit('base')
  report('a', '// @public\nexport function f(x: 1): void;')
  write('packages/a/.api/a.api.md', reportText('a', '// @public\nexport function f(x: 1): void;'))
  const declarations = [{ source: { file: 'src/f.ts', line: 12 } }]
  const facts = { entryPoints: [{ report: 'a.api.md', exports: [{ name: 'f', declarations }] }] }
  write('packages/a/.api/a.facts.json', JSON.stringify(facts))
  expect(run().findings[0]?.place).toEqual({ file: 'packages/a/src/f.ts', line: 12 })
  write('packages/a/.api/a.api.md', 'of an earlier extraction')
  expect(run().findings[0]?.place).toEqual({ file: 'api-reports/a.api.md', line: 8 })
})

describe('ids of findings', () => {
  const api = (delay: string, more = '') =>
    `// @public\nexport interface Options {\n    delay: ${delay};\n${more}}\n\n// @public\nexport function f(options: Options): void;`

  test('are the same after an edit of another symbol or member', () => {
    report('a', api('number'))
    commit('base')
    report('a', api('string'))
    const [{ id } = { id: '' }] = run().findings
    report('a', `// @public\nexport const first: 1;\n\n${api('string', '    other?: 1;\n')}`)
    expect(run().findings.map((finding) => finding.id)).toContain(id)
  })

  test('are others after another change of the same symbol', () => {
    report('a', api('number'))
    commit('base')
    report('a', api('string'))
    const [{ id } = { id: '' }] = run().findings
    report('a', api('boolean'))
    expect(run().findings.map((finding) => finding.id)).not.toContain(id)
  })

  test('can be passed by any shell', () => {
    report('a', '// @public\nexport const $: 1;\n\n// @public\nexport interface A { "x y`$(id)`": 1 }')
    commit('base')
    report('a', '// @public\nexport const b: 1;\n\n// @public\nexport interface A { b: 1 }')
    for (const { id } of run().findings) expect(id).toMatch(/^[\w@./:~-]+$/)
  })
})

describe('what cannot be read', () => {
  const shallow = temporaryFiles()

  test.each([
    ['conflict markers', (text: string) => `${text}<<<<<<< ours\n`, 'has merge conflict markers'],
    ['a lost end', (text: string) => text.slice(0, -5), 'it is truncated'],
    [
      'a lost end within the declarations',
      (text: string) => text.replace('void;', ''),
      ':8: found "export function f():"',
    ],
    ['no headline', () => 'text', 'does not begin with'],
    ['a package that is none', (text: string) => text.replace('@r/a', '../x'), 'expected the name of a package'],
    ['another variant', (text: string) => text.replace('## API', '## Public API'), 'is a public report'],
  ])('%s fails the review', (_, edit, message) => {
    report('a', '// @public\nexport function f(): void;')
    report('b', '// @public\nexport const b: 1;')
    commit('base')
    write('api-reports/a.api.md', edit(reportText('a', '// @public\nexport function f(): void;')))
    report('b', '// @public\nexport const c: 1;')
    expect(() => run()).toThrow(message)
  })

  test('a report that is broken on both sides fails too, and every one is named', () => {
    report('a', '<<<<<<< ours')
    write('api-reports/b.api.md', 'text')
    commit('base')
    expect(() => run()).toThrow(/a\.api\.md has merge conflict markers.*\n.*b\.api\.md does not begin with/)
  })

  test('a report is parsed when what changed imports it, and not when it is equal and nothing changed names it', () => {
    const broken = '// @public\nexport function f():'
    report('a', `import { X } from '@r/c'\n\n// @public\nexport const a: X;`)
    report('b', '// @public\nexport const b: 1;')
    report('c', broken)
    commit('base')
    report('b', '// @public\nexport const b: 2;')
    expect(run().findings).toHaveLength(1)
    report('a', `import { X } from '@r/c'\n\n// @public\nexport const a: X[];`)
    expect(() => run()).toThrow(/^api-reports\/c\.api\.md:8: found "export function f\(\):"/)
  })

  test('a link on either side, which could lead out of the repository', () => {
    report('a', '// @public\nexport const a: 1;')
    commit('base')
    symlinkSync('/etc/hostname', join(repository.root, 'api-reports/b.api.md'))
    expect(() => run()).toThrow('api-reports/b.api.md is not a file')
    commit('linked')
    remove('api-reports/b.api.md')
    expect(() => run('linked')).toThrow('b.api.md is a symbolic link')
  })

  test('bytes that are not UTF-8', () => {
    report('a', '// @public\nexport const a: 1;')
    commit('base')
    writeFileSync(join(repository.root, 'api-reports/b.api.md'), Buffer.from([0xff, 0xfe, 0x00]))
    expect(() => run()).toThrow('api-reports/b.api.md:1: found bytes that are not UTF-16LE')
  })

  test('two packages of one name', () => {
    report('a', '// @public\nexport const a: 1;')
    commit('base')
    write('api-reports/b.api.md', reportText('a', '// @public\nexport const a: 1;'))
    expect(() => run()).toThrow('api-reports/b.api.md and api-reports/a.api.md are both of "@r/a"')
    remove('api-reports/b.api.md')
    write('packages/b/package.json', '{"name":"@r/a"}')
    expect(() => run()).toThrow('packages/b and packages/a are both packages named "@r/a"')
  })

  test.each([
    'nope',
    '-x',
    '--upload-pack=touch x',
    '',
    'a b',
    `'"`,
    '$(touch pwned)',
    '`touch pwned`',
    'main..base',
    'a\0b',
  ])('the base %j', (base) => {
    report('a', '// @public\nexport const a: 1;')
    commit('base')
    expect(() => run(base)).toThrow(/Git finds no commit|expected a branch, a tag or a commit/)
    expect(git('status', '--porcelain')).toBe('')
  })

  test('a base with spaces and quotes in its name is found', () => {
    report('a', '// @public\nexport const a: 1;')
    commit('base')
    git('branch', `it's-$(id)`)
    expect(run(`it's-$(id)`).outcome).toBe('unchanged')
    expect(run('HEAD@{0}').outcome).toBe('unchanged')
  })

  test('a shallow clone without the base says how to get it', () => {
    report('a', '// @public\nexport const a: 1;')
    commit('base')
    report('a', '// @public\nexport const a: 2;')
    commit('head')
    git('clone', '--quiet', '--depth=1', '--no-tags', `file://${repository.root}`, join(shallow.root, 'clone'))
    const clone = () => review({ root: join(shallow.root, 'clone'), base: 'base', today: '2026-06-01' })
    expect(clone).toThrow('Git finds no commit "base". This clone is shallow: run `git fetch --unshallow`')
  })

  test('a folder without reports, and one outside git', () => {
    commit('base')
    expect(() => run()).toThrow('has no reports in api-reports/')
    expect(() => review({ root: shallow.root, base: 'base', today: '2026-06-01' })).toThrow(
      'is not in a git repository',
    )
  })
})

describe('manifests', () => {
  const manifest = (fields: Record<string, unknown>): Record<string, unknown> => ({
    name: '@r/a',
    version: '1.2.0',
    exports: { '.': './a.js', './core': './core.js' },
    ...fields,
  })
  const change = (before: Record<string, unknown>, after: Record<string, unknown>): ReviewResult => {
    report('a', '// @public\nexport const a: 1;')
    write('packages/a/package.json', JSON.stringify(manifest(before), undefined, 2))
    commit('base')
    write('packages/a/package.json', JSON.stringify(manifest(after), undefined, 2))
    return run()
  }

  test('what a manifest no longer promises is a break of its package, at its line', () => {
    const result = change(
      { engines: { node: '>=18' } },
      { engines: { node: '>=20' }, exports: { '.': './a.js' }, peerDependencies: { react: '^18' } },
    )
    expect(result.findings).toMatchObject([
      { rule: 'entry-removed', entry: '@r/a/core', place: { line: 4 } },
      { rule: 'engines-narrowed', package: '@r/a', entry: '@r/a', place: { file: 'packages/a/package.json', line: 8 } },
      { rule: 'peer-added', symbol: 'peerDependencies.react', place: { line: 11 } },
    ])
    expect(result).toMatchObject({
      outcome: 'breaking',
      packages: [{ name: '@r/a', status: 'changed', bump: 'major' }],
    })
  })

  test('commands, platforms, conditions and dependencies of public types are compared, at their lines', () => {
    report('a', "import { B } from 'b';\n\n// @public\nexport const a: B;")
    const before = {
      bin: { x: './x.js' },
      dependencies: { b: '^1' },
      exports: { browser: './w.js', default: './a.js' },
    }
    const after = { bin: {}, dependencies: { b: '^2' }, exports: './a.js', os: ['linux'] }
    write('packages/a/package.json', JSON.stringify(manifest(before), undefined, 2))
    commit('base')
    write('packages/a/package.json', JSON.stringify(manifest(after), undefined, 2))
    expect(run().findings.map(({ rule, place, pragmatic }) => `${rule} ${place.line} ${pragmatic}`)).toEqual([
      'bin-removed 5 major',
      'platform-narrowed 9 major',
      'environment-removed 4 minor',
      'public-dependency-changed 7 minor',
    ])
  })

  test('an entry point that goes with its report is one finding', () => {
    report('a.core', '// @public\nexport const core: 1;')
    const manifests = { name: '@r/a', version: '1.2.0' }
    const entries = { '.': './a.js', './core': './core.js' }
    report('a', '// @public\nexport const a: 1;', { ...manifests, exports: entries })
    write('api-reports/a.core.api.md', reportText('a', '// @public\nexport const core: 1;'))
    commit('base')
    remove('api-reports/a.core.api.md')
    write('packages/a/package.json', JSON.stringify({ ...manifests, exports: { '.': './a.js' } }))
    expect(rules(run())).toEqual(['@r/a/core  entry-removed'])
  })

  test.each([
    ['of a private package', { private: true }, { private: true, engines: { node: '>=99' } }],
    ['that consumers do not see', {}, { version: '1.3.0', scripts: { build: 'tsc' }, devDependencies: { b: '1' } }],
  ])('changes %s are none', (_, before, after) => {
    expect(change(before, after)).toMatchObject({ outcome: 'unchanged', findings: [], packages: [] })
  })

  test('a package without a report is reviewed by its manifest', () => {
    report('a', '// @public\nexport const a: 1;')
    write('packages/plain/package.json', JSON.stringify({ name: 'plain', version: '1.0.0', exports: './a.cjs' }))
    commit('base')
    write('packages/plain/package.json', JSON.stringify({ name: 'plain', version: '1.0.0', exports: './a.mjs' }))
    expect(run()).toMatchObject({
      packages: [{ name: 'plain', status: 'changed', pragmatic: 'major' }],
      unchanged: 1,
      findings: [{ rule: 'require-removed' }, { rule: 'module-format-changed' }],
    })
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    [
      'deno.json, at its lines',
      { 'deno.json': { name: '@r/a', version: '0.3.0', exports: { '.': './mod.ts', './core': './core.ts' } } },
      { 'deno.json': { name: '@r/a', version: '0.3.0', exports: { '.': './src/mod.ts', './more': './more.ts' } } },
      ['@r/a/core entry-removed deno.json:4', '@r/a/more entry-added deno.json:6'],
    ],
    [
      'another file of JSR, in which they moved',
      { 'deno.json': { name: '@r/a', version: '1.0.0', exports: { '.': './mod.ts', './core': './core.ts' } } },
      { 'jsr.json': { name: '@r/a', version: '1.0.0', exports: './mod.ts' }, 'deno.json': { tasks: {} } },
      ['@r/a/core entry-removed jsr.json:4'],
    ],
    [
      'JSR beside package.json, by their own name',
      {
        'package.json': { name: '@r/a', version: '1.0.0', exports: './mod.js' },
        'jsr.json': { name: '@jsr-r/a', version: '1.0.0', exports: { '.': './mod.ts', './core': './core.ts' } },
      },
      {
        'package.json': { name: '@r/a', version: '1.0.0', exports: './mod.js' },
        'jsr.json': { name: '@jsr-r/a', version: '1.0.0', exports: { '.': './mod.ts' } },
      },
      ['@jsr-r/a/core entry-removed jsr.json:4'],
    ],
    [
      'JSR that is left',
      {
        'package.json': { name: '@r/a', version: '1.0.0', exports: './mod.js' },
        'jsr.json': { name: '@r/a', version: '1.0.0', exports: './mod.ts' },
      },
      { 'package.json': { name: '@r/a', version: '1.0.0', exports: './mod.js' } },
      ['@r/a entry-removed package.json:4'],
    ],
    [
      'npm that is left for JSR',
      { 'package.json': { name: '@r/a', version: '1.0.0', exports: './mod.js' } },
      { 'deno.json': { name: '@r/a', version: '1.0.0', exports: './mod.ts' } },
      ['@r/a entry-removed deno.json:4'],
    ],
  ])('exports of %s are compared', (_, before, after, expected) => {
    report('a', '// @public\nexport const a: 1;')
    remove('packages/a/package.json')
    const files = (all: Record<string, unknown>) => {
      for (const [name, fields] of Object.entries(all))
        write(`packages/a/${name}`, JSON.stringify(fields, undefined, 2))
    }
    files(before)
    commit('base')
    for (const name of Object.keys(before)) remove(`packages/a/${name}`)
    files(after)
    const { findings } = run()
    expect(findings.map(({ entry, rule, place }) => `${entry} ${rule} ${place.file.slice(11)}:${place.line}`)).toEqual(
      expected,
    )
    expect(findings.every(({ package: name }) => name === '@r/a')).toBe(true)
  })

  test('a package of Deno has the version of its manifest, with its rule for 0.x', () => {
    report('a', '// @public\nexport const a: 1;')
    remove('packages/a/package.json')
    write('packages/a/deno.jsonc', '// A comment.\n{"name": "@r/a", "version": "0.3.0", "exports": {"./b": "./b.ts"}}')
    commit('base')
    write('packages/a/deno.jsonc', '// A comment.\n{"name": "@r/a", "version": "0.3.0", "exports": {"./c": "./c.ts"}}')
    expect(run().packages).toMatchObject([{ name: '@r/a', version: '0.3.0', bump: 'minor' }])
  })

  test('a finding of a manifest is accepted by its id', () => {
    const [finding] = change({ exports: { './*': './*.js' } }, { exports: {} }).findings
    expect(finding?.id).toMatch(/^@r\/a\/_:\.:entry-removed:[0-9a-f]{10}$/)
    write(
      'api-reports/accepted.json',
      JSON.stringify({ accepted: [{ finding: finding?.id, reason: 'Nobody imported these.' }] }),
    )
    expect(run()).toMatchObject({ outcome: 'accepted' })
  })
})
