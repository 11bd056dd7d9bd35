/**
 * A single value of a token: trusted CSS, or a number, which is printed without a unit.
 *
 * A path in braces refers to another token, as in the format of the Design Tokens Community Group:
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
 * A value per scheme.
 *
 * An object with exactly these two keys, whose values are not objects, is a value and not a group.
 *
 * @example
 * ```ts
 * import type { SchemeValues } from '@signpost/theme'
 *
 * const paper: SchemeValues = { light: '#fff', dark: '#111' }
 * ```
 * @searchAlias pair mode
 * @public
 */
export interface SchemeValues {
  /** The value on a light page. */
  readonly light: TokenLeaf
  /** The value on a dark page. */
  readonly dark: TokenLeaf
}

/**
 * Design tokens by name, in nested groups.
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
 * @see {@link defineTokens}, which infers literal types
 * @searchAlias dtcg dictionary w3c variables
 * @public
 */
export interface TokenTree {
  /** A value, a value per scheme, or a group. */
  readonly [name: string]: TokenLeaf | SchemeValues | TokenTree
}

/**
 * Whether a node of a {@link TokenTree} is a value rather than a group.
 *
 * @typeParam V - The type of the node.
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
 * Paths of all tokens in a tree, with names separated by dots. Groups are not included.
 *
 * @typeParam T - The tree. If its names are not known, any string is a path.
 *
 * @example
 * ```ts
 * import type { TokenPath } from '@signpost/theme'
 *
 * type Tokens = { paper: { light: string; dark: string }; space: { s: string; m: string } }
 *
 * const paths: TokenPath<Tokens>[] = ['paper', 'space.s', 'space.m']
 * ```
 * @searchAlias keys union keyof
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
 * Type of the value at a path of a tree.
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
 * A new value for one scheme or for both.
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
 * New values for tokens of a tree. A single value replaces both schemes; a value for one scheme keeps the other.
 *
 * @typeParam T - The tree. Names that it does not contain are errors.
 *
 * @example
 * ```ts
 * import type { TokenPatch } from '@signpost/theme'
 *
 * type Tokens = { paper: { light: string; dark: string }; space: { s: string; m: string } }
 *
 * const patch: TokenPatch<Tokens> = { paper: { dark: '#222' }, space: { m: '1.25rem' } }
 * ```
 * @searchAlias override partial changes customize
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
 * New values for tokens of a tree whose names are not known. See {@link TokenPatch}.
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
  /** A value, a value per scheme, or values of a group. */
  readonly [name: string]: TokenLeaf | SchemePatch | TokenPatchTree | undefined
}

/**
 * A read-only token tree, see {@link defineTokens}.
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
 * @typeParam T - The tree. If its names are not known, the references are a {@link ThemeVarTree}.
 *
 * @example
 * ```ts
 * import type { ThemeVars } from '@signpost/theme'
 *
 * const vars: ThemeVars<{ space: { m: string } }> = { space: { m: 'var(--space-m)' } }
 * ```
 * @searchAlias css variables contract
 * @public
 */
export type ThemeVars<T extends object> = {
  // A mapped type rather than a conditional type on `T`; otherwise no theme would be assignable to `Theme`.
  readonly [K in keyof T]: IsTokenValue<T[K]> extends true
    ? ThemeVar
    : T[K] extends object
      ? ThemeVars<T[K]>
      : ThemeVar | ThemeVarTree
}

/**
 * References to custom properties by name, in nested groups.
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
 * A reference to a custom property, as a CSS value.
 *
 * @example
 * ```ts
 * import { createTheme, type ThemeVar } from '@signpost/theme'
 *
 * const gap: ThemeVar = createTheme({ space: { m: '1rem' } }).vars.space.m // 'var(--space-m)'
 * ```
 * @searchAlias variable token usage
 * @public
 */
export type ThemeVar = `var(--${string})`
