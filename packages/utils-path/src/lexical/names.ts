import { pathOf } from '../file-url.ts'
import type { PathInput } from '../path-input.ts'
import { isWindows, type System } from './system.ts'

/** Splits an absolute path into its root, which ends with a separator, and the names below it. */
export function namesOf(system: System, input: PathInput): string[] {
  const path = system.resolve(pathOf(input, isWindows(system)))
  const { root } = system.parse(path)
  return [root, ...path.slice(root.length).split(system.sep).filter(Boolean)]
}

/** Number of leading names that two paths share, including their roots. */
export function sharedNames(system: System, a: readonly string[], b: readonly string[]): number {
  const fold = (name?: string): string | undefined => (isWindows(system) ? name?.toLowerCase() : name)
  const end = a.findIndex((name, index) => fold(name) !== fold(b[index]))
  return end < 0 ? a.length : end
}
