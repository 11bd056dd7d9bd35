import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createExtractor, type Extractor } from '@signpost/api-extract'
import { buildGraph } from '../../src/build-graph.ts'
import { openGraph } from '@signpost/graph-model'
import { compareGraph } from './compare-graph.ts'
import type { Expected } from './expected.ts'
import { prepareSources } from './prepare-sources.ts'

/** Folders of cases below a folder, by code unit. */
export function findCases(directory: string): string[] {
  if (existsSync(path.join(directory, 'expected.json'))) return [directory]
  const entries = readdirSync(directory, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  )
  return entries
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => findCases(path.join(directory, name)))
}

/**
 * Extracts the packages of a case in a copy of it, builds their graph and compares it.
 *
 * @returns What is not as it should be; whatever throws is told in the same way.
 */
export async function runCase(folder: string, extractor: Extractor): Promise<string[]> {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'conformance-')))
  try {
    const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Expected
    cpSync(folder, copy, { recursive: true })
    const packages = path.join(copy, 'packages')
    const folders = readdirSync(packages)
      .sort()
      .map((slug) => path.join(packages, slug))
    linkPackages(copy, folders)
    for (const packageDir of folders) {
      extractor.extract({ packageDir, root: copy, compile: prepareSources(packageDir) })
    }
    const out = path.join(copy, '.graph')
    await buildGraph({
      packages: folders.map((packageDir) => ({
        folder: packageDir,
        apiFolder: path.join(packageDir, '.api'),
        repoPath: `packages/${path.basename(packageDir)}`,
      })),
      out,
    })
    return compareGraph(openGraph(out), expected)
  } catch (error) {
    return [error instanceof Error ? `${error.name}: ${error.message}` : String(error)]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Puts the packages of a case where they find each other by name. */
export function linkPackages(root: string, folders: readonly string[]): void {
  for (const folder of folders) {
    const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string }
    const link = path.join(root, 'node_modules', name)
    mkdirSync(path.dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(folder, link, 'junction')
  }
}
