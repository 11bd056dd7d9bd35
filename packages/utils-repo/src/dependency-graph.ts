import { dependencyEntries } from './dependency-entries.ts'
import { DEPENDENCY_KINDS, type DependencyKind } from './dependency-kind.ts'
import { components } from './graph/components.ts'
import { dependencyName } from './graph/dependency-name.ts'
import { shortestCycle } from './graph/shortest-cycle.ts'
import { WorkspaceError } from './workspace-error.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/**
 * Which packages of a repository depend on which.
 *
 * @remarks
 * There is an edge from a package to another when it names it in a field of its `package.json`, unless the specifier leads
 * elsewhere, as `npm:` and URLs do. `workspace:core@*` is an edge to `core`, whatever the name beside it. A range is not
 * compared with the version. The graph does not follow changes: take a new one of {@link Workspace} after a refresh.
 *
 * @example
 * ```ts
 * import { DependencyGraph } from '@signpost/utils-repo'
 *
 * const graph = new DependencyGraph([
 *   { name: 'app', manifest: { dependencies: { core: 'workspace:*' }, devDependencies: { kit: 'workspace:*' } } },
 *   { name: 'core', manifest: {} },
 *   { name: 'kit', manifest: { dependencies: { core: 'workspace:*' } } },
 * ])
 * graph.dependenciesOf('app') // ['core', 'kit']
 * graph.dependentsOf('core', { kinds: ['dependencies'] }) // ['app', 'kit']
 * graph.topological() // ['core', 'kit', 'app']
 * ```
 *
 * @public
 */
export class DependencyGraph {
  /** The names of all packages, in order of UTF-16 code units. */
  readonly names: readonly string[]

  /** By package, the packages that it names and the fields that it does so in. */
  readonly #edges: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<DependencyKind>>>

  /**
   * Makes the graph of some packages.
   *
   * @param packages - The packages, each with its name and what is in its `package.json`.
   * @throws {@link WorkspaceError} when two have one name.
   */
  constructor(packages: Iterable<Pick<WorkspacePackage, 'name' | 'manifest'>>) {
    const manifests = new Map<string, WorkspacePackage['manifest']>()
    for (const { name, manifest } of packages) {
      if (manifests.has(name)) {
        throw new WorkspaceError('DUPLICATE_NAME', `Expected one package named "${name}", found two`, {
          packages: [name],
        })
      }
      manifests.set(name, manifest)
    }
    this.names = [...manifests.keys()].sort()

    const edges = new Map<string, Map<string, Set<DependencyKind>>>()
    for (const name of this.names) {
      const targets = new Map<string, Set<DependencyKind>>()
      for (const entry of dependencyEntries(manifests.get(name)!)) {
        const target = dependencyName(entry)
        if (target === undefined || !manifests.has(target)) continue
        targets.set(target, (targets.get(target) ?? new Set()).add(entry.kind))
      }
      edges.set(name, targets)
    }
    this.#edges = edges
  }

  /**
   * The packages that a package depends on.
   *
   * @param name - The name of the package.
   * @param options - Which dependencies count, and whether those of the dependencies do.
   * @returns Names in order of UTF-16 code units. With `transitive`, the package itself is never one of them.
   * @throws {@link WorkspaceError} when there is no such package.
   */
  dependenciesOf(name: string, options: DependencyGraph.QueryOptions = {}): string[] {
    return this.#reached(name, this.#targets(options), options)
  }

  /**
   * The packages that depend on a package.
   *
   * @param name - The name of the package.
   * @param options - Which dependencies count, and whether those that depend on the dependents do.
   * @returns Names in order of UTF-16 code units. With `transitive`, the package itself is never one of them.
   * @throws {@link WorkspaceError} when there is no such package.
   */
  dependentsOf(name: string, options: DependencyGraph.QueryOptions = {}): string[] {
    const sources = new Map<string, string[]>(this.names.map((source) => [source, []]))
    for (const [source, targets] of this.#targets(options))
      for (const target of targets) sources.get(target)!.push(source)
    return this.#reached(name, sources, options)
  }

  /**
   * All packages, each after those that it depends on: the order to build them in.
   *
   * @param options - Which dependencies count.
   * @returns Names; the same order for the same packages, however they were given.
   * @throws {@link WorkspaceError} with the code `CYCLE` when there is no such order.
   */
  topological(options: DependencyGraph.Options = {}): string[] {
    const [cycle] = this.cycles(options)
    if (!cycle) return components(this.#targets(options)).flat()
    const way = [...cycle, cycle[0]].map((name) => `"${name}"`).join(' -> ')
    throw new WorkspaceError('CYCLE', `Expected packages without a cycle, found ${way}`, { packages: cycle })
  }

  /**
   * Packages that depend on each other in a circle.
   *
   * @param options - Which dependencies count.
   * @returns For each group of packages that all depend on one another, its shortest cycle through the name that comes
   *   first: names, of which each depends on the next, and the last on the first. Empty when there is no cycle at all.
   */
  cycles(options: DependencyGraph.Options = {}): string[][] {
    const targets = this.#targets(options)
    return components(targets)
      .flatMap((members) => {
        const cycle = shortestCycle(targets, members.sort())
        return cycle ? [cycle] : []
      })
      .sort(([a], [b]) => (a! < b! ? -1 : 1))
  }

  /**
   * The graph in the language of Graphviz. Edges of `devDependencies` alone are dashed, of `peerDependencies` dotted.
   *
   * @param options - Which dependencies count.
   * @returns The source of a `digraph`.
   * @see {@link https://graphviz.org/doc/info/lang.html | The DOT language}
   */
  toDot(options: DependencyGraph.Options = {}): string {
    const { kinds = DEPENDENCY_KINDS } = options
    const lines = this.names.map((name) => `  ${quoted(name)};`)
    for (const [source, targets] of this.#targets(options)) {
      for (const target of targets) {
        const counted = [...this.#edges.get(source)!.get(target)!].filter((kind) => kinds.includes(kind))
        lines.push(`  ${quoted(source)} -> ${quoted(target)}${styleOf(counted)};`)
      }
    }
    return ['digraph {', ...lines, '}', ''].join('\n')
  }

  /** By package, the packages that it depends on, where some kinds count. */
  #targets({ kinds = DEPENDENCY_KINDS }: DependencyGraph.Options): Map<string, string[]> {
    const targetsOf = (edges: ReadonlyMap<string, ReadonlySet<DependencyKind>>): string[] =>
      [...edges].flatMap(([target, found]) => (kinds.some((kind) => found.has(kind)) ? [target] : [])).sort()
    return new Map([...this.#edges].map(([source, edges]) => [source, targetsOf(edges)]))
  }

  #reached(
    name: string,
    next: ReadonlyMap<string, readonly string[]>,
    options: DependencyGraph.QueryOptions,
  ): string[] {
    const direct = next.get(name)
    if (!direct) {
      throw new WorkspaceError('UNKNOWN_PACKAGE', `Expected the name of a package, found "${name}"`, {
        packages: [name],
      })
    }
    if (!options.transitive) return [...direct].sort()
    const reached = new Set(direct)
    // The set grows while it is walked through.
    for (const reachedName of reached) for (const further of next.get(reachedName)!) reached.add(further)
    reached.delete(name)
    return [...reached].sort()
  }
}

/**
 * The types of {@link (DependencyGraph:class) | DependencyGraph}.
 *
 * @example
 * ```ts
 * import { DependencyGraph } from '@signpost/utils-repo'
 *
 * const shipped: DependencyGraph.Options = { kinds: ['dependencies', 'optionalDependencies'] }
 * const isBuildable = (graph: DependencyGraph): boolean => graph.cycles(shipped).length === 0
 * ```
 *
 * @public
 */
export namespace DependencyGraph {
  /**
   * Which dependencies count.
   *
   * @example
   * ```ts
   * import type { DependencyGraph } from '@signpost/utils-repo'
   *
   * const atRunTime: DependencyGraph.Options = { kinds: ['dependencies'] }
   * ```
   *
   * @public
   */
  export interface Options {
    /** The fields of `package.json` that make an edge, all of them by default. */
    readonly kinds?: readonly DependencyKind[] | undefined
  }

  /**
   * Which dependencies of a package are asked for.
   *
   * @example
   * ```ts
   * import { Workspace, type DependencyGraph } from '@signpost/utils-repo'
   *
   * const everything: DependencyGraph.QueryOptions = { transitive: true }
   * const affected = (await Workspace.open()).graph().dependentsOf('@acme/core', everything)
   * ```
   *
   * @public
   */
  export interface QueryOptions extends Options {
    /** Whether to go on from the packages that are found. `false` by default. */
    readonly transitive?: boolean | undefined
  }
}

function quoted(name: string): string {
  return `"${name.replace(/["\\]/g, '\\$&')}"`
}

function styleOf(kinds: readonly DependencyKind[]): string {
  if (kinds.some((kind) => kind === 'dependencies' || kind === 'optionalDependencies')) return ''
  return kinds.includes('peerDependencies') ? ' [style=dotted]' : ' [style=dashed]'
}
