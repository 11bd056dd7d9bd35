import { isPlainObject, failure, shown } from '@signpost/utils-primitives'
import type { SchemeValues, TokenPatchTree, TokenTree } from './token-tree.ts'
import { isLeaf, isSchemeValues } from './token-value.ts'

/**
 * Returns a tree with changed values.
 *
 * @throws RangeError when a token or group does not exist.
 * @throws TypeError when a value has the wrong kind for its token or group.
 */
export function patchTokens(tree: TokenTree, patch: TokenPatchTree, path = ''): TokenTree {
  const changed: [string, TokenTree[string]][] = []
  for (const [name, value] of Object.entries(patch)) {
    const here = path + name
    const before = Object.hasOwn(tree, name) ? tree[name] : undefined
    if (before === undefined) {
      throw failure('UNKNOWN_TOKEN', `Expected the path of a token, found "${here}": use one of paths`, RangeError)
    }
    if (value === undefined) continue
    if (!isLeaf(before) && !isSchemeValues(before)) {
      if (!isPlainObject(value)) {
        throw failure('INVALID_TOKEN', `Expected tokens for the group "${here}", found ${shown(value)}: change it`)
      }
      changed.push([name, patchTokens(before as TokenTree, value as TokenPatchTree, `${here}.`)])
    } else if (isLeaf(value)) changed.push([name, value])
    else {
      const { light, dark } = isLeaf(before) ? { light: before, dark: before } : before
      const given = isPlainObject(value)
        ? Object.entries(value).filter(([, one]) => one !== undefined)
        : [['', value] as const]
      const after = { light, dark, ...Object.fromEntries(given) }
      if (!isSchemeValues(after)) {
        throw failure(
          'INVALID_TOKEN',
          `Expected a text, a number or both schemes as token "${here}", found ${shown(value)}: change it`,
        )
      }
      changed.push([name, after satisfies SchemeValues])
    }
  }
  return { ...tree, ...Object.fromEntries(changed) }
}
