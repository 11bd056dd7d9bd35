import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatDiagnostics } from '@signpost/diagnostics'
import { claimOutput, optimizeLate } from '@signpost/files'
import { workspaceRoot } from '@signpost/files/manifests'
import { findPackages } from '@signpost/files/find-packages'
import { writeFileAtomic } from '@signpost/graph-model/write'
import { findingsOf, type ListedPackage, openRootGraph } from '../root-graph.ts'
import type { BuildResult } from '../session.ts'
import type { Command } from './command-line.ts'
import { growHeapSlowly } from '../heap-growth.ts'

/**
 * Runs `build`.
 *
 * @returns The exit code.
 * @throws OutputError when the folder has a manifest of another tool.
 * @throws SupersededError when a newer build of the same graph has started.
 * @throws LinksError when the repository's links are invalid.
 * @throws Error of the file system when the graph cannot be written or a named list cannot be read.
 */
export async function runBuild(command: Command & { action: 'build' }): Promise<number> {
  optimizeLate()
  growHeapSlowly()
  const root = command.root === undefined ? workspaceRoot(process.cwd()) : path.resolve(command.root)
  const out = path.resolve(command.out ?? path.join(command.site ?? '.', '.graph'))
  const session = openRootGraph({ root, packages: listPackages(command, root), out }, () => claimOutput(out))
  const result = await session.update()
  session.save()
  if (command.diagnostics !== undefined)
    writeFileAtomic(path.resolve(command.diagnostics), `${JSON.stringify(findingsOf(result))}\n`)
  report(result)
  return command.strict && result.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

function listPackages({ packages, list }: Command & { action: 'build' }, root: string): ListedPackage[] {
  if (list !== undefined) {
    const entries = JSON.parse(readFileSync(list, 'utf8')) as readonly ListedPackage[]
    const absolute = (folder: string): string => path.resolve(path.dirname(list), folder)
    return entries.map(({ folder, apiFolder }) => ({
      folder: absolute(folder),
      ...(apiFolder !== undefined && { apiFolder: absolute(apiFolder) }),
    }))
  }
  if (packages.length > 0) return packages.map((folder) => ({ folder: path.resolve(folder) }))
  return findPackages(root)
    .packages.filter(({ directory }) => existsSync(path.join(directory, '.api')))
    .map(({ directory }) => ({ folder: directory }))
}

function report({ summary, diagnostics }: BuildResult): void {
  for (const line of formatDiagnostics(diagnostics)) process.stderr.write(`${line}\n`)
  const { packages, degraded, failed, symbols, graphBytes, modelBytes } = summary
  const share = modelBytes === 0 ? '' : `, ${((100 * graphBytes) / modelBytes).toFixed(1)} % of the doc models`
  const trouble = [degraded > 0 ? `${degraded} degraded` : '', failed > 0 ? `${failed} failed` : ''].filter(Boolean)
  process.stdout.write(
    `${packages} packages${trouble.length > 0 ? ` (${trouble.join(', ')})` : ''}, ${symbols} symbols, ` +
      `${(graphBytes / 1000).toFixed(1)} kB${share}\n`,
  )
}
