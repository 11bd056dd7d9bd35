import { mapValues } from '@signpost/utils-primitives'
import type { ConfigShape } from './config-shape.ts'
import { isField } from './field.ts'
import { masked } from './masked.ts'

/**
 * Arranges values in the groups of a shape. A group without changes is the same object as before.
 *
 * @param valueOf - The value at a path.
 * @param previous - The tree before.
 * @returns Frozen objects, whose secrets the console of Node.js shows masked. Values are not frozen.
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
  const group = Object.fromEntries(entries)
  if (Object.values(shape).some((node) => isField(node) && node.secret)) {
    const shown = mapValues(group, (value, name) => {
      const node = shape[name]!
      return isField(node) ? masked(node, value) : value
    })
    Object.defineProperty(group, Symbol.for('nodejs.util.inspect.custom'), { value: () => shown })
  }
  return Object.freeze(group)
}

/** The value at a path; `undefined` when a part of the path is missing. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce((node, name) => {
    return typeof node === 'object' && node !== null && Object.hasOwn(node, name)
      ? (node as Readonly<Record<string, unknown>>)[name]
      : undefined
  }, tree)
}
