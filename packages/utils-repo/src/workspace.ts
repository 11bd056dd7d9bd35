import type { PathInput } from '@signpost/utils-path'
import { DependencyGraph } from './dependency-graph.ts'
import { run } from './disk/program.ts'
import { rootOf } from './find-root.ts'
import type { getWorkspaces } from './get-workspaces.ts'
import { loadWorkspaces, type LoadedWorkspaces } from './load-workspaces.ts'
import type { PackageManager } from './package-manager.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/**
 * The packages of a repository, read once and again when asked to.
 *
 * @remarks
 * Between two calls of {@link Workspace.refresh} it answers the same, whatever happens on the disk. It can be iterated:
 * the packages come in the order of their relative paths.
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
   * Reads the packages of the repository that a folder is in.
   *
   * @param from - Where to begin looking for the root: a folder or a file in it. The working directory by default.
   * @param options - What is the root, which globs to use, and what aborts this first reading.
   * @returns The packages.
   * @throws {@link RootNotFoundError} when there is no root.
   * @throws {@link WorkspaceError} when two packages have one name, or `pnpm-workspace.yaml` cannot be read.
   * @throws `FsError` of `@signpost/utils-fs` when a `package.json` cannot be read, or holds something else than it should.
   */
  static async open(from: PathInput = '.', options: getWorkspaces.Options = {}): Promise<Workspace> {
    const { signal } = options
    const root = await run(rootOf(from, options), signal)
    return new Workspace(root, options, await load(root, options, signal))
  }

  /** The program that installs the packages. */
  get packageManager(): PackageManager {
    return this.#loaded.packageManager
  }

  /** The packages, in the order of their relative paths. */
  get packages(): readonly WorkspacePackage[] {
    return this.#loaded.packages
  }

  /**
   * The package of a name.
   *
   * @param name - The whole name, with its scope.
   * @returns The package; `undefined` when there is none.
   */
  get(name: string): WorkspacePackage | undefined {
    return this.#byName.get(name)
  }

  /**
   * The ways to name each package: by its whole name, and without its scope where that is unmistakable.
   *
   * @remarks
   * `core` stands for `@acme/core`, unless a package is called `core` or another scope has a `core` too. Useful for names
   * that people type, and for aliases of a bundler.
   *
   * @returns The whole name by each of them.
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
   * Which packages depend on which, as they were read last.
   *
   * @returns A new graph.
   */
  graph(): DependencyGraph {
    return new DependencyGraph(this.#loaded.packages)
  }

  /**
   * Reads everything again: which folders are packages, every `package.json`, and the package manager.
   *
   * @remarks
   * When it fails, everything stays as it was. Of several at the same time, the one that was called last counts.
   *
   * @param options - What aborts.
   * @throws {@link WorkspaceError} when two packages have one name, or `pnpm-workspace.yaml` cannot be read.
   * @throws `FsError` of `@signpost/utils-fs` when a `package.json` cannot be read, or holds something else than it should.
   * @throws The reason of the signal when it is aborted.
   */
  async refresh(options: Pick<getWorkspaces.Options, 'signal'> = {}): Promise<void> {
    const turn = ++this.#started
    const loaded = await load(this.root, this.#options, options.signal)
    if (turn < this.#applied) return
    this.#applied = turn
    this.#loaded = loaded
    this.#byName = byName(loaded)
  }

  /**
   * The packages one by one, in the order of their relative paths.
   *
   * @returns An iterator of the packages as they were read last.
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
