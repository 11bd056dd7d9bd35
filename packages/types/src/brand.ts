/**
 * The key under which a {@link Brand} is kept.
 *
 * @remarks
 * It exists for the compiler alone: there is no such symbol at run time, and importing it as a value is an error. It is
 * exported so that a declaration file can name it.
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
 * @public
 */
export declare const brand: unique symbol

/**
 * The mark that tells a branded type from its base and from other brands.
 *
 * @remarks
 * Brands add up: an intersection of two has both tags. A value never has this property.
 *
 * @typeParam Tag - The name of the brand; a union carries several.
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
 * @public
 */
export interface Brand<Tag extends string> {
  /** One property for each tag, so that tags can be combined. */
  readonly [brand]: { readonly [K in Tag]: true }
}

/**
 * `T` with a {@link Brand}: usable as a `T`, while a `T` is not usable as one.
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
 * @public
 */
export type Branded<T, Tag extends string> = T & Brand<Tag>
