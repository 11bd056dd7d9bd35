import { join, resolve } from 'node:path'
import type { PackageManifest } from '@signpost/types'
import { toPath, type PathInput } from '@signpost/utils-path'
import { run, type Program } from './disk/program.ts'
import { isThere, manifest } from './disk/steps.ts'
import { PackageManager } from './package-manager.ts'

/** Files of package managers in a root. Bun may also write a `yarn.lock`, so its own lockfile comes first. */
const traces: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['bun.lock', PackageManager.Bun],
  ['bun.lockb', PackageManager.Bun],
  ['pnpm-lock.yaml', PackageManager.Pnpm],
  ['yarn.lock', PackageManager.Yarn],
  ['package-lock.json', PackageManager.Npm],
  ['npm-shrinkwrap.json', PackageManager.Npm],
  ['pnpm-workspace.yaml', PackageManager.Pnpm],
]

/**
 * Detects the package manager of a repository.
 *
 * @remarks
 * The field `packageManager` of its `package.json` decides; then `devEngines.packageManager`; then a lockfile; then a
 * `pnpm-workspace.yaml`. An unknown
 * name in the field is ignored.
 *
 * @param root - The root of the repository, a path or file URL. See {@link findRoot}.
 * @returns The package manager. Defaults to {@link PackageManager.Npm}.
 * @throws `FsError` of `@signpost/utils-fs` when an existing `package.json` cannot be read.
 *
 * @example
 * ```ts
 * import { detectPackageManager, findRoot } from '@signpost/utils-repo'
 *
 * const manager = await detectPackageManager(await findRoot())
 * console.log(`Run: ${manager} install`)
 * ```
 *
 * @searchAlias npm yarn pnpm bun lockfile corepack
 * @public
 */
export async function detectPackageManager(root: PathInput): Promise<PackageManager> {
  const dir = resolve(toPath(root))
  return run(
    (function* () {
      return yield* packageManagerOf(dir, yield* rootManifest(dir))
    })(),
  )
}

/** Contents of the `package.json` of a root; `undefined` if it does not exist. */
export function* rootManifest(root: string): Program<PackageManifest | undefined> {
  const file = join(root, 'package.json')
  return (yield* isThere(file)) ? yield* manifest(file) : undefined
}

/** Implements {@link detectPackageManager} for a `package.json` that is already read. */
export function* packageManagerOf(root: string, manifest: PackageManifest | undefined): Program<PackageManager> {
  const named = manifest?.packageManager?.split('@')[0]
  const declared = Object.values(PackageManager).find((manager) => manager === named)
  if (declared) return declared
  const engines = [manifest?.devEngines?.packageManager ?? []].flat().map(({ name }) => name)
  const allowed = Object.values(PackageManager).filter((manager) => engines.includes(manager))
  if (allowed.length > 0) {
    for (const [file, manager] of traces) {
      if (allowed.includes(manager) && (yield* isThere(join(root, file)))) return manager
    }
    return allowed.find((manager) => manager === engines[0]) ?? allowed[0]!
  }
  for (const [file, manager] of traces) if (yield* isThere(join(root, file))) return manager
  return PackageManager.Npm
}
