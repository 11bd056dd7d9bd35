import type { BuiltIn } from './built-in.ts'
import type { IsAny } from './is.ts'
import type { Tuple } from './tuple.ts'

/**
 * Union of all paths into `T`, to properties and elements at any depth: keys joined by `Sep`.
 *
 * @remarks
 * An array has the keys `${number}`, a tuple `0`, `1` and so on. Paths continue through optional and nullable
 * properties, but not into a {@link BuiltIn}. For a union, the paths into each member are
 * followed; {@link PathValue} adds `undefined` for those that another one lacks. Symbols and keys that contain the separator are omitted. `any` gives `string`.
 *
 * @typeParam T - An object, array or tuple type, which may be recursive.
 * @typeParam Sep - The separator between keys.
 * @typeParam Depth - The maximum number of keys in a path, which ends recursive types.
 *
 * @example
 * ```ts
 * import type { Paths } from '@signpost/types'
 *
 * interface Settings {
 *   editor?: { tabSize: number }
 *   rulers: number[]
 * }
 *
 * const paths: Paths<Settings>[] = ['editor', 'editor.tabSize', 'rulers', 'rulers.0']
 * const slashed: Paths<Settings, '/'> = 'editor/tabSize'
 * ```
 *
 * @searchAlias dot notation nested deep keyof
 * @public
 */
export type Paths<T, Sep extends string = '.', Depth extends number = 5> =
  IsAny<T> extends true
    ? string
    : Tuple<unknown, Depth> extends [unknown, ...infer Deeper]
      ? MemberPaths<NonNullable<T>, Sep, Deeper['length']>
      : never

/** Paths into each member of a union; `Deeper` is the number of keys after the first. */
type MemberPaths<T, Sep extends string, Deeper extends number> = T extends BuiltIn
  ? never
  : T extends readonly (infer Element)[]
    ? number extends T['length']
      ? `${number}` | `${number}${Sep}${Paths<Element, Sep, Deeper>}`
      : {
          [K in Extract<keyof T, `${number}`>]: K | `${K}${Sep}${Paths<T[K], Sep, Deeper>}`
        }[Extract<keyof T, `${number}`>]
    : {
        [K in Exclude<keyof T, symbol | `${string}${Sep}${string}`>]: `${K}` | `${K}${Sep}${Paths<T[K], Sep, Deeper>}`
      }[Exclude<keyof T, symbol | `${string}${Sep}${string}`>]

/**
 * Type of the value at the path `P` in `T`.
 *
 * @remarks
 * It equals reading with `?.`: `undefined` is added where part of the path may be missing or `null`. Array elements are
 * assumed to exist. An invalid path gives `never`; `any` gives `unknown`. Distributes over `P`.
 *
 * @typeParam T - An object, array or tuple type, which may be recursive.
 * @typeParam P - A path. Constrain it by {@link Paths} to check it. Its depth is not limited.
 * @typeParam Sep - The separator between keys.
 *
 * @example
 * ```ts
 * import type { Paths, PathValue } from '@signpost/types'
 *
 * interface Settings {
 *   editor?: { tabSize: number }
 *   rulers: number[]
 * }
 *
 * declare function read<P extends Paths<Settings>>(path: P): PathValue<Settings, P>
 *
 * const size: number | undefined = read('editor.tabSize')
 * const ruler: number = read('rulers.0')
 * ```
 *
 * @searchAlias get nested deep property lodash access
 * @public
 */
export type PathValue<T, P extends string, Sep extends string = '.'> =
  IsAny<T> extends true
    ? unknown
    : [MemberValue<T, P, Sep>] extends [never]
      ? never
      :
          | MemberValue<T, P, Sep>
          | (T extends unknown ? ([MemberValue<T, P, Sep>] extends [never] ? undefined : never) : never)

/** Values at a path in the members of a union that have it. */
type MemberValue<T, P extends string, Sep extends string> = T extends null | undefined
  ? undefined
  : P extends `${infer Head}${Sep}${infer Rest}`
    ? PathValue<PathValue<T, Head, Sep>, Rest, Sep>
    : P extends keyof T
      ? T[P]
      : P extends `${infer Index extends number}`
        ? T extends readonly (infer Element)[]
          ? number extends T['length']
            ? Element
            : never
          : Index extends keyof T
            ? T[Index]
            : never
        : never
