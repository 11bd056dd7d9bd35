import type { BuiltIn } from './built-in.ts'

/**
 * `T` with every property optional, at every depth: a patch for a configuration.
 *
 * @remarks
 * Distributes over unions. Arrays and tuples are left whole, since a patch replaces a list rather than its elements,
 * and so is every {@link BuiltIn} (functions, `Date`, `Map`). A recursive type is fine. `any` and `unknown` stay.
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
 * `ReadonlySet`; every other {@link BuiltIn} is left as it is, so a `Date` can still be changed through its methods.
 * See {@link Mutable} for the way back, one level deep.
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
