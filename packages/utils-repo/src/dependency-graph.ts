import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import { dependencyEntries } from './dependency-entries.ts'
import { DEPENDENCY_KINDS, type DependencyKind } from './dependency-kind.ts'
import { components } from './graph/components.ts'
import { dependencyName } from './graph/dependency-name.ts'
import { shortestCycle } from './graph/shortest-cycle.ts'
import { WorkspaceError } from './workspace-error.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/**
 * The dependency graph of the packages in a repository.
 *
 * @remarks
 * A package has an edge to another one if a field of its `package.json` contains that name, unless the specifier points
 * elsewhere, such as `npm:` or a URL. `workspace:core@*` is an edge to `core`, whatever the name of the dependency.
 * Version ranges are not checked. The graph is immutable: after a refresh of a {@link Workspace}, get a new one.
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
 * @searchAlias dag monorepo affected order
 * @public
 */
export class DependencyGraph {
  /** The names of all packages, sorted by UTF-16 code units. */
  readonly names: readonly string[]

  /** For each package, its dependencies and the fields that contain them. */
  readonly #edges: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<DependencyKind>>>

  /**
   * Creates the graph of packages.
   *
   * @param packages - The packages, each with its name and the contents of its `package.json`.
   * @throws {@link WorkspaceError} when two have the same name.
   */
  constructor(packages: Iterable<Pick<WorkspacePackage, 'name' | 'manifest'>>) {
    const manifests = new Map<string, WorkspacePackage['manifest']>()
    checkArgument(
      'INVALID_PACKAGES',
      packages,
      'packages with a name and a manifest',
      () =>
        Array.isArray(packages)
          ? packages.every(
              (one: WorkspacePackage | null) => typeof one?.name === 'string' && Object(one.manifest) === one.manifest,
            )
          : typeof (Object(packages) as Partial<Iterable<unknown>>)[Symbol.iterator] === 'function',
      'pass those of getWorkspaces',
    )
    for (const { name, manifest } of packages) {
      if (manifests.has(name)) {
        throw new WorkspaceError('DUPLICATE_NAME', `Expected one package named "${name}", found two: rename one`, {
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
   * Lists the packages that a package depends on.
   *
   * @param name - The name of the package.
   * @param options - The kinds of dependencies, and whether to include transitive ones.
   * @returns Names sorted by UTF-16 code units. With `transitive`, never the package itself.
   * @throws {@link WorkspaceError} when the package does not exist.
   */
  dependenciesOf(name: string, options: DependencyGraph.QueryOptions = {}): string[] {
    checkQuery('dependenciesOf', options, 'boolean')
    return this.#reached(name, this.#targets(options), options)
  }

  /**
   * Lists the packages that depend on a package.
   *
   * @param name - The name of the package.
   * @param options - The kinds of dependencies, and whether to include transitive dependents.
   * @returns Names sorted by UTF-16 code units. With `transitive`, never the package itself.
   * @throws {@link WorkspaceError} when the package does not exist.
   */
  dependentsOf(name: string, options: DependencyGraph.QueryOptions = {}): string[] {
    checkQuery('dependentsOf', options, 'boolean')
    const sources = new Map<string, string[]>(this.names.map((source) => [source, []]))
    for (const [source, targets] of this.#targets(options))
      for (const target of targets) sources.get(target)!.push(source)
    return this.#reached(name, sources, options)
  }

  /**
   * Sorts all packages topologically, each after its dependencies: a build order.
   *
   * @param options - The kinds of dependencies.
   * @returns Names. The order does not depend on that of the input.
   * @throws {@link WorkspaceError} with the code `CYCLE` when there is a cycle of several packages.
   */
  topological(options: DependencyGraph.Options = {}): string[] {
    checkQuery('topological', options)
    // A package that depends on itself needs no other one before it.
    const cycle = this.cycles(options).find(({ length }) => length > 1)
    if (!cycle) return components(this.#targets(options)).flat()
    const way = [...cycle, cycle[0]].map((name) => `"${name}"`).join(' -> ')
    throw new WorkspaceError(
      'CYCLE',
      `Expected packages without a cycle, found ${way}: remove one of these dependencies`,
      { packages: cycle },
    )
  }

  /**
   * Finds circular dependencies.
   *
   * @param options - The kinds of dependencies.
   * @returns For each group of mutually dependent packages, its shortest cycle through the alphabetically first name,
   *   as names that each depend on the next, and the last on the first; and each package that depends on itself, alone.
   *   Empty without cycles.
   */
  cycles(options: DependencyGraph.Options = {}): string[][] {
    checkQuery('cycles', options)
    const targets = this.#targets(options)
    const own = this.names.filter((name) => targets.get(name)!.includes(name)).map((name) => [name])
    const others = new Map([...targets].map(([name, found]) => [name, found.filter((target) => target !== name)]))
    const shared = components(others).flatMap((members) => {
      const cycle = shortestCycle(others, members.sort())
      return cycle ? [cycle] : []
    })
    return [...own, ...shared].sort(([a], [b]) => (a! < b! ? -1 : a === b ? 0 : 1))
  }

  /**
   * Prints the graph in the DOT language of Graphviz. Edges only from `devDependencies` are dashed, those from
   * `peerDependencies` dotted.
   *
   * @param options - The kinds of dependencies.
   * @returns The source of a `digraph`.
   * @see {@link https://graphviz.org/doc/info/lang.html | The DOT language}
   */
  toDot(options: DependencyGraph.Options = {}): string {
    checkQuery('toDot', options)
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

  /** For each package, its dependencies of the given kinds. */
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
      throw new WorkspaceError('UNKNOWN_PACKAGE', `Expected the name of a package, found "${name}": use one of names`, {
        packages: [name],
      })
    }
    if (!options.transitive) return [...direct].sort()
    const reached = new Set(direct)
    // The set grows during iteration.
    for (const reachedName of reached) for (const further of next.get(reachedName)!) reached.add(further)
    reached.delete(name)
    return [...reached].sort()
  }
}

/**
 * Types of {@link (DependencyGraph:class) | DependencyGraph}.
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
   * The kinds of dependencies to include.
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
    /** The fields of `package.json` that create edges. Defaults to all. */
    readonly kinds?: readonly DependencyKind[] | undefined
  }

  /**
   * Options of a query for a package.
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
    /** Whether to include transitive results. Defaults to `false`. */
    readonly transitive?: boolean | undefined
  }
}

/** Checks the options of a query, in development. */
function checkQuery(taker: string, options: object, transitive?: 'boolean'): void {
  checkOptions(taker, options, {
    kinds: [
      'an array of kinds of dependencies',
      (value) => Array.isArray(value) && value.every((kind) => DEPENDENCY_KINDS.includes(kind as DependencyKind)),
    ],
    transitive,
  })
}

function quoted(name: string): string {
  return `"${name.replace(/["\\]/g, '\\$&')}"`
}

function styleOf(kinds: readonly DependencyKind[]): string {
  if (kinds.some((kind) => kind === 'dependencies' || kind === 'optionalDependencies')) return ''
  return kinds.includes('peerDependencies') ? ' [style=dotted]' : ' [style=dashed]'
}
