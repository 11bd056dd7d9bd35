import { spawn } from 'node:child_process'
import fs, { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { serialize } from 'node:v8'
import { bundle } from '@signpost/test-kit/bundle'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runBuild } from '../src/cli/run-build.ts'
import { createCommentReader } from '../src/docs/read-comment.ts'
import { sharedMarkdown } from '../src/docs/shared-markdown.ts'
import { draftOrFailed } from '../src/draft/draft-or-failed.ts'
import { type LinkedLists, linkGraph } from '../src/link/link-graph.ts'
import { type PackageInput, readPackage } from '../src/read/package-source.ts'
import { openGraph } from '@signpost/graph-model'
import type { LinkedPage } from '@signpost/graph-model/model'
import { encodeSearch } from '@signpost/name-search/write'
import type { NamePackage, SearchFiles } from '@signpost/name-search/write'
import { contentHash, type GraphPackage, writeGraph } from '@signpost/graph-model/write'
import { extractInto, temporaryFolder } from './extract-case.ts'

/**
 * Writes a graph in a separate process, and prints the number of file system changes. Given a number, the process kills
 * itself with SIGKILL at that change; a write is first done by half.
 */
const program = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { deserialize } from 'node:v8'
import { encodeSearch } from '../name-search/src/write/index.ts'
import { contentHash, writeGraph } from '../graph-model/src/write/index.ts'

const [linked, out, last] = process.argv.slice(2)
let changes = 0
for (const name of ['mkdirSync', 'openSync', 'writeSync', 'fsyncSync', 'closeSync', 'linkSync', 'renameSync', 'rmSync']) {
  const change = fs[name]
  fs[name] = (...args) => {
    changes += 1
    const isLast = changes === Number(last)
    if (isLast && name === 'writeSync') change(args[0], args[1], 0, args[1].length >> 1)
    if (isLast) process.kill(process.pid, 'SIGKILL')
    return change(...args)
  }
}
const kept = deserialize(fs.readFileSync(linked))
const packages = kept.map(({ slug, pages, lists }) => ({ slug, pages: () => pages, finish: () => lists }))
syncBuiltinESMExports()
writeGraph(out, packages, () => encodeSearch(kept.map(({ names }) => names), contentHash))
process.stdout.write(String(changes))
`

/** Builds that are killed: enough for each change of both, in a long run (`npm run test:long`), else for every third. */
const kills = process.env['SIGNPOST_LONG'] === '1' ? 200 : 60

let root: string
let script: string
let revisions: { packages: GraphPackage[]; names: () => SearchFiles; file: string; graph: string; manifest: string }[]

/** Linked package that can be stored in a file and written more than once. */
interface Kept {
  slug: string
  pages: LinkedPage[]
  lists: LinkedLists
  names: NamePackage
}

function again({ slug, pages, lists }: Pick<Kept, 'slug' | 'pages' | 'lists'>): GraphPackage {
  return { slug, pages: () => pages, finish: () => lists }
}

async function linked(inputs: readonly PackageInput[]): Promise<Kept[]> {
  const markdown = await sharedMarkdown()
  const drafts = inputs.map((one) => draftOrFailed(readPackage(one), createCommentReader(markdown), markdown))
  return linkGraph(drafts).map(({ slug, names, pages, finish }) => ({
    slug,
    names: names(),
    pages: [...pages()],
    lists: finish(),
  }))
}

beforeAll(async () => {
  root = temporaryFolder()
  script = path.join(root, 'write.mjs')
  writeFileSync(script, await bundle(path.resolve(import.meta.dirname, '..'), program, ['node:*']))
  const cases = { first: ['odd-members', 'overloads'], second: ['overloads', 'inherited'] }
  revisions = []
  for (const [name, [one, other]] of Object.entries(cases)) {
    const inputs = [
      extractInto(path.join(root, name), one!, 'core', 'core'),
      extractInto(path.join(root, name), other!, 'core', 'ui'),
    ]
    const kept = await linked(inputs)
    const packages = kept.map(again)
    const names = (): SearchFiles =>
      encodeSearch(
        kept.map(({ names }) => names),
        contentHash,
      )
    const [file, graph] = [path.join(root, `${name}.linked`), path.join(root, `${name}.graph`)]
    writeFileSync(file, serialize(kept))
    writeGraph(graph, packages, names)
    revisions.push({ packages, names, file, graph, manifest: readFileSync(path.join(graph, 'manifest.json'), 'utf8') })
  }
}, 120_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs the program; undefined when it was killed. */
function write(linkedFile: string, out: string, last = 0): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    let [printed, failed] = ['', '']
    const child = spawn(process.execPath, [script, linkedFile, out, String(last)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk) => (printed += String(chunk)))
    child.stderr.on('data', (chunk) => (failed += String(chunk)))
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(undefined)
      else if (code === 0) resolve(Number(printed))
      else reject(new Error(failed))
    })
  })
}

/** Reads every page; expects a complete manifest of one of the revisions. */
function readWhole(out: string): number {
  const manifests = revisions.map(({ manifest }) => manifest)
  expect(manifests).toContain(readFileSync(path.join(out, 'manifest.json'), 'utf8'))
  const graph = openGraph(out)
  const pages = graph.manifest.packages.flatMap(({ slug }) =>
    graph.package(slug)!.symbols.map(({ id }) => graph.byId(id)),
  )
  expect(pages).not.toContain(undefined)
  return pages.length
}

function temporaryFiles(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp'))
}

describe('a build that is killed', () => {
  test(`R38: leaves the graph before or the new one, at each of ${kills} moments`, { timeout: 300_000 }, async () => {
    const [first, second] = revisions as [(typeof revisions)[0], (typeof revisions)[0]]
    const whole = path.join(root, 'whole')
    cpSync(first.graph, whole, { recursive: true })
    const changes = (await write(second.file, whole))!
    expect(changes).toBeGreaterThan(20)

    let killed = 0
    const one = async (run: number): Promise<void> => {
      const out = path.join(root, `killed-${run}`)
      // From the first graph to the second or back; some folders contain leftovers of a killed build.
      const [from, to] = run % 2 === 0 ? [first, second] : [second, first]
      cpSync(from.graph, out, { recursive: true })
      if (run % 10 === 1) await write(to.file, out, 3 + (run % 11))
      if ((await write(to.file, out, 1 + Math.floor(((run >> 1) * changes) / (kills / 2)))) === undefined) killed += 1
      expect(readWhole(out)).toBeGreaterThan(0)
      if (run % 10 === 0) {
        await write(to.file, out)
        expect(readFileSync(path.join(out, 'manifest.json'), 'utf8')).toBe(to.manifest)
        readWhole(out)
      }
      rmSync(out, { recursive: true })
    }
    const runs = Array.from({ length: kills }, (_, run) => run)
    await Promise.all(
      [0, 1].map(async (lane) => {
        for (const run of runs) if (run % 2 === lane) await one(run)
      }),
    )
    expect(killed).toBeGreaterThan(kills * 0.75)
  })

  test('R39: eight builds at once leave one whole graph, nothing half written and no lock', async () => {
    const out = path.join(root, 'at-once')
    await Promise.all(Array.from({ length: 8 }, (_, run) => write(revisions[run % 2]!.file, out)))
    readWhole(out)
    expect(temporaryFiles(out)).toEqual([])
  })
})

test('a superseded build keeps the previous graph', () => {
  const out = path.join(root, 'superseded')
  const [first, second] = revisions as [(typeof revisions)[0], (typeof revisions)[0]]
  cpSync(first.graph, out, { recursive: true })
  const confirm = (): never => {
    throw new Error('superseded')
  }
  expect(() => writeGraph(out, second.packages, second.names, confirm)).toThrow('superseded')
  expect(readFileSync(path.join(out, 'manifest.json'), 'utf8')).toBe(first.manifest)
  readWhole(out)
  expect(temporaryFiles(out)).toEqual([])
})

test('a build rejects a folder with the manifest of another tool, and keeps files of others in its cache', async () => {
  const out = path.join(root, 'public')
  mkdirSync(path.join(root, '.cache/drafts'), { recursive: true })
  writeFileSync(path.join(root, '.cache/drafts/photo.bin'), 'mine')
  mkdirSync(out)
  writeFileSync(path.join(out, 'manifest.json'), '{"name":"An app"}')
  const build = (folder: string): Promise<number> =>
    runBuild({
      action: 'build',
      root,
      packages: [path.join(root, 'first/core')],
      out: folder,
      strict: false,
    })
  await expect(build(out)).rejects.toThrow('manifest.json: found a file of another tool')
  expect(readdirSync(out)).toEqual(['manifest.json'])
  expect(await build(path.join(root, 'own'))).toBe(0)
  expect(readFileSync(path.join(root, '.cache/drafts/photo.bin'), 'utf8')).toBe('mine')
})

describe('a folder that cannot be written', () => {
  const { writeSync, fsyncSync, openSync, renameSync } = fs
  const real = { writeSync, fsyncSync, openSync, renameSync }
  const restore = (): void => {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
  afterEach(restore)

  test.for([
    ['ENOSPC', 'writeSync', 'no space left on device, write'],
    ['ENOSPC', 'fsyncSync', 'no space left on device, fsync'],
    ['EROFS', 'openSync', 'read-only file system, open'],
    ['EACCES', 'renameSync', 'permission denied, rename'],
  ] as const)('R39: %s in %s is one line, and the graph before stays', ([code, name, words]) => {
    const out = path.join(root, `fails-${code}-${name}`)
    const [first, second] = revisions as [(typeof revisions)[0], (typeof revisions)[0]]
    cpSync(first.graph, out, { recursive: true })
    let calls = 0
    const change = real[name] as (...args: unknown[]) => unknown
    fs[name] = ((...args: unknown[]) => {
      // Reading works; the second file to be written fails.
      const isWrite = name !== 'openSync' || args[1] === 'wx'
      if (isWrite && (calls += 1) === 2) throw Object.assign(new Error(`${code}: ${words}`), { code })
      return change(...args)
    }) as never
    syncBuiltinESMExports()
    let thrown: unknown
    try {
      writeGraph(out, second.packages, second.names)
    } catch (error) {
      thrown = error
    }
    restore()
    expect(thrown).toMatchObject({ code })
    expect((thrown as Error).message).not.toContain('\n')
    expect(temporaryFiles(out)).toEqual([])
    expect(readFileSync(path.join(out, 'manifest.json'), 'utf8')).toBe(first.manifest)
    readWhole(out)
  })

  test('R39: a file in place of the folder is one line', () => {
    const file = path.join(root, 'a-file')
    const { packages, names } = revisions[0]!
    writeFileSync(file, '')
    expect(() => writeGraph(path.join(file, 'graph'), packages, names)).toThrow(/^ENOTDIR: [^\n]*$/u)
    mkdirSync(path.join(root, 'taken/manifest.json'), { recursive: true })
    expect(() => writeGraph(path.join(root, 'taken'), packages, names)).toThrow(
      /^(?:EISDIR|ENOTEMPTY|EEXIST|EPERM): [^\n]*$/u,
    )
    expect(temporaryFiles(path.join(root, 'taken'))).toEqual([])
  })
})
