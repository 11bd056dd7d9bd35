import { satisfies } from 'semver'

/** A target in `exports` whose conditions are set. */
export interface ExportTarget {
  /** As written: `./dist/index.js`. */
  target: string
  /** True when a condition named `types` led here. */
  types: boolean
}

/** Limit of nesting, deeper than any real manifest; deeper values are ignored. */
const deepest = 32

/** Conditions that Node or a bundler sets for `import`. */
const importing = new Set(['types', 'import', 'module-sync', 'module', 'node', 'default'])

/** Conditions that Node sets for `require`. */
const requiring = new Set(['types', 'require', 'module-sync', 'node', 'default'])

/**
 * Conditions of other runtimes and bundlers, see {@link https://runtime-keys.proposal.wintercg.org/ | the list of runtimes}. A name of
 * an author's own, for the tools of a repository, is none of them.
 */
const others = new Set(
  'types import require default browser worker workerd edge-light deno bun react-native react-server electron'.split(
    ' ',
  ),
)

/** Lists the targets of one key of `exports` for `require` alone, best first. */
export function requireTargets(value: unknown, compilerVersion: string): ExportTarget[] {
  return targetsFor([requiring], value, compilerVersion)
}

/**
 * Lists the targets of one key of `exports`, best first: those for `import`, then those for `require`.
 *
 * When several conditions of an object are set, the first wins; the others are fallbacks in case it has no declarations.
 * `null` ends the search on its path, as in Node's resolution algorithm. Without any for these, the targets for other conditions are
 * listed, such as `browser`.
 *
 * @param value - The value of the key, any JSON.
 * @param compilerVersion - Decides `types@<range>`.
 */
export function exportTargets(value: unknown, compilerVersion: string): ExportTarget[] {
  const known = targetsFor([importing, requiring], value, compilerVersion)
  return known.length === 0 ? targetsFor([others], value, compilerVersion) : known
}

function targetsFor(modes: readonly ReadonlySet<string>[], value: unknown, compilerVersion: string): ExportTarget[] {
  const found: ExportTarget[] = []
  const seen = new Set<string>()
  for (const conditions of modes) {
    collect(value, false, 0, conditions)
  }
  return found

  /** Returns true when a `null` ended the search. */
  function collect(node: unknown, types: boolean, depth: number, conditions: ReadonlySet<string>): boolean {
    if (node === null) return true
    if (depth > deepest) return false
    if (typeof node === 'string') {
      if (!seen.has(node)) found.push({ target: node, types })
      seen.add(node)
      return false
    }
    if (typeof node !== 'object') return false
    if (Array.isArray(node)) {
      for (const item of node.slice(0, deepest)) collect(item, types, depth + 1, conditions)
      return false
    }
    for (const [condition, child] of Object.entries(node)) {
      const versioned = /^types@(?<range>.+)$/.exec(condition)?.groups?.['range']
      const isTypes = condition === 'types' || (versioned !== undefined && satisfies(compilerVersion, versioned))
      if (!isTypes && !conditions.has(condition)) continue
      if (collect(child, types || isTypes, depth + 1, conditions)) return true
    }
    return false
  }
}

/** Entries of `exports` by subpath; only `.` when it is a target or conditions, and empty when it is neither. */
export function exportKeys(value: unknown): Map<string, unknown> {
  if (typeof value === 'string' || Array.isArray(value)) return new Map([['.', value]])
  if (typeof value !== 'object' || value === null) return new Map()
  const entries = Object.entries(value)
  const subpaths = entries.filter(([key]) => key.startsWith('.'))
  if (subpaths.length === 0) return entries.length === 0 ? new Map() : new Map([['.', value]])
  return new Map(subpaths)
}

/** The key with a `*` that Node's resolution algorithm chooses for a subpath: the one with the longest text before it. */
export function bestPattern(keys: Iterable<string>, subpath: string): string | undefined {
  let best: string | undefined
  for (const key of keys) {
    const star = key.indexOf('*')
    if (star < 0 || key.indexOf('*', star + 1) >= 0) continue
    const [before, after] = [key.slice(0, star), key.slice(star + 1)]
    if (subpath.length < key.length || !subpath.startsWith(before) || !subpath.endsWith(after)) continue
    const bestStar = best?.indexOf('*') ?? -1
    if (best === undefined || star > bestStar || (star === bestStar && key.length > best.length)) best = key
  }
  return best
}
