import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildGraph, createGraphSession, type PackageInput } from '../src/index.ts'
import { GraphFormatError, openGraph, type SliceEntry } from '@signpost/graph-model'
import { openNames } from '@signpost/name-search'
import { casesFolder, extract, extractInto, temporaryFolder } from './extract-case.ts'
import { noStore, openDraftStore } from '../src/store/draft-store.ts'

vi.setConfig({ testTimeout: 60_000 })

let root: string
let packages: PackageInput[]

beforeAll(async () => {
  root = temporaryFolder()
  packages = [
    extractInto(root, 'odd-members', 'core', 'odd'),
    extractInto(root, 'overloads', 'core', 'calls'),
    extractInto(root, 'inherited', 'core', 'bases'),
    extractInto(root, 'examples', 'core', 'examples'),
  ]
  // Each case is a package "@acme/core"; renamed, they fit into one graph.
  for (const { folder, repoPath } of packages) rename(folder, `@acme/${path.basename(repoPath)}`)
  const [{ folder }] = packages as [PackageInput]
  writeFileSync(
    path.join(folder, 'README.md'),
    '# Odd\n\nSee [calls](../calls/README.md), [a file](docs/a.md) and [out](../../../x.md).\n\n## Use\n',
  )
  await buildGraph({ packages, out: path.join(root, 'graph') })
}, 120_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Renames an extracted package. */
function rename(folder: string, name: string): void {
  for (const file of ['package.json', ...readdirSync(path.join(folder, '.api')).map((one) => `.api/${one}`)]) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    writeFileSync(path.join(folder, file), text.replaceAll('@acme/core', name))
  }
}

function filesOf(directory: string): Map<string, string> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  return new Map(
    names.flatMap((name) =>
      /\.(?:json|bin)$/u.test(name) ? [[name, readFileSync(path.join(directory, name), 'latin1')] as const] : [],
    ),
  )
}

describe('buildGraph', () => {
  test('counts what is shown: also re-exports of packages outside the graph, once', async () => {
    const folder = temporaryFolder()
    const out = path.join(folder, 'graph')
    cpSync(path.join(casesFolder, 'external-reexport/node_modules'), path.join(folder, 'node_modules'), {
      recursive: true,
    })
    await buildGraph({ packages: [extractInto(folder, 'external-reexport', 'core', 'outside')], out })
    expect(openGraph(out).manifest.packages[0]!.coverage).toEqual({ documented: 1, total: 2 })
    rmSync(folder, { recursive: true })
  })

  test('each entry point keeps its own comment, whose dead links are reported at its file', async () => {
    const folder = temporaryFolder()
    const input = extractInto(folder, 'entry-homonyms')
    const facts = path.join(input.apiFolder, 'core.facts.json')
    const extracted = JSON.parse(readFileSync(facts, 'utf8')) as { entryPoints: object[] }
    const texts = ['/** For browsers. @packageDocumentation */', '/** For {@link Nowhere}. @module */']
    const write = (more: object): void => {
      const entryPoints = extracted.entryPoints.map((one, at) => ({ ...one, moduleComment: texts[at]!, ...more }))
      writeFileSync(facts, JSON.stringify({ ...extracted, entryPoints }))
    }
    write({})
    const out = path.join(folder, 'graph')
    const { diagnostics } = await buildGraph({ packages: [input], out })
    expect(openGraph(out).package('core')!.modules).toMatchObject([
      { specifier: '@acme/core', docs: { summaryText: 'For browsers.' } },
      { specifier: '@acme/core/node', docs: { summaryText: 'For Nowhere.' } },
    ])
    expect(diagnostics).toMatchObject([{ code: 'SG-UNRESOLVED-LINK', file: 'packages/core/node.d.ts' }])
    // Declarations in memory are no file that an author has.
    write({ moduleSource: 'src/node.ts' })
    const unbuilt = await buildGraph({ packages: [input], out: path.join(folder, 'unbuilt') })
    expect(unbuilt.diagnostics).toMatchObject([{ code: 'SG-UNRESOLVED-LINK', file: 'packages/core/src/node.ts' }])
    rmSync(folder, { recursive: true })
  })

  test('R2D writes the same bytes whatever the order of packages', async () => {
    const out = path.join(root, 'reversed')
    await buildGraph({ packages: [...packages].reverse(), out })
    expect(filesOf(out)).toEqual(filesOf(path.join(root, 'graph')))
  })

  test('contains no folder of this machine', () => {
    for (const [file, text] of filesOf(path.join(root, 'graph'))) expect(text.includes(root), file).toBe(false)
  })

  test('removing a package removes only its pages', async () => {
    const out = path.join(root, 'fewer')
    await buildGraph({ packages, out })
    await buildGraph({ packages: packages.slice(1), out })
    const before = filesOf(path.join(root, 'graph'))
    const after = filesOf(out)
    expect([...after.keys()].some((file) => file.startsWith('odd/'))).toBe(false)
    for (const [file, text] of after) {
      const isOfAll = file === 'manifest.json' || file.startsWith('search/')
      if (!isOfAll) expect(text, file).toBe(before.get(file))
    }
  })

  test('links of a README lead to packages and into the repository, never out of it', () => {
    const readme = openGraph(path.join(root, 'graph')).readme('odd')!
    expect(readme.title).toBe('Odd')
    expect(readme.headings).toEqual([{ id: 'use', depth: 2, text: 'Use' }])
    expect(readme.refs.map(({ package: slug, text }) => [slug, text])).toEqual([['calls', '@acme/calls']])
    expect(readme.content[0]).toEqual([
      'p',
      0,
      'See ',
      ['a', { dataRef: 0 }, 'calls'],
      ', ',
      ['a', { dataRepo: 'packages/odd/docs/a.md' }, 'a file'],
      ' and out.',
    ])
  })

  test('packages that share a slug are prefixed with their scope; of packages that share a name, the second is dropped', async () => {
    const folder = temporaryFolder()
    const twins = [
      extractInto(folder, 'two-names', 'core', 'one'),
      extractInto(folder, 'overloads', 'core', 'two'),
      extractInto(folder, 'overloads', 'core', 'three'),
    ]
    for (const [index, { folder: dir }] of twins.entries()) {
      rename(dir, index === 0 ? '@acme/core' : '@other/core')
      const facts = readdirSync(path.join(dir, '.api')).find((file) => file.endsWith('.facts.json'))!
      const file = path.join(dir, '.api', facts)
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"slug":"\w+"/u, '"slug":"core"'))
    }
    const { diagnostics, manifest } = await buildGraph({ packages: twins, out: path.join(folder, 'graph') })
    expect(manifest.packages.map(({ slug, folder: repoPath }) => [slug, repoPath])).toEqual([
      ['acme.core', 'packages/one'],
      ['other.core', 'packages/three'],
    ])
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['SG-DUPLICATE-PACKAGE', 'packages/two/package.json'],
    ])
    rmSync(folder, { recursive: true })
  })

  test('eight builds at once leave one complete graph and nothing else', { timeout: 120_000 }, async () => {
    const out = path.join(root, 'eight')
    await Promise.all(Array.from({ length: 8 }, () => buildGraph({ packages, out })))
    expect(filesOf(out)).toEqual(filesOf(path.join(root, 'graph')))
    expect(readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('throws one error when the graph cannot be written', async () => {
    const out = path.join(root, 'a-file')
    writeFileSync(out, '')
    await expect(buildGraph({ packages, out })).rejects.toThrow(/EEXIST|ENOTDIR/u)
  })
})

/** Version of every page of the package `core`, by name. */
function versions(directory: string): Map<string, string | undefined> {
  const graph = openGraph(directory)
  expect(graph.symbolVersion({ slug: 'core', kind: 'class', name: 'nope' })).toBeUndefined()
  expect(graph.symbolVersion({ slug: 'nope', kind: 'class', name: 'A' })).toBeUndefined()
  const { symbols } = graph.package('core')!
  return new Map(symbols.map(({ kind, name }) => [name, graph.symbolVersion({ slug: 'core', kind, name })]))
}

describe('a session', () => {
  test('reports the symbols whose pages changed', async () => {
    const folder = temporaryFolder()
    const input = extractInto(folder, 'two-names')
    const session = createGraphSession({ packages: () => [input], out: path.join(folder, 'graph') })
    expect((await session.update()).changedSymbols).toEqual([])
    expect((await session.update([input.folder])).changedSymbols).toEqual([])

    const file = path.join(input.apiFolder, 'core.facts.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/** A. */', '/** Another A. */'))
    expect((await session.update([])).changedSymbols).toEqual([])
    const before = versions(path.join(folder, 'graph'))
    expect((await session.update([input.folder])).changedSymbols).toEqual(['core!A', 'core!B'])
    const after = versions(path.join(folder, 'graph'))
    expect([...after].filter(([name, version]) => before.get(name) !== version).map(([name]) => name)).toEqual([
      'A',
      'B',
    ])
    expect([...before.keys()]).toEqual([...after.keys()])
    rmSync(folder, { recursive: true })
  })

  test('writes the same graph from saved drafts as from scratch', async () => {
    const folder = temporaryFolder()
    const store = openDraftStore(path.join(folder, 'drafts'))
    const inputs = [extractInto(folder, 'two-names'), extractInto(folder, 'overloads', 'core', 'twin')]
    rename(inputs[1]!.folder, '@other/core')
    const twin = path.join(inputs[1]!.apiFolder, 'twin.facts.json')
    writeFileSync(twin, readFileSync(twin, 'utf8').replace('"slug":"twin"', '"slug":"core"'))
    const build = async (out: string, list: readonly PackageInput[], kept = store): Promise<Map<string, string>> => {
      const session = createGraphSession({ packages: () => list, out: path.join(folder, out), store: kept })
      await session.update()
      session.save()
      return filesOf(path.join(folder, out))
    }
    await build('first', inputs)
    const file = path.join(inputs[0]!.apiFolder, 'core.facts.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/** A. */', '/** Another A. */'))
    writeFileSync(path.join(inputs[1]!.folder, 'README.md'), '# Words\n\nOther words.\n')
    expect(await build('again', inputs)).toEqual(await build('fresh', inputs, noStore))
    // Without the twin, the slug changes back: the doc models are read again.
    expect(await build('alone', inputs.slice(0, 1))).toEqual(await build('fresh-alone', inputs.slice(0, 1), noStore))
    expect(await build('both', inputs)).toEqual(await build('fresh-both', inputs, noStore))
    expect(readdirSync(path.join(folder, 'both'))).toContain('other.core')
    rmSync(folder, { recursive: true })
  })

  test('a longer comment leaves what other packages see, though it moves the declarations below it', async () => {
    const folder = temporaryFolder()
    const store = openDraftStore(path.join(folder, 'drafts'))
    // API Extractor calls it `Request_2`, so that references to it name its place in the file.
    const input = extractInto(folder, 'global-name')
    const file = path.join(input.folder, 'index.d.ts')
    const written = readFileSync(file, 'utf8')
    const sharedBy = async (text: string): Promise<string | undefined> => {
      writeFileSync(file, text)
      extract(folder, input.folder)
      const session = createGraphSession({ packages: () => [input], out: path.join(folder, 'graph'), store })
      await session.update()
      session.save()
      return store.readLinks(input.repoPath)?.inputs.shared
    }
    const before = await sharedBy(`/** A comment. */\n${written}`)
    expect(before).toBeDefined()
    expect(await sharedBy(`/** A longer comment. */\n${written}`)).toBe(before)
    expect(await sharedBy(`/** A comment. */\n${written.replace('a: 1', 'b: 1')}`)).not.toBe(before)
    rmSync(folder, { recursive: true })
  })

  test('detects added and removed packages', async () => {
    const out = path.join(root, 'session')
    let listed = packages.slice(0, 1)
    const session = createGraphSession({ packages: () => listed, out })
    await session.update()
    listed = packages.slice(0, 2)
    expect((await session.update([])).changedSymbols).toEqual(['calls!on'])
    listed = packages.slice(0, 1)
    expect((await session.update([])).changedSymbols).toEqual(['calls!on'])
  })
})

describe('openGraph', () => {
  test('reads one page without the other slices', () => {
    const out = path.join(root, 'one-slice')
    const [entry] = openGraph(path.join(root, 'graph')).manifest.packages.filter(({ slug }) => slug === 'bases')
    mkdirSync(path.join(out, 'bases'), { recursive: true })
    for (const file of ['manifest.json', entry!.files.offsets, entry!.files.index]) {
      writeFileSync(path.join(out, file), readFileSync(path.join(root, 'graph', file)))
    }
    const offsets = JSON.parse(readFileSync(path.join(out, entry!.files.offsets), 'utf8')) as SliceEntry[]
    const { offset, length } = offsets.find(({ id }) => id === 'bases!Mid')!
    const slices = readFileSync(path.join(root, 'graph', entry!.files.slices))
    slices.fill('!', 0, offset).fill('!', offset + length)
    writeFileSync(path.join(out, entry!.files.slices), slices)

    const graph = openGraph(out)
    expect(graph.byId('bases!Mid')?.displayName).toBe('Mid')
    expect(() => graph.byId('bases!Leaf')).toThrow(GraphFormatError)
    const version = (name: string): string | undefined => graph.symbolVersion({ slug: 'bases', kind: 'class', name })
    expect(version('Mid')).toBe(graph.byId('bases!Mid')?.hash)
  })

  test('finds nothing under names of built-in object properties', () => {
    const graph = openGraph(path.join(root, 'graph'))
    for (const name of ['__proto__', 'constructor', 'toString', '..', '']) {
      expect(graph.package(name)).toBeUndefined()
      expect(graph.byId(`${name}!${name}`)).toBeUndefined()
      expect(graph.symbol({ slug: 'odd', kind: 'class', name })).toBeUndefined()
      expect(graph.readme(name)).toBeUndefined()
    }
  })

  test('contains the names of all packages, for the search', () => {
    const { bytes, hash } = openGraph(path.join(root, 'graph')).namesFile()!
    expect(hash).toMatch(/^[\da-f]{12}$/u)
    const names = openNames(bytes)
    const found = (query: string): string[] => {
      return names
        .search(query)
        .hits.map(({ page, anchor }) => `${page.slug} ${page.name}${anchor === undefined ? '' : `#${anchor}`}`)
    }
    expect(found('base')[0]).toBe('bases Base')
    expect(found('bases MID')).toEqual(['bases Mid'])
    expect(found('')).toEqual([])
  })

  test('follows a redirect of a facet', async () => {
    const folder = temporaryFolder()
    const out = path.join(folder, 'graph')
    await buildGraph({ packages: [extractInto(folder, 'class-and-interface')], out })
    expect(openGraph(out).symbol({ slug: 'core', kind: 'interface', name: 'Box' })).toEqual({
      redirect: { slug: 'core', kind: 'class', name: 'Box' },
      anchor: 'interface',
    })
    rmSync(folder, { recursive: true })
  })

  test.for([
    ['nothing', undefined, /no such file/u],
    ['no JSON', '{"formatVersion"', /not JSON/u],
    ['null', 'null', /format undefined/u],
    ['another major version', '{"formatVersion":"3.1","packages":[]}', /found format 3\.1; expected format 5\.x/u],
    ['no packages', '{"formatVersion":"5.0"}', /without a list of packages/u],
  ] as const)('a manifest that is %s is a typed error', ([name, text, message]) => {
    const out = path.join(root, `manifest ${name}`)
    mkdirSync(out)
    if (text !== undefined) writeFileSync(path.join(out, 'manifest.json'), text)
    expect(() => openGraph(out)).toThrow(GraphFormatError)
    expect(() => openGraph(out)).toThrow(message)
  })

  test('a newer minor version is read', () => {
    const out = path.join(root, 'minor')
    mkdirSync(out)
    writeFileSync(path.join(out, 'manifest.json'), '{"formatVersion":"5.7","packages":[],"more":1}')
    expect(openGraph(out).manifest.packages).toEqual([])
  })

  test('keeps reading while a build replaces the files', async () => {
    const folder = temporaryFolder()
    const out = path.join(folder, 'graph')
    const input = extractInto(folder, 'two-names')
    await buildGraph({ packages: [input], out })
    const graph = openGraph(out)
    const file = path.join(input.apiFolder, 'core.facts.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/** A. */', '/** New. */'))
    await buildGraph({ packages: [input], out })
    expect(graph.byId('core!A')?.facets[0]?.signatures[0]?.docs.summaryText).toBe('New.')
    expect(graph.refresh()).toBe(false)
    rmSync(folder, { recursive: true })
  })
})

test('hostile names do not pollute the object prototype', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const folder = temporaryFolder()
  await buildGraph({ packages: [extractInto(folder, 'hostile-names')], out: path.join(folder, 'graph') })
  expect(openGraph(path.join(folder, 'graph')).byId('core!__proto__')?.page.name).toBe('__proto__')
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  rmSync(folder, { recursive: true })
})
