import { isBuiltin } from 'node:module'

/** A subpath of `exports`, `.` or `./core`, and what it leads to; a pattern has one `*`. One that a pattern became has the pattern too. */
export type ExportsEntry = readonly [subpath: string, value: unknown, pattern?: string]

/**
 * Lists the subpaths of `exports`, or the names of `imports`. Those that lead to `null` are closed and left out.
 *
 * @param paths - Files of the package, relative and with `/`; patterns become the subpaths of the files they lead to.
 * @see {@link https://nodejs.org/api/packages.html#subpath-patterns | subpath patterns}
 */
export function exportsEntries(exports: unknown, paths?: readonly string[]): ExportsEntry[] {
  const all = writtenEntries(exports)
  const open = all.filter(([, value]) => isOpen(value))
  if (paths === undefined) return open
  return open.flatMap((entry) => (entry[0].includes('*') ? expand(entry, all, paths) : [entry]))
}

/** Subpaths as they are written, closed ones included. */
export function writtenEntries(exports: unknown): ExportsEntry[] {
  const isMap = isObject(exports) && Object.keys(exports).some((key) => /^[.#]/.test(key))
  return isMap ? Object.entries(exports as object) : [['.', exports]]
}

function expand(entry: ExportsEntry, all: readonly ExportsEntry[], paths: readonly string[]): ExportsEntry[] {
  const [pattern, value] = entry
  // A package may contain only the declarations of a file.
  const files = new Set(paths.flatMap((path) => [path, path.replace(/\.d\.([mc]?)ts$/, '.$1js')]))
  const parts = new Set(
    targetsOf(value).flatMap((target) => [...files].flatMap((path) => starOf(target, `./${path}`) ?? [])),
  )
  return [...parts].sort().flatMap((part): ExportsEntry[] => {
    const subpath = pattern.replace('*', part)
    return findEntry(all, subpath) === entry ? [[subpath, replaceStar(value, part), pattern]] : []
  })
}

/** The entry that Node.js uses for a subpath: itself, or the pattern with the longest matching prefix. */
export function findEntry(all: readonly ExportsEntry[], subpath: string): ExportsEntry | undefined {
  const exact = all.find(([key]) => key === subpath)
  if (exact) return exact
  const matching = all.filter(([key]) => key.includes('*') && starOf(key, subpath) !== undefined)
  return matching.toSorted(([one], [other]) => other.indexOf('*') - one.indexOf('*') || other.length - one.length)[0]
}

/** Part of a text that matches `*`. */
export function starOf(pattern: string, text: string): string | undefined {
  const [start = '', end = ''] = pattern.split('*')
  const isMatch = pattern.includes('*') && text.startsWith(start) && text.endsWith(end)
  return isMatch && text.length > start.length + end.length
    ? text.slice(start.length, text.length - end.length)
    : undefined
}

/**
 * First target whose conditions hold, in the order of the manifest; undefined where none does, and where `null` closes the entry.
 *
 * @param find - What a target leads to; one that leads nowhere is passed over, as TypeScript does where there are no declarations.
 */
export function resolveTarget(
  value: unknown,
  conditions: ReadonlySet<string>,
  find: (target: string) => string | undefined = (target) => target,
): string | undefined {
  return resolveOpen(value, conditions, find) ?? undefined
}

/** @returns Null for an entry that is closed under these conditions, whatever comes after. */
function resolveOpen(
  value: unknown,
  conditions: ReadonlySet<string>,
  find: (target: string) => string | undefined,
): string | null | undefined {
  if (typeof value === 'string') return find(value)
  if (!isObject(value)) return value === null ? null : undefined
  if (Array.isArray(value)) {
    const results = value.map((item) => resolveOpen(item, conditions, find))
    return results.find((result) => typeof result === 'string') ?? results.at(-1)
  }
  for (const [condition, target] of Object.entries(value)) {
    if (condition !== 'default' && !conditions.has(condition)) continue
    const found = resolveOpen(target, conditions, find)
    if (found !== undefined) return found
  }
  return undefined
}

/** Every target of an entry, whatever its conditions. */
export function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(targetsOf) : []
}

/** Whether an entry has a target. */
export function isOpen(value: unknown): boolean {
  return targetsOf(value).length > 0
}

/** Package of a specifier: `@acme/core` of `@acme/core/deep`. */
export function packageOf(specifier: string): string {
  return /^(?:@[^/]*\/)?[^/]*/.exec(specifier)?.[0] ?? specifier
}

/** Names of the packages that a specifier may lead to: `@a/b` of `@a/b/c`; `node` has the types of the modules of Node.js. */
export function packagesOf(specifier: string): string[] {
  const name = packageOf(specifier)
  // Each year's JavaScript has all that came before.
  if (/^lib es(?:\d+|next)$/.test(name)) return ['lib es']
  return isBuiltin(specifier) ? [name, 'node'] : [name]
}

function replaceStar(value: unknown, part: string): unknown {
  if (typeof value === 'string') return value.replaceAll('*', part)
  if (Array.isArray(value)) return value.map((item) => replaceStar(item, part))
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceStar(item, part)]))
    : value
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Names of all conditions in an entry of `exports`. */
export function conditionsOf(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...conditionsOf(item)]))
  return new Set(Object.entries(value).flatMap(([name, inner]) => [name, ...conditionsOf(inner)]))
}
