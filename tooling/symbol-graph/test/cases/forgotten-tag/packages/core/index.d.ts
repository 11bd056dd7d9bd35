/** Tells values apart. */
declare const tag: unique symbol
export interface Tagged {
  readonly [tag]: 'value'
}
/** The type of the tag of boxes. */
export type BoxTag = typeof BoxTag
/** Tells boxes. */
declare const BoxTag: unique symbol
/** Tells lids. */
declare const LidTag: unique symbol
/** The type of the tag of lids. */
export type LidTag = typeof LidTag
export interface Boxed {
  readonly [BoxTag]: BoxTag
  lid: typeof LidTag
}
export * as Chunk from './chunk'
