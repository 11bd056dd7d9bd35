import { checkArgument, isPlainObject, failure, shown } from '@signpost/utils-primitives'
import type { TokenPath, TokenTree } from './token-tree.ts'
import { isLeaf, isSchemeValues } from './token-value.ts'

/**
 * Returns a reference to another token, with a type-checked path, for use in a value.
 *
 * You can also write the reference by hand: `{color.line}`. {@link (createTheme:function) | createTheme} checks all
 * references.
 *
 * @typeParam T - The tree.
 * @typeParam P - The path.
 * @param tokens - The tree that contains the token.
 * @param path - The path of the token.
 * @returns The path in braces.
 * @throws RangeError when the token does not exist.
 *
 * @example
 * ```ts
 * import { createTheme, defineTokens, tokenRef } from '@signpost/theme'
 *
 * const colors = defineTokens({ line: { light: '#ccc', dark: '#444' } })
 *
 * const theme = createTheme({ ...colors, border: `1px solid ${tokenRef(colors, 'line')}` })
 * theme.resolve('border', 'dark') // '1px solid #444'
 * ```
 * @searchAlias alias link pointer variable
 * @public
 */
export function tokenRef<T extends TokenTree, P extends TokenPath<T>>(tokens: T, path: P): `{${P}}` {
  checkArgument('UNKNOWN_TOKEN', path, 'the path of a token', () => typeof path === 'string', 'name one of the tokens')
  let node: unknown = tokens
  for (const name of path.split('.')) node = isPlainObject(node) && Object.hasOwn(node, name) ? node[name] : undefined
  if (!isLeaf(node) && !isSchemeValues(node)) {
    throw failure(
      'UNKNOWN_TOKEN',
      `Expected the path of a token, found ${shown(path)}: name one of the tokens`,
      RangeError,
    )
  }
  return `{${path}}`
}
