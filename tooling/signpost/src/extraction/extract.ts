import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import {
  formatDiagnostic,
  formatDiagnostics,
  print,
  printable,
  printError,
  type Diagnostic,
} from '@signpost/diagnostics'
import { writablePath } from '@signpost/files'
import { workspaceRoot } from '@signpost/files/manifests'
import { findPackages, RootError } from '@signpost/files/find-packages'
import { extractOne, reasonWithoutApi } from './extract-packages.ts'
import { ownApiFolder, readExtracted, writeExtracted } from './extracted-already.ts'
import { selectPackages, type SelectedPackage, type SelectedPackages } from '../packages/select-packages.ts'
import { printOutside } from '../packages/outside-packages.ts'
import { startSteps, type Steps } from '../steps/steps.ts'
import { leftOutOfWorkspace } from '../packages/workspace-findings.ts'

/** Options of {@link extract}. */
export interface ExtractOptions {
  /** File for the findings as JSON. */
  json?: string
  /** Whether an error in a package fails the command. */
  strict?: boolean
}

/** Result of extracting one package. */
export interface ExtractedPackage {
  package: SelectedPackage
  /** Folder of its doc models. */
  apiFolder: string
  /** Files are relative to the package. */
  findings: readonly Diagnostic[]
  /** See `Extraction`. */
  comments?: number | undefined
}

/**
 * Writes the doc models and API reports of a package to its `.api`, where `signpost build` finds them; in the root of a
 * workspace, those of all its packages.
 *
 * @param folder - A package, or the root of a workspace.
 * @returns The exit code: 1 for an error in a package with `strict`, otherwise 0.
 * @throws RootError when the folder has no package.
 */
export async function extract(
  folder: string,
  { json, strict = false }: ExtractOptions = {},
  steps: Steps = startSteps(),
): Promise<number> {
  const { packages, excluded } = packagesAt(folder)
  const results = await extractTo(packages, steps)
  for (const { package: found, findings } of results) {
    const name = found.manifest.name ?? found.path
    const reason = reasonWithoutApi({ findings })
    for (const line of formatDiagnostics(findings, (one) => formatDiagnostic(one, name))) printError(line)
    if (reason !== undefined) print(`${printable(name)}: no API, ${printable(reason)}`)
    else print(`${printable(name)}: ${relative(process.cwd(), ownApiFolder(found)) || '.'}`)
  }
  for (const { package: found, reason } of excluded) {
    print(`${printable(found.manifest.name ?? found.path)}: not extracted, ${printable(reason)}`)
  }
  if (json !== undefined) {
    const data = results.map(({ package: { manifest, path }, findings }) => ({ name: manifest.name, path, findings }))
    writeFileSync(json, `${JSON.stringify({ packages: data }, undefined, 2)}\n`)
  }
  const hasErrors = results.some(({ findings }) => findings.some(({ severity }) => severity === 'error'))
  return strict && hasErrors ? 1 : 0
}

/**
 * Extracts packages to their `.api`, except those whose `.api` is fresh.
 *
 * @throws OutputError for an `.api` that is a link out of its package; then nothing is written.
 */
export async function extractTo(packages: readonly SelectedPackage[], steps: Steps): Promise<ExtractedPackage[]> {
  for (const { directory } of packages) writablePath(directory, '.api')
  const results: ExtractedPackage[] = []
  // It starts with its first request.
  const worker = steps.extractor()
  try {
    for (const found of packages) {
      const apiFolder = ownApiFolder(found)
      const fresh = readExtracted(found)
      if (fresh !== undefined) {
        results.push({ package: found, apiFolder, ...fresh })
        continue
      }
      const { findings, comments, reads, toolFolders = [] } = await extractOne(worker, found, apiFolder)
      if (reads !== undefined) writeExtracted(found, { findings, comments, reads, toolFolders })
      results.push({ package: found, apiFolder, findings, comments })
    }
  } finally {
    worker.close()
  }
  return results
}

/** The package in a folder, or all public packages when the folder is the root of a workspace. */
export function packagesAt(folder: string): Pick<SelectedPackages, 'packages' | 'excluded'> {
  const root = workspaceRoot(folder)
  const workspace = findPackages(root)
  const { packages } = workspace
  if (root === folder) {
    printOutside(workspace.outside)
    const selected = selectPackages(packages)
    return { ...selected, excluded: [...selected.excluded, ...leftOutOfWorkspace(workspace)] }
  }
  const own = packages.find(({ directory }) => relative(directory, folder) === '')
  if (own !== undefined) return { packages: [own], excluded: [] }
  // A package that is no member of the workspace around it.
  const alone = findPackages(folder)
  if (alone.layout === 'package') return { packages: alone.packages, excluded: [] }
  throw new RootError(
    folder,
    'no package',
    'a package of the workspace, or its root',
    'Run the command in one of them.',
  )
}
