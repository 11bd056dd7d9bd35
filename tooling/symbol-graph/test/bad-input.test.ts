import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ApiPackage } from '@microsoft/api-extractor-model'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createExtractor, type PackageFacts } from '@signpost/api-extract'
import { runCheck } from '../src/cli/run-check.ts'
import { buildGraph, createGraphSession, type PackageInput } from '../src/index.ts'
import { DocModelError } from '../src/read/doc-model-error.ts'
import { loadDocModel } from '../src/read/load-doc-model.ts'
import { readPackage } from '../src/read/package-source.ts'
import { parseFacts } from '../src/read/parse-facts.ts'
import { parseModelItem } from '../src/read/parse-model-item.ts'
import { openGraph } from '@signpost/graph-model'
import { extractInto, temporaryFolder } from './extract-case.ts'
import { officialItems } from './official-items.ts'

vi.setConfig({ testTimeout: 60_000 })

let root: string
let healthy: PackageInput
let model: string

beforeAll(() => {
  root = temporaryFolder()
  healthy = extractInto(root, 'overloads', 'core', 'healthy')
  model = readFileSync(path.join(healthy.apiFolder, 'healthy.api.json'), 'utf8')
}, 60_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Writes a model to a new file. */
function modelFile(name: string, text: string | Buffer): string {
  const file = path.join(root, name)
  writeFileSync(file, text)
  return file
}

function withSchema(schema: unknown, oldest?: unknown): string {
  const json = JSON.parse(model) as { metadata: Record<string, unknown> }
  json.metadata['schemaVersion'] = schema
  if (oldest === undefined) delete json.metadata['oldestForwardsCompatibleVersion']
  else json.metadata['oldestForwardsCompatibleVersion'] = oldest
  return JSON.stringify(json)
}

function accepts(load: () => unknown): boolean {
  try {
    load()
    return true
  } catch {
    return false
  }
}

/** A thousand copies of the model, each with another byte changed. */
function* flippedModels(): Generator<[at: number, bytes: Buffer]> {
  const bytes = Buffer.from(model)
  for (let index = 0; index < 1000; index += 1) {
    const at = Math.floor((bytes.length / 1000) * index)
    const flipped = Buffer.from(bytes)
    flipped[at] = flipped[at]! ^ 0x15
    yield [at, flipped]
  }
}

describe('loadDocModel', () => {
  const versions: [unknown, unknown][] = [
    ...Array.from({ length: 13 }, (_, index): [number, undefined] => [1000 + index, undefined]),
    [1012, 1011],
    [1012, 1012],
    [1012, 'x'],
    [undefined, undefined],
    ['1011', undefined],
    [null, undefined],
  ]

  test.for(versions)('R34: takes schema %s, oldest %s, exactly when the official loader does', ([schema, oldest]) => {
    const file = modelFile('schema.api.json', withSchema(schema, oldest))
    const official = accepts(() => ApiPackage.loadFromJsonFile(file))
    expect(accepts(() => loadDocModel(file, 'schema.api.json'))).toBe(official)
    if (official) return
    expect(() => loadDocModel(file, 'schema.api.json')).toThrow(DocModelError)
    expect(() => loadDocModel(file, 'schema.api.json')).toThrow(
      /^schema\.api\.json: found .*expected .*schema 1001 to 1011/u,
    )
  })

  test('R35: a model cut off at 1,000 places is a typed error', () => {
    for (let index = 0; index < 1000; index += 1) {
      const cut = Math.floor(((model.trimEnd().length - 1) / 1000) * index)
      const file = modelFile('cut.api.json', model.slice(0, cut))
      expect(() => loadDocModel(file, 'cut.api.json'), `cut at ${cut}`).toThrow(DocModelError)
    }
  })

  test('R35: flipped bytes give items or a typed error', () => {
    for (const [at, flipped] of flippedModels()) {
      const file = modelFile('flipped.api.json', flipped)
      let found: unknown
      try {
        found = loadDocModel(file, 'flipped.api.json').items
      } catch (error) {
        found = error
      }
      expect(Array.isArray(found) || found instanceof DocModelError, `byte ${at}: ${String(found)}`).toBe(true)
    }
  })

  test.for([
    ['a missing file', 'SG-MODEL-MISSING', undefined],
    ['an empty file', 'SG-MODEL-UNREADABLE', ''],
    ['deep nesting', 'SG-MODEL-UNREADABLE', '['.repeat(10_000)],
    ['UTF-16', 'SG-MODEL-UNREADABLE', Buffer.from('{"metadata":{}}', 'utf16le')],
    ['a list', 'SG-MODEL-SCHEMA', '[]'],
    ['null', 'SG-MODEL-SCHEMA', 'null'],
  ] as const)('R35: %s is %s', ([name, code, content]) => {
    const file = path.join(root, `${name}.api.json`)
    if (content !== undefined) writeFileSync(file, content)
    expect(() => loadDocModel(file, 'core.api.json')).toThrow(expect.objectContaining({ name: 'DocModelError', code }))
  })

  test.each([
    'overloads',
    'generics',
    'odd-members',
    'enums',
    'nested-namespaces',
    'inherited',
    'release-tags',
    'hostile-text',
  ])('reads what the official loader reads: %s', (name) => {
    const { apiFolder } = extractInto(root, name, 'core', `official-${name}`)
    const file = path.join(apiFolder, readdirSync(apiFolder).find((one) => one.endsWith('.api.json'))!)
    expect(loadDocModel(file, 'core.api.json').items).toEqual(officialItems(file))
  })

  test('R35: a damaged model is read as the damaged text stands, or not at all', () => {
    for (const [at, damaged] of flippedModels()) {
      let items: unknown
      try {
        items = loadDocModel(modelFile('damaged.api.json', damaged), 'core.api.json').items
      } catch {
        continue
      }
      const json = JSON.parse(damaged.toString('utf8')) as { members: [{ members: unknown[] }] }
      expect(items, `byte ${at}`).toEqual(json.members[0].members.map(parseModelItem))
    }
  })

  test('an item that API Extractor does not write is an error that names it and the field', () => {
    const load = (change: (items: Record<string, unknown>[]) => void): void => {
      const json = JSON.parse(model) as { members: [{ members: Record<string, unknown>[] }] }
      change(json.members[0].members)
      loadDocModel(modelFile('odd.api.json', JSON.stringify(json)), 'odd.api.json')
    }
    expect(() => load(() => {})).not.toThrow()
    expect(() => load(([first]) => (first!['kind'] = 'Riddle'))).toThrow(
      /^odd\.api\.json: found \d+ bytes that cannot be read \("Riddle" as kind of @acme\/core!on:function\(1\)\)/u,
    )
    expect(() => load(([first]) => (first!['excerptTokens'] = [7]))).toThrow(/\(7 in @acme\/core!on:function\(1\)\)/u)
    expect(() => load(([first]) => (first!['returnTypeTokenRange'] = {}))).toThrow(
      /\(\{\} as returnTypeTokenRange of /u,
    )
    expect(() => load((items) => items.push(null!))).toThrow(/\(null in a member\)/u)
  })

  test('R34: NaN for a schema is a typed error', () => {
    const file = modelFile('nan.api.json', model.replace(/"schemaVersion": \d+/u, '"schemaVersion": NaN'))
    expect(() => loadDocModel(file, 'nan.api.json')).toThrow(DocModelError)
  })

  test('R35: lines may end in CRLF, and of a key that stands twice the last counts', () => {
    const items = loadDocModel(modelFile('plain.api.json', model), 'core.api.json').items
    expect(loadDocModel(modelFile('crlf.api.json', model.replaceAll('\n', '\r\n')), 'core.api.json').items).toEqual(
      items,
    )
    const twice = model.replace('"kind": "Package"', '"kind": "Class",\n  "kind": "Package"')
    expect(twice).not.toBe(model)
    expect(loadDocModel(modelFile('twice.api.json', twice), 'core.api.json').items).toEqual(items)
  })

  test('R35: a byte order mark and members nested 10,000 deep are typed errors', () => {
    const deep = `${'{"kind":"Namespace","name":"n","members":['.repeat(10_000)}${']}'.repeat(10_000)}`
    const nested = model.replace('"members": [', `"members": [${deep},`)
    for (const [name, text] of [
      ['bom', `\uFEFF${model}`],
      ['deep', nested],
    ] as const) {
      const file = modelFile(`${name}.api.json`, text)
      expect(() => loadDocModel(file, 'core.api.json'), name).toThrow(DocModelError)
    }
  })

  test('R35: a directory in place of a file', () => {
    const file = path.join(root, 'folder.api.json')
    mkdirSync(file)
    expect(() => loadDocModel(file, 'core.api.json')).toThrow(/found a directory/u)
  })
})

describe('a broken package', () => {
  test.for([
    [
      'a truncated doc model',
      'degraded',
      (api: string) => writeFileSync(path.join(api, 'broken.api.json'), model.slice(0, 500)),
    ],
    ['an empty doc model', 'degraded', (api: string) => writeFileSync(path.join(api, 'broken.api.json'), '')],
    ['no doc model', 'degraded', (api: string) => rmSync(path.join(api, 'broken.api.json'))],
    ['another schema', 'degraded', (api: string) => writeFileSync(path.join(api, 'broken.api.json'), withSchema(1999))],
    ['no facts', 'degraded', (api: string) => rmSync(path.join(api, 'broken.facts.json'))],
    [
      'broken facts',
      'degraded',
      (api: string) => writeFileSync(path.join(api, 'broken.facts.json'), '{"formatVersion":'),
    ],
    [
      'facts of another format',
      'degraded',
      (api: string) => writeFileSync(path.join(api, 'broken.facts.json'), '{"formatVersion":9}'),
    ],
    ['nothing at all', 'failed', (api: string) => rmSync(api, { recursive: true })],
  ] as const)('with %s is %s; the other one is as before', async ([name, status, breakIt]) => {
    const folder = path.join(root, name)
    const broken = extractInto(folder, 'rename', 'core', 'broken')
    breakIt(broken.apiFolder)
    const manifest = path.join(broken.folder, 'package.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('@acme/core', '@acme/broken'))
    const facts = path.join(broken.apiFolder, 'broken.facts.json')
    if (existsSync(facts)) writeFileSync(facts, readFileSync(facts, 'utf8').replace('@acme/core', '@acme/broken'))

    const { manifest: built, diagnostics } = await buildGraph({
      packages: [broken, healthy],
      out: path.join(folder, 'graph'),
    })
    const found = built.packages.find(({ folder: repoPath }) => repoPath === 'packages/broken')!
    expect(found.status).toBe(status)
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
    expect(diagnostics.every(({ file, nextStep }) => !file.startsWith('/') && nextStep !== '')).toBe(true)

    const graph = openGraph(path.join(folder, 'graph'))
    expect(graph.byId('healthy!on')?.facets[0]?.signatures).toHaveLength(2)
    const pages = graph.package(found.slug)!.symbols.map(({ id }) => id.slice(id.indexOf('!') + 1))
    expect(pages).toEqual(status === 'failed' ? [] : ['Outer', 'make'])
    if (status === 'degraded') {
      const [signature] = graph.byId(`${found.slug}!make`)!.facets[0]!.signatures
      expect(signature?.docs.summaryText).toBe('Makes an Inner.')
      expect(signature?.line.tokens.some((token) => typeof token === 'object' && token[0] === 'make')).toBe(true)
    }
  })

  test('a README with scripts and broken Markdown is harmless', async () => {
    const folder = path.join(root, 'readme')
    const input = extractInto(folder, 'two-names')
    writeFileSync(
      path.join(input.folder, 'README.md'),
      '# T\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) ```\n\n| a\n|',
    )
    await buildGraph({ packages: [input], out: path.join(folder, 'graph') })
    const text = JSON.stringify(openGraph(path.join(folder, 'graph')).readme('core'))
    expect(text).not.toMatch(/onerror|javascript:|"script"/u)
  })

  test('R35: a README and a doc comment past a limit are shown as they stand, with a warning each that outlives a session', async () => {
    const folder = path.join(root, 'past-limits')
    const input = extractInto(folder, 'two-names')
    const list = '- a\n'.repeat(5_001)
    writeFileSync(path.join(input.folder, 'README.md'), `# T\n\n${list}`)
    const factsFile = path.join(input.apiFolder, 'core.facts.json')
    const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as { entryPoints: { moduleComment?: string }[] }
    facts.entryPoints[0]!.moduleComment = `/**\n${list}@packageDocumentation\n*/`
    writeFileSync(factsFile, JSON.stringify(facts))
    const out = path.join(folder, 'graph')

    const { diagnostics } = await buildGraph({ packages: [input], out })
    const found = { code: 'SG-PLAIN-TEXT', severity: 'warning', found: '5001 list items', expected: 'at most 5000' }
    expect(diagnostics.map(({ nextStep: _, ...one }) => one)).toEqual([
      { ...found, file: 'packages/core/README.md', line: 5_003 },
      { ...found, file: 'packages/core/index.d.ts' },
    ])
    expect(openGraph(out).readme('core')?.content).toEqual([
      ['pre', { className: ['code'], dataLanguage: 'text' }, ['code', 0, `# T\n\n${list}`]],
    ])

    const session = createGraphSession({ packages: () => [input], out })
    await session.update()
    const again = await session.update()
    expect(again.diagnostics).toEqual(diagnostics)
  })
})

describe('facts that are not what was written', () => {
  test('R35: cut off at 1,000 places they are an error that names what is wrong', () => {
    const facts = readFileSync(path.join(healthy.apiFolder, 'healthy.facts.json'), 'utf8').trimEnd()
    for (let index = 0; index < 1000; index += 1) {
      const cut = Math.floor(((facts.length - 1) / 1000) * index)
      expect(() => parseFacts(facts.slice(0, cut)), `cut at ${cut}`).toThrow(SyntaxError)
    }
  })

  test('R35: with flipped bytes they take no other package down', async () => {
    const folder = path.join(root, 'flipped')
    const broken = extractInto(folder, 'rename', 'core', 'broken')
    writeFileSync(path.join(broken.folder, 'package.json'), '{"name":"@acme/broken","version":"1.0.0"}')
    const file = path.join(broken.apiFolder, 'broken.facts.json')
    const bytes = Buffer.from(readFileSync(file, 'utf8').replace('@acme/core', '@acme/broken'))
    for (let index = 0; index < 60; index += 1) {
      const at = Math.floor((bytes.length / 60) * index)
      const flipped = Buffer.from(bytes)
      flipped[at] = flipped[at]! ^ 0x15
      writeFileSync(file, flipped)
      const { manifest } = await buildGraph({ packages: [broken, healthy], out: path.join(folder, 'graph') })
      expect(manifest.packages.find(({ slug }) => slug === 'healthy')?.status, `byte ${at}`).toBe('ok')
    }
  })
})

test('facts of two extractions in one folder are an error that names both, and neither is used', async () => {
  const folder = path.join(root, 'two-facts')
  const input = extractInto(folder, 'two-names')
  for (const ending of ['facts.json', 'api.json']) {
    writeFileSync(
      path.join(input.apiFolder, `before.${ending}`),
      readFileSync(path.join(input.apiFolder, `core.${ending}`), 'utf8').replaceAll('@acme/core', '@acme/before'),
    )
  }
  const { manifest, diagnostics } = await buildGraph({ packages: [input], out: path.join(folder, 'graph') })
  expect(manifest.packages).toMatchObject([{ name: '@acme/core', slug: 'core', status: 'failed' }])
  expect(diagnostics).toMatchObject([
    {
      code: 'SG-FACTS-UNREADABLE',
      found: 'facts of 2 extractions: before.facts.json, core.facts.json',
      nextStep: 'Extract the package again.',
    },
  ])
})

test('diagnostics of a folder outside the package do not contain its path on this machine', () => {
  const folder = path.join(root, 'elsewhere')
  const input = { ...extractInto(folder, 'two-names'), apiFolder: path.join(root, 'empty-cache') }
  expect(readPackage(input).diagnostics).toMatchObject([
    { code: 'SG-FACTS-UNREADABLE', file: 'packages/core/package.json' },
  ])
  mkdirSync(input.apiFolder)
  writeFileSync(path.join(input.apiFolder, 'core.facts.json'), '{')
  expect(readPackage(input).diagnostics).toMatchObject([{ code: 'SG-FACTS-UNREADABLE', file: 'core.facts.json' }])
})

describe('facts of another shape', () => {
  const places = [
    ['exports of an entry point', (facts: PackageFacts) => facts.entryPoints, 'exports'],
    ['a declaration', (facts: PackageFacts) => facts.entryPoints[0]!.exports, 'declarations'],
    ['what nothing exports', (facts: PackageFacts) => [facts], 'unexported'],
    ['augmentations', (facts: PackageFacts) => [facts], 'augmentations'],
    ['names of modules', (facts: PackageFacts) => [facts], 'moduleNames'],
  ] as const
  const values = [
    [null],
    [{}],
    [{ name: 'a', facets: [], declarations: [null] }],
    [{ file: 'a', names: [null] }],
    {},
    'text',
    null,
  ]

  test.each(places)('%s: each is an error that names it, and no other package goes down', async (_, holders, key) => {
    const folder = path.join(root, `shape-${key}`)
    const broken = extractInto(folder, 'module-names', 'core', 'broken')
    writeFileSync(path.join(broken.folder, 'package.json'), '{"name":"@acme/broken","version":"1.0.0"}')
    const file = path.join(broken.apiFolder, 'broken.facts.json')
    const written = readFileSync(file, 'utf8').replaceAll('@acme/core', '@acme/broken')
    for (const value of values) {
      const facts = JSON.parse(written) as PackageFacts
      for (const holder of holders(facts)) Object.assign(holder, { [key]: value })
      writeFileSync(file, JSON.stringify(facts))
      const { manifest, diagnostics } = await buildGraph({
        packages: [broken, healthy],
        out: path.join(folder, 'graph'),
      })
      const told = diagnostics.filter(({ code }) => code === 'SG-FACTS-UNREADABLE').map(({ found }) => found)
      expect(told, JSON.stringify(value)).toEqual([expect.stringMatching(/^facts with (?:a )?malformed/u)])
      expect(manifest.packages.find(({ slug }) => slug === 'healthy')?.status).toBe('ok')
    }
  })
})

describe('what a comment says of others', () => {
  test('R37: a circle of comments and a link that leads nowhere are told once, with file and line', async () => {
    const folder = path.join(root, 'circle')
    const packageDir = path.join(folder, 'packages/core')
    mkdirSync(packageDir, { recursive: true })
    writeFileSync(path.join(packageDir, 'package.json'), '{"name":"@acme/core","version":"1.0.0","types":"index.d.ts"}')
    const declarations = [
      '/** {@inheritDoc Box.fill} */',
      'export declare function first(): void',
      '/** {@inheritDoc b} */',
      'export declare function a(): void',
      '/** {@inheritDoc a} */',
      'export declare function b(): void',
      '/** See {@link Buton}. */',
      'export declare function c(): void',
      'export declare class Box {',
      '  /** {@inheritDoc Box.empty} */',
      '  fill(): void',
      '  /** {@inheritDoc Box.fill} */',
      '  empty(): void',
      '}',
      '',
    ]
    writeFileSync(path.join(packageDir, 'index.d.ts'), declarations.join('\n'))
    createExtractor().extract({ packageDir })
    const input = { folder: packageDir, apiFolder: path.join(packageDir, '.api'), repoPath: 'packages/core' }
    const out = path.join(folder, 'graph')
    const { diagnostics } = await buildGraph({ packages: [input], out })
    const told = diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)
    const circles = diagnostics
      .filter(({ code }) => code === 'SG-INHERITDOC-CYCLE')
      .map(({ line, found }) => [line, found.replace(/^.* leads/u, 'leads')])
    expect(circles).toEqual([
      [3, 'leads back to itself: core!a -> core!b -> core!a'],
      [10, 'leads back to itself: core!Box.fill -> core!Box.empty -> core!Box.fill'],
    ])
    expect(told).toContain('SG-UNRESOLVED-LINK packages/core/index.d.ts:7')
    expect(runCheck(out, true)).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(/packages\/core\/index\.d\.ts:7/u),
    })
    expect(runCheck(out, false).exitCode).toBe(0)
    const off = { file: 'site.config.ts', entries: [{ code: 'SG-UNRESOLVED-LINK', reason: 'a' }] } as const
    const { text, exitCode } = runCheck(out, true, off)
    expect(exitCode).toBe(0)
    expect(text).toMatch(/, 0 unresolved links, \d+ other warnings, \d+ switched off by configuration\n$/u)
    expect(text).not.toContain('SG-UNRESOLVED-LINK')
  })
})

test('an entry point without declarations degrades its package', () => {
  const folder = path.join(root, 'packages/gone')
  mkdirSync(folder, { recursive: true })
  const exports = { '.': { types: './index.d.ts' }, './gone': { types: './gone.d.ts' } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@acme/gone', version: '1.0.0', exports }))
  writeFileSync(path.join(folder, 'index.d.ts'), 'export declare const here: string\n')
  createExtractor().extract({ packageDir: folder })
  const { status, diagnostics } = readPackage({
    folder,
    apiFolder: path.join(folder, '.api'),
    repoPath: 'packages/gone',
  })
  expect(status).toBe('degraded')
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ['AX-NO-DECLARATIONS', 'packages/gone/package.json'],
  ])
})
