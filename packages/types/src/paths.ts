import type { BuiltIn } from './built-in.ts'
import type { IsAny } from './is.ts'
import type { Tuple } from './tuple.ts'

/**
 * Every path into `T`, to a property or an element, however deep: the keys on the way, joined by `Sep`.
 *
 * @remarks
 * An array has the keys `${number}`, a tuple `0`, `1` and so on. The way leads through optional and nullable
 * properties, but not into a {@link BuiltIn}. Of a union only the keys that all members share are followed, so that
 * every path can be read with {@link PathValue}. Symbols are left out, and so are keys that hold the separator. `any`
 * gives `string`.
 *
 * @typeParam T - An object, array or tuple type, which may be recursive.
 * @typeParam Sep - What stands between two keys.
 * @typeParam Depth - The most keys in a path, so that a recursive type ends.
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
 * @public
 */
export type Paths<T, Sep extends string = '.', Depth extends number = 5> =
  IsAny<T> extends true
    ? string
    : [NonNullable<T>] extends [BuiltIn]
      ? never
      : Tuple<unknown, Depth> extends [unknown, ...infer Deeper]
        ? NonNullable<T> extends readonly (infer Element)[]
          ? number extends NonNullable<T>['length']
            ? `${number}` | `${number}${Sep}${Paths<Element, Sep, Deeper['length']>}`
            : {
                [K in Extract<keyof NonNullable<T>, `${number}`>]:
                  | K
                  | `${K}${Sep}${Paths<NonNullable<T>[K], Sep, Deeper['length']>}`
              }[Extract<keyof NonNullable<T>, `${number}`>]
          : {
              [K in Exclude<keyof NonNullable<T>, symbol | `${string}${Sep}${string}`>]:
                | `${K}`
                | `${K}${Sep}${Paths<NonNullable<T>[K], Sep, Deeper['length']>}`
            }[Exclude<keyof NonNullable<T>, symbol | `${string}${Sep}${string}`>]
        : never

/**
 * The type of the value that the path `P` leads to in `T`.
 *
 * @remarks
 * It is what reading with `?.` gives: `undefined` joins in where something on the way may be missing or `null`. An
 * element of an array is taken to be there. A path that leads nowhere gives `never`; `any` gives `unknown`.
 * Distributes over `P`.
 *
 * @typeParam T - An object, array or tuple type, which may be recursive.
 * @typeParam P - A path, one of {@link Paths} where that must be checked. Its depth is not limited.
 * @typeParam Sep - What stands between two keys.
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
 * @public
 */
export type PathValue<T, P extends string, Sep extends string = '.'> =
  IsAny<T> extends true
    ? unknown
    : T extends null | undefined
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
