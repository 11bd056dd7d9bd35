/**
 * Key of the property that holds a {@link Brand}.
 *
 * @remarks
 * It exists only at compile time: importing it as a value is an error. It is exported so that declaration files can
 * refer to it.
 *
 * @example
 * ```ts
 * import type { Brand, brand } from '@signpost/types'
 *
 * type Tags<T extends Brand<string>> = keyof T[typeof brand]
 *
 * const tag: Tags<Brand<'UserId'>> = 'UserId'
 * ```
 *
 * @searchAlias unique symbol
 * @public
 */
export declare const brand: unique symbol

/**
 * Marker that distinguishes a branded type from its base type and from other brands.
 *
 * @remarks
 * Brands combine: an intersection of two has both tags. No value has this property at run time.
 *
 * @typeParam Tag - The name of the brand. A union combines several.
 *
 * @example
 * ```ts
 * import type { Brand } from '@signpost/types'
 *
 * interface Validated extends Brand<'Validated'> {
 *   readonly name: string
 * }
 *
 * declare function save(form: Validated): void
 *
 * // @ts-expect-error Nobody has validated this.
 * save({ name: 'Ada' })
 * ```
 *
 * @searchAlias tag phantom nominal
 * @public
 */
export interface Brand<Tag extends string> {
  /** One property per tag, so that tags can be combined. */
  readonly [brand]: { readonly [K in Tag]: true }
}

/**
 * `T` with a {@link Brand}: assignable to `T`, but not the other way round.
 *
 * @typeParam T - The base type.
 * @typeParam Tag - The name of the brand.
 *
 * @example
 * ```ts
 * import type { Branded } from '@signpost/types'
 *
 * type UserId = Branded<string, 'UserId'>
 *
 * function userId(text: string): UserId {
 *   if (!/^u\d+$/.test(text)) throw new RangeError(`"${text}" is no user id, such as "u42"`)
 *   return text as UserId
 * }
 *
 * const id = userId('u42')
 * const length: number = id.length
 * // @ts-expect-error Any text will not do.
 * const unchecked: UserId = 'u42'
 * ```
 *
 * @searchAlias opaque nominal tagged flavor newtype
 * @public
 */
export type Branded<T, Tag extends string> = T & Brand<Tag>
