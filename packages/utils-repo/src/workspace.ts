import { checkOptions } from '@signpost/utils-primitives'
import type { PathInput } from '@signpost/utils-path'
import { DependencyGraph } from './dependency-graph.ts'
import { run } from './disk/program.ts'
import { rootOf, checkWorkspaces } from './find-root.ts'
import type { getWorkspaces } from './get-workspaces.ts'
import { loadWorkspaces, type LoadedWorkspaces } from './load-workspaces.ts'
import type { PackageManager } from './package-manager.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/**
 * The packages of a repository, read once and refreshed on request.
 *
 * @remarks
 * Results do not change between calls of {@link Workspace.refresh}, even if files do. Iteration yields the packages
 * sorted by relative path.
 *
 * @example
 * ```ts
 * import { Workspace } from '@signpost/utils-repo'
 *
 * const workspace = await Workspace.open()
 * for (const { name, manifest } of workspace) console.log(name, manifest.version)
 * console.log(workspace.graph().topological())
 * ```
 *
 * @searchAlias monorepo project cache
 * @public
 */
export class Workspace implements Iterable<WorkspacePackage> {
  /** The absolute path of the root. */
  readonly root: string

  readonly #options: getWorkspaces.Options
  #loaded: LoadedWorkspaces
  #byName: ReadonlyMap<string, WorkspacePackage>
  #started = 0
  #applied = 0

  private constructor(root: string, options: getWorkspaces.Options, loaded: LoadedWorkspaces) {
    this.root = root
    this.#options = options
    this.#loaded = loaded
    this.#byName = byName(loaded)
  }

  /**
   * Reads the packages of the repository that contains a folder.
   *
   * @param from - Where to start searching for the root: a folder or a file in it. Defaults to the working directory.
   * @param options - The marker of the root, the globs, and a signal for this first read.
   * @returns The packages.
   * @throws {@link RootNotFoundError} when there is no root.
   * @throws {@link WorkspaceError} when two packages have the same name, or `pnpm-workspace.yaml` is invalid.
   * @throws `FsError` of `@signpost/utils-fs` when a `package.json` cannot be read or is invalid.
   */
  static async open(from: PathInput = '.', options: getWorkspaces.Options = {}): Promise<Workspace> {
    checkWorkspaces('Workspace.open', options, 'AbortSignal')
    const { signal } = options
    const root = await run(rootOf(from, options), signal)
    return new Workspace(root, options, await load(root, options, signal))
  }

  /** The package manager of the repository. */
  get packageManager(): PackageManager {
    return this.#loaded.packageManager
  }

  /** The packages, sorted by relative path. */
  get packages(): readonly WorkspacePackage[] {
    return this.#loaded.packages
  }

  /**
   * Returns a package by name.
   *
   * @param name - The full name, including the scope.
   * @returns The package; `undefined` if it does not exist.
   */
  get(name: string): WorkspacePackage | undefined {
    return this.#byName.get(name)
  }

  /**
   * Returns the aliases of each package: its full name, and its name without the scope if unambiguous.
   *
   * @remarks
   * `core` is an alias of `@acme/core`, unless a package is named `core` or another scope also has a `core`. Useful for
   * names typed by users, and for aliases of a bundler.
   *
   * @returns The full names by alias.
   */
  aliasMap(): ReadonlyMap<string, string> {
    const aliases = new Map<string, string>()
    const ambiguous = new Set<string>()
    for (const name of this.#byName.keys()) {
      const short = /^@[^/]+\/(.+)$/.exec(name)?.[1]
      if (short === undefined) continue
      if (aliases.has(short)) ambiguous.add(short)
      aliases.set(short, name)
    }
    for (const short of ambiguous) aliases.delete(short)
    for (const name of this.#byName.keys()) aliases.set(name, name)
    return aliases
  }

  /**
   * Creates the dependency graph of the packages as last read.
   *
   * @returns A new graph.
   */
  graph(): DependencyGraph {
    return new DependencyGraph(this.#loaded.packages)
  }

  /**
   * Reads everything again: the folders of packages, every `package.json`, and the package manager.
   *
   * @remarks
   * On failure, nothing changes. Of several concurrent calls, the last one wins.
   *
   * @param options - A signal.
   * @throws {@link WorkspaceError} when two packages have the same name, or `pnpm-workspace.yaml` is invalid.
   * @throws `FsError` of `@signpost/utils-fs` when a `package.json` cannot be read or is invalid.
   * @throws The reason of the signal when it aborts.
   */
  async refresh(options: Pick<getWorkspaces.Options, 'signal'> = {}): Promise<void> {
    checkOptions('refresh', options, { signal: 'AbortSignal' })
    const turn = ++this.#started
    const loaded = await load(this.root, this.#options, options.signal)
    if (turn < this.#applied) return
    this.#applied = turn
    this.#loaded = loaded
    this.#byName = byName(loaded)
  }

  /**
   * Iterates over the packages, sorted by relative path.
   *
   * @returns An iterator of the packages as last read.
   */
  [Symbol.iterator](): Iterator<WorkspacePackage> {
    return this.#loaded.packages.values()
  }
}

function load(
  root: string,
  options: getWorkspaces.Options,
  signal: AbortSignal | undefined,
): Promise<LoadedWorkspaces> {
  return run(loadWorkspaces(root, options.patterns, options.includeRoot ?? false), signal)
}

function byName({ packages }: LoadedWorkspaces): ReadonlyMap<string, WorkspacePackage> {
  return new Map(packages.map((pkg) => [pkg.name, pkg]))
}
