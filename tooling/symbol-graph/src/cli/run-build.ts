import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Diagnostic, formatDiagnostics } from '@signpost/diagnostics'
import { answerRequests, checkOwnData, claimOutput, inheritedClaim, optimizeLate, workspaceRoot } from '@signpost/files'
import { findPackages } from '@signpost/files/find-packages'
import type { PackageInput } from '../read/package-source.ts'
import { type BuildResult, createGraphSession } from '../session.ts'
import { openDraftStore } from '../store/draft-store.ts'
import { writeFileAtomic } from '@signpost/graph-model/write'
import { packageInput } from '../read/package-input.ts'
import type { Command } from './command-line.ts'
import { growHeapSlowly } from './heap-growth.ts'
import { readLinks } from './read-links.ts'

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
  checkOwnData(
    path.join(out, 'manifest.json'),
    (value) => typeof value === 'object' && value !== null && 'formatVersion' in value,
  )
  // A server's builds share its claim: each one replaces the previous.
  const { confirm } = command.serve ? inheritedClaim() : claimOutput(out)
  const session = createGraphSession({
    packages: () => listPackages(command, root),
    out,
    store: openDraftStore(path.join(path.dirname(out), '.cache', 'drafts')),
    links: () => readLinks(root),
    confirm,
  })
  const result = await session.update()
  session.save()
  if (command.diagnostics !== undefined)
    writeFileAtomic(path.resolve(command.diagnostics), `${JSON.stringify(byPackage(result))}\n`)
  if (command.serve) {
    await answerRequests(async ({ changed }) => {
      const folders = Array.isArray(changed) ? changed.map((folder) => path.resolve(root, String(folder))) : undefined
      const { changedSymbols } = await session.update(folders)
      return { changedSymbols }
    })
    return 0
  }
  report(result)
  return command.strict && result.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** All diagnostics with the path of their package, in print order. */
function byPackage({ dropped, manifest }: BuildResult): (Diagnostic & { package: string })[] {
  return [
    ...dropped.map((one) => ({ package: path.posix.dirname(one.file), ...one })),
    ...manifest.packages.flatMap(({ folder, diagnostics }) => diagnostics.map((one) => ({ package: folder, ...one }))),
  ]
}

function listPackages({ packages, list }: Command & { action: 'build' }, root: string): PackageInput[] {
  if (list !== undefined) {
    const entries = JSON.parse(readFileSync(list, 'utf8')) as readonly { folder: string; apiFolder?: string }[]
    return entries.map(({ folder, apiFolder }) => {
      const dir = path.resolve(path.dirname(list), folder)
      return packageInput(root, dir, apiFolder === undefined ? undefined : path.resolve(path.dirname(list), apiFolder))
    })
  }
  if (packages.length > 0) return packages.map((folder) => packageInput(root, path.resolve(folder)))
  return findPackages(root)
    .packages.filter(({ directory }) => existsSync(path.join(directory, '.api')))
    .map(({ directory }) => packageInput(root, directory))
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
