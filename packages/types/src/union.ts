import type { Primitive } from './built-in.ts'

/**
 * The intersection of the members of a union.
 *
 * @remarks
 * `boolean` is the union of `true` and `false`, so it gives `never`. `never`, the empty union, gives `unknown`. `any`
 * gives `any`.
 *
 * @typeParam U - A union, usually of object or function types.
 *
 * @example
 * ```ts
 * import type { UnionToIntersection } from '@signpost/types'
 *
 * const both: UnionToIntersection<{ a: 1 } | { b: 2 }> = { a: 1, b: 2 }
 * ```
 *
 * @searchAlias merge combine convert
 * @public
 */
export type UnionToIntersection<U> = (U extends unknown ? (member: U) => void : never) extends (
  member: infer Intersection,
) => void
  ? Intersection
  : never

/**
 * Known literals, which editors suggest, or any other value of their base type.
 *
 * @remarks
 * A plain `'a' | string` is reduced to `string`, so that editors suggest nothing.
 *
 * @typeParam L - The known literals.
 * @typeParam Base - The type of all other values.
 *
 * @example
 * ```ts
 * import type { LiteralUnion } from '@signpost/types'
 *
 * type Locale = LiteralUnion<'en' | 'ro', string>
 *
 * const known: Locale = 'ro'
 * const other: Locale = 'pt-BR'
 * ```
 *
 * @searchAlias autocomplete loose string intellisense completion
 * @public
 */
export type LiteralUnion<L extends Base, Base extends Primitive> = L | (Base & Record<never, never>)
