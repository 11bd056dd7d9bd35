import { packageOf } from '../package/exports-map.ts'
import type { ReportSet } from './report-set.ts'
import type { Workspace } from './workspaces.ts'

/**
 * Packages that a change of one may affect: those that depend on it, and those whose public API mentions its types, directly or
 * through the API of another package.
 *
 * @returns Names by name of the changed package, sorted.
 */
export function affectedPackages(
  changed: Iterable<string>,
  head: ReportSet,
  workspaces: ReadonlyMap<string, Workspace>,
): Map<string, string[]> {
  const mentionedBy = new Map<string, Set<string>>()
  for (const { packageName, imports } of head.values()) {
    for (const specifier of imports) {
      const name = packageOf(specifier)
      if (name !== packageName) mentionedBy.set(name, (mentionedBy.get(name) ?? new Set()).add(packageName))
    }
  }
  const dependents = new Map<string, Set<string>>()
  for (const { name, dependencies } of workspaces.values()) {
    for (const dependency of dependencies) {
      if (dependency !== name) dependents.set(dependency, (dependents.get(dependency) ?? new Set()).add(name))
    }
  }
  return new Map(
    [...changed].map((name) => {
      const affected = new Set<string>()
      const pending = [name]
      for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
        for (const other of mentionedBy.get(current) ?? []) {
          if (!affected.has(other)) pending.push(other)
          affected.add(other)
        }
      }
      for (const other of [name, ...affected].flatMap((one) => [...(dependents.get(one) ?? [])])) affected.add(other)
      affected.delete(name)
      return [name, [...affected].sort()]
    }),
  )
}
