import type { BuiltIn } from './built-in.ts'

/**
 * `T` with every property optional, at every depth: for example a patch of a configuration.
 *
 * @remarks
 * Distributes over unions. Arrays and tuples are not changed, because a patch replaces a list as a whole, and neither
 * is any {@link BuiltIn} (functions, `Date`, `Map`). Recursive types are supported. `any` and `unknown` are unchanged.
 *
 * @typeParam T - An object type.
 *
 * @example
 * ```ts
 * import type { DeepPartial } from '@signpost/types'
 *
 * interface Settings {
 *   editor: { tabSize: number; rulers: number[] }
 *   savedAt: Date
 * }
 *
 * const patch: DeepPartial<Settings> = { editor: { tabSize: 2 } }
 * ```
 *
 * @searchAlias recursive partialdeep nested subset
 * @public
 */
export type DeepPartial<T> = T extends BuiltIn | readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T

/**
 * `T` with every property read-only, at every depth.
 *
 * @remarks
 * Distributes over unions. Arrays and tuples become `readonly`, `Map` becomes `ReadonlyMap` and `Set` becomes
 * `ReadonlySet`. Every other {@link BuiltIn} is unchanged, so a `Date` can still be changed through its methods. See
 * {@link Mutable} for the opposite, one level deep.
 *
 * @typeParam T - An object type.
 *
 * @example
 * ```ts
 * import type { DeepReadonly } from '@signpost/types'
 *
 * interface Route {
 *   path: string
 *   children: Route[]
 * }
 *
 * function depth(route: DeepReadonly<Route>): number {
 *   return 1 + Math.max(0, ...route.children.map(depth))
 * }
 *
 * depth({ path: '/', children: [{ path: 'docs', children: [] }] })
 * ```
 *
 * @searchAlias recursive readonlydeep immutable frozen freeze nested
 * @public
 */
export type DeepReadonly<T> =
  T extends ReadonlyMap<infer Key, infer Value>
    ? ReadonlyMap<DeepReadonly<Key>, DeepReadonly<Value>>
    : T extends ReadonlySet<infer Member>
      ? ReadonlySet<DeepReadonly<Member>>
      : T extends BuiltIn
        ? T
        : [T, number] extends [readonly (infer E)[], T['length' & keyof T]]
          ? readonly DeepReadonly<E>[]
          : T extends object
            ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
            : T
