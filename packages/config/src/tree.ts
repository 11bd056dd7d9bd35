import type { ConfigShape } from './config-shape.ts'
import { isField } from './field.ts'

/**
 * Arranges values in the groups of a shape. A group without changes is the same object as before.
 *
 * @param valueOf - The value at a path.
 * @param previous - The tree before.
 * @returns Frozen objects. Values are not frozen.
 */
export function treeOf(
  shape: ConfigShape,
  valueOf: (path: string) => unknown,
  previous?: unknown,
  prefix = '',
): object {
  const before = previous as Readonly<Record<string, unknown>> | undefined
  const entries = Object.entries(shape).map(([name, node]) => {
    const path = prefix + name
    return [name, isField(node) ? valueOf(path) : treeOf(node, valueOf, before?.[name], `${path}.`)] as const
  })
  if (before && entries.every(([name, value]) => Object.is(before[name], value))) return before
  return Object.freeze(Object.fromEntries(entries))
}

/** The value at a path; `undefined` when a part of the path is missing. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce((node, name) => {
    return typeof node === 'object' && node !== null && Object.hasOwn(node, name)
      ? (node as Readonly<Record<string, unknown>>)[name]
      : undefined
  }, tree)
}
