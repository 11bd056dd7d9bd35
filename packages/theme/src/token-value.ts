import { checkArgument, isPlainObject, failure, shown } from '@signpost/utils-primitives'
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
 * @throws TypeError when a name is invalid, a value is neither a token nor a group, or groups are too deep.
 */
export function mapTokens<R>(
  tree: TokenTree,
  map: (value: TokenLeaf | SchemeValues, path: readonly string[]) => R,
  path: readonly string[] = [],
): object {
  checkArgument('TOO_DEEP', path, 'groups at most 100 deep', () => path.length <= 100, 'remove the circle')
  if (!isPlainObject(tree))
    throw failure('INVALID_TOKEN', `Expected tokens in an object, found ${shown(tree)}: change it`)
  const entries = Object.entries(tree).map(([name, value]) => {
    const here = [...path, name]
    if (!/^[a-z\d][\w-]*$/i.test(name)) {
      throw failure(
        'INVALID_NAME',
        `Expected the name of a token, found "${here.join('.')}": use letters, digits, -, _`,
      )
    }
    if (isLeaf(value) || isSchemeValues(value)) return [name, map(value, here)]
    if (!isPlainObject(value)) {
      throw failure(
        'INVALID_TOKEN',
        `Expected a text, a number or a group as token "${here.join('.')}", found ${shown(value)}: change it`,
      )
    }
    return [name, mapTokens(value as TokenTree, map, here)]
  })
  return Object.freeze(Object.fromEntries(entries) as object)
}
