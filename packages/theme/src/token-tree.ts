/**
 * One value of a token: CSS, which is trusted, or a number, which is printed without a unit.
 *
 * A path in braces stands for the value of another token, as in the format of the Design Tokens Community Group:
 * `1px solid {color.line}`. See {@link tokenRef}.
 *
 * @example
 * ```ts
 * import type { TokenLeaf } from '@signpost/theme'
 *
 * const leaves: TokenLeaf[] = ['oklch(42% 0.085 190)', 1.65, '0 1px 2px {color.shadow}']
 * ```
 * @public
 */
export type TokenLeaf = string | number

/**
 * One value for each scheme.
 *
 * An object with exactly these two names, and no object in them, is this and not a group.
 *
 * @example
 * ```ts
 * import type { SchemeValues } from '@signpost/theme'
 *
 * const paper: SchemeValues = { light: '#fff', dark: '#111' }
 * ```
 * @public
 */
export interface SchemeValues {
  /** On a light page. */
  readonly light: TokenLeaf
  /** On a dark page. */
  readonly dark: TokenLeaf
}

/**
 * Design tokens by name, in groups of any depth.
 *
 * A name begins with a letter or digit, followed by letters, digits, hyphens and underscores.
 *
 * @example
 * ```ts
 * import type { TokenTree } from '@signpost/theme'
 *
 * const tokens: TokenTree = {
 *   paper: { light: 'white', dark: 'black' },
 *   code: { keyword: 'rebeccapurple' },
 *   space: { s: '0.5rem', m: '1rem' },
 * }
 * ```
 * @see {@link defineTokens}, which keeps the names
 * @public
 */
export interface TokenTree {
  /** A value, a value for each scheme, or a group. */
  readonly [name: string]: TokenLeaf | SchemeValues | TokenTree
}

/**
 * Whether a node of a {@link TokenTree} is a value, and not a group.
 *
 * @typeParam V - The node.
 *
 * @example
 * ```ts
 * import type { IsTokenValue } from '@signpost/theme'
 *
 * const value: IsTokenValue<{ light: '#fff'; dark: '#000' }> = true
 * const group: IsTokenValue<{ light: '#fff'; dark: '#000'; main: '#888' }> = false
 * ```
 * @public
 */
export type IsTokenValue<V> = [V] extends [TokenLeaf]
  ? true
  : [V] extends [SchemeValues]
    ? [Exclude<keyof V, keyof SchemeValues>] extends [never]
      ? true
      : false
    : false

/**
 * The paths of all tokens of a tree, with dots between the names. Groups are not among them.
 *
 * @typeParam T - The tree. When its names are not known, a path is any string.
 *
 * @example
 * ```ts
 * import type { TokenPath } from '@signpost/theme'
 *
 * type Tokens = { paper: { light: string; dark: string }; space: { s: string; m: string } }
 *
 * const paths: TokenPath<Tokens>[] = ['paper', 'space.s', 'space.m']
 * ```
 * @public
 */
export type TokenPath<T extends object> = string extends keyof T
  ? string
  : {
      [K in keyof T & (string | number)]: IsTokenValue<T[K]> extends true
        ? `${K}`
        : T[K] extends object
          ? `${K}.${TokenPath<T[K]>}`
          : never
    }[keyof T & (string | number)]

/**
 * What stands in a tree at a path.
 *
 * @typeParam T - The tree.
 * @typeParam P - The path, see {@link TokenPath}.
 *
 * @example
 * ```ts
 * import type { TokenValue } from '@signpost/theme'
 *
 * type Tokens = { space: { s: '0.5rem'; m: '1rem' } }
 *
 * const small: TokenValue<Tokens, 'space.s'> = '0.5rem'
 * ```
 * @public
 */
export type TokenValue<T, P extends string> = P extends `${infer Name}.${infer Rest}`
  ? TokenValue<TokenValue<T, Name>, Rest>
  : P extends keyof T
    ? T[P]
    : P extends `${infer Index extends number}`
      ? T[Index & keyof T]
      : never

/**
 * Another value for one scheme, or for both.
 *
 * @example
 * ```ts
 * import type { SchemePatch } from '@signpost/theme'
 *
 * const patch: SchemePatch = { dark: '#222' }
 * ```
 * @public
 */
export type SchemePatch = { readonly [S in keyof SchemeValues]?: SchemeValues[S] | undefined }

/**
 * Other values for tokens of a tree. A token may get one value, or one for a scheme, which leaves that of the other.
 *
 * @typeParam T - The tree. Names that it does not have are errors.
 *
 * @example
 * ```ts
 * import type { TokenPatch } from '@signpost/theme'
 *
 * type Tokens = { paper: { light: string; dark: string }; space: { s: string; m: string } }
 *
 * const patch: TokenPatch<Tokens> = { paper: { dark: '#222' }, space: { m: '1.25rem' } }
 * ```
 * @public
 */
export type TokenPatch<T extends object> = string extends keyof T
  ? TokenPatchTree
  : {
      readonly [K in keyof T]?:
        | (IsTokenValue<T[K]> extends true ? TokenLeaf | SchemePatch : T[K] extends object ? TokenPatch<T[K]> : never)
        | undefined
    }

/**
 * Other values for tokens of a tree whose names are not known. See {@link TokenPatch}.
 *
 * @example
 * ```ts
 * import type { TokenPatchTree } from '@signpost/theme'
 *
 * const patch: TokenPatchTree = { paper: { dark: '#222' } }
 * ```
 * @public
 */
export interface TokenPatchTree {
  /** A value, a value for one or both schemes, or values of a group. */
  readonly [name: string]: TokenLeaf | SchemePatch | TokenPatchTree | undefined
}

/**
 * A tree that nobody can change, see {@link defineTokens}.
 *
 * @typeParam T - The tree.
 *
 * @example
 * ```ts
 * import { defineTokens, type Tokens } from '@signpost/theme'
 *
 * const tokens: Tokens<{ gap: '1rem' }> = defineTokens({ gap: '1rem' })
 * ```
 * @public
 */
export type Tokens<T> = { readonly [K in keyof T]: T[K] extends object ? Tokens<T[K]> : T[K] }

/**
 * References to the custom properties of a theme, in the shape of its tokens.
 *
 * @typeParam T - The tree. When its names are not known, the references are a {@link ThemeVarTree}.
 *
 * @example
 * ```ts
 * import type { ThemeVars } from '@signpost/theme'
 *
 * const vars: ThemeVars<{ space: { m: string } }> = { space: { m: 'var(--space-m)' } }
 * ```
 * @public
 */
export type ThemeVars<T extends object> = {
  // A mapped type, and not a condition on `T`: with that, no theme would be assignable to `Theme`.
  readonly [K in keyof T]: IsTokenValue<T[K]> extends true
    ? ThemeVar
    : T[K] extends object
      ? ThemeVars<T[K]>
      : ThemeVar | ThemeVarTree
}

/**
 * References to custom properties by name, in groups of any depth.
 *
 * @example
 * ```ts
 * import { createTheme, type ThemeVarTree } from '@signpost/theme'
 *
 * const vars: ThemeVarTree = createTheme({ space: { m: '1rem' } }).vars
 * ```
 * @public
 */
export interface ThemeVarTree {
  /** A reference, or a group. */
  readonly [name: string]: ThemeVar | ThemeVarTree
}

/**
 * A reference to a custom property, as a value in CSS.
 *
 * @example
 * ```ts
 * import { createTheme, type ThemeVar } from '@signpost/theme'
 *
 * const gap: ThemeVar = createTheme({ space: { m: '1rem' } }).vars.space.m // 'var(--space-m)'
 * ```
 * @public
 */
export type ThemeVar = `var(--${string})`
