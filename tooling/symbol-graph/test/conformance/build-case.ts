import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { createExtractor } from '@signpost/api-extract'
import { openGraph, type Graph } from '@signpost/graph-model'
import { buildGraph, type PackageInput } from '../../src/index.ts'
import { prepareSources } from './prepare-sources.ts'

const extractor = createExtractor()

/** A case whose packages are extracted and linked into a graph. */
export interface BuiltCase {
  packages: PackageInput[]
  graph: Graph
}

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
 * Copies a case, extracts its packages there and builds their graph.
 *
 * @param root - Folder of the copy; its path has no symbolic links.
 * @param change - Edits the copy before the extraction.
 */
export async function buildCase(folder: string, root: string, change?: () => void): Promise<BuiltCase> {
  cpSync(folder, root, { recursive: true })
  change?.()
  const folders = readdirSync(path.join(root, 'packages'))
    .sort()
    .map((slug) => path.join(root, 'packages', slug))
  linkPackages(root, folders)
  const packages = folders.map((packageDir) => {
    prepareSources(packageDir)
    extractor.extract({ packageDir, root })
    return {
      folder: packageDir,
      apiFolder: path.join(packageDir, '.api'),
      repoPath: `packages/${path.basename(packageDir)}`,
    }
  })
  const out = path.join(root, '.graph')
  await buildGraph({ packages, out })
  return { packages, graph: openGraph(out) }
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
