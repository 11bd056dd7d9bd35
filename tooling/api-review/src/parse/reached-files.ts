import { importsOf, preProcess } from './imported-files.ts'
import { resolverOf } from './resolve-module.ts'

/**
 * Creates a function that finds files, and those of the same side that they lead to.
 *
 * @param paths - Files that may be found.
 * @param texts - Those that can be read.
 */
export function createReach(
  paths: Iterable<string>,
  texts: ReadonlyMap<string, string>,
): (from: Iterable<string>) => Set<string> {
  const resolve = resolverOf(new Set(paths))
  const known = new Map<string, readonly string[]>()
  const find = (path: string): string[] => {
    const text = texts.get(path) ?? ''
    const names = [...importsOf(text), ...preProcess(text).typeReferenceDirectives.map(({ fileName }) => fileName)]
    return names.flatMap((name) => resolve(path, name) ?? [])
  }
  const targetsOf = (path: string): readonly string[] => {
    const targets = known.get(path) ?? find(path)
    known.set(path, targets)
    return targets
  }
  return (from) => {
    const reached = new Set(from)
    for (const path of reached) for (const target of targetsOf(path)) reached.add(target)
    return reached
  }
}
