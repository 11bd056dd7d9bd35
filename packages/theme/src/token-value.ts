import { isPlainObject } from '@signpost/utils-primitives'
import type { SchemeValues, TokenLeaf, TokenTree } from './token-tree.ts'

/** Whether a value is CSS text or a number. */
export function isLeaf(value: unknown): value is TokenLeaf {
  return typeof value === 'string' || typeof value === 'number'
}

/** Whether a value has exactly one value per scheme. */
export function isSchemeValues(value: unknown): value is SchemeValues {
  return isPlainObject(value) && isLeaf(value['light']) && isLeaf(value['dark']) && Object.keys(value).length === 2
}

/**
 * Maps a token tree to a frozen tree of the same shape.
 *
 * @param map - Maps a token to a node.
 * @throws TypeError when a name is invalid, or a value is neither a token nor a group.
 */
export function mapTokens<R>(
  tree: TokenTree,
  map: (value: TokenLeaf | SchemeValues, path: readonly string[]) => R,
  path: readonly string[] = [],
): object {
  if (!isPlainObject(tree)) throw new TypeError(`Expected tokens in an object, found ${String(tree)}`)
  const entries = Object.entries(tree).map(([name, value]) => {
    const here = [...path, name]
    if (!/^[a-z\d][\w-]*$/i.test(name)) {
      throw new TypeError(`"${here.join('.')}" cannot name a token: use letters, digits, hyphens and underscores`)
    }
    if (isLeaf(value) || isSchemeValues(value)) return [name, map(value, here)]
    if (!isPlainObject(value))
      throw new TypeError(`The token "${here.join('.')}" is neither a text, a number nor a group: ${String(value)}`)
    return [name, mapTokens(value as TokenTree, map, here)]
  })
  return Object.freeze(Object.fromEntries(entries) as object)
}
