import { afterAll, beforeAll, expect, test } from 'vitest'
import { rmSync } from 'node:fs'
import { createCommentReader } from '../src/docs/read-comment.ts'
import { sharedMarkdown } from '../src/docs/shared-markdown.ts'
import { draftOf } from '../src/build-graph.ts'
import { linkGraph } from '../src/link/link-graph.ts'
import { assignSlugs } from '../src/read/assign-slugs.ts'
import { readPackage } from '../src/read/package-source.ts'
import type { PackedUnexported } from '../src/reader/packed/format.ts'
import { openTables } from '../src/reader/packed/tables.ts'
import { unpackSlice } from '../src/reader/packed/unpack-slice.ts'
import { collectTables } from '../src/write/pack/collect-tables.ts'
import { packSlice } from '../src/write/pack/pack-slice.ts'
import { extractInto, temporaryFolder } from './extract-case.ts'

let root: string

beforeAll(() => {
  root = temporaryFolder()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each([
  ...[
    'destructured-parameters',
    'entry-points',
    'enums',
    'examples',
    'forgotten-base',
    'forgotten-export',
    'generics',
    'hostile-names',
    'hostile-text',
    'inherited',
  ],
  ...[
    'instantiated',
    'nested-namespaces',
    'odd-identifiers',
    'odd-members',
    'overloads',
    'predicates',
    'type-literal',
    'type-operators',
    'discriminated-union',
    'unexported-homonyms',
  ],
])('a page is the same when it is packed and unpacked: %s', { timeout: 60_000 }, async (name) => {
  const markdown = await sharedMarkdown()
  const { sources } = assignSlugs([readPackage(extractInto(root, name, 'core', name))])
  const [linked] = linkGraph(sources.map((source) => draftOf(source, createCommentReader(markdown), markdown)))
  const { slug, name: packageName } = linked!
  const slices = [...linked!.slices()]
  const summary = { slug, name: packageName }
  expect(slices.length).toBeGreaterThan(0)
  const collected = collectTables(slug)
  const written = JSON.stringify(slices.map((slice) => packSlice(slice, summary, collected)))
  const unexported = collected.unexportedLines().map((line) => JSON.parse(line) as PackedUnexported)
  const tables = openTables(JSON.parse(JSON.stringify(collected.tables())) as ReturnType<typeof collected.tables>, slug)
  const packed = JSON.parse(written) as ReturnType<typeof packSlice>[]
  expect(
    packed.map((one) =>
      unpackSlice(
        one,
        summary,
        tables,
        (one.u ?? []).map((place) => unexported[place]!),
      ),
    ),
  ).toEqual(slices)
})
