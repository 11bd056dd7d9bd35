import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll } from 'vitest'
import { type Graph, openGraph, type Signature, type SymbolPage } from '@signpost/graph-model'
import { createExtractor } from '@signpost/api-extract'
import { buildGraph } from '../src/index.ts'
import { temporaryFolder } from './extract-case.ts'

const root = temporaryFolder()
const extractor = createExtractor()
let count = 0

afterAll(() => rmSync(root, { recursive: true, force: true }))

const config = { compilerOptions: { target: 'ES2022', module: 'NodeNext', strict: true, types: [] }, include: ['src'] }
export const fromSource = { type: 'module', exports: { '.': { types: './src/index.ts', default: './dist/index.js' } } }

/**
 * Graph of the members of a workspace, which are linked in its `node_modules`.
 *
 * @param packages - Files by folder name; `package.json` is an object without name and version.
 */
export async function graphOf(
  packages: Record<string, { manifest?: object; files: Record<string, string> }>,
): Promise<Graph> {
  const home = path.join(root, String((count += 1)))
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  write(path.join(home, 'package.json'), JSON.stringify({ private: true, workspaces: ['packages/*'] }))
  mkdirSync(path.join(home, 'node_modules/@w'), { recursive: true })
  const folders = Object.entries(packages).map(([slug, { manifest = fromSource, files }]) => {
    const folder = path.join(home, 'packages', slug)
    write(path.join(folder, 'package.json'), JSON.stringify({ name: `@w/${slug}`, version: '1.0.0', ...manifest }))
    write(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    for (const [name, text] of Object.entries(files)) write(path.join(folder, name), text)
    symlinkSync(folder, path.join(home, 'node_modules/@w', slug))
    return folder
  })
  const out = path.join(home, 'graph')
  const inputs = folders.map((folder) => {
    const slug = path.basename(folder)
    extractor.extract({ packageDir: folder, root: home, slug })
    return { folder, apiFolder: path.join(folder, '.api'), repoPath: `packages/${slug}` }
  })
  await buildGraph({ packages: inputs, out })
  return openGraph(out)
}

/** Graph of a package with one source, or with others that it imports. */
export function graphOfSource(text: string, others: Record<string, string> = {}): Promise<Graph> {
  return graphOf({ core: { files: { 'src/index.ts': text, ...others } } })
}

/** Graph of a package with one CommonJS module. */
export function graphOfScript(text: string): Promise<Graph> {
  return graphOf({ core: { manifest: { main: './src/index.js' }, files: { 'src/index.js': text } } })
}

/** Signatures of a page, of a kind of member or of its declarations. */
export function signaturesOf({ facets }: SymbolPage, member?: string): Signature[] {
  return facets.flatMap(({ signatures, members }) =>
    member === undefined ? signatures : members.filter(({ name }) => name === member).flatMap((one) => one.signatures),
  )
}

export function summaries(graph: Graph, id: string, member?: string): string[] {
  return signaturesOf(graph.byId(id)!, member).map(({ docs }) => docs.summaryText)
}

export function lines(graph: Graph, id: string, member?: string): string[] {
  return signaturesOf(graph.byId(id)!, member).map(({ line }) =>
    line.tokens
      .map((token) => (typeof token === 'number' ? '' : typeof token === 'string' ? token : token[0]))
      .join(''),
  )
}

/** Addresses that a page links to. */
export function targets(graph: Graph, id: string): string[] {
  return graph.byId(id)!.refs.map(({ id: to, anchor }) => (anchor === undefined ? to : `${to} at ${anchor}`))
}
