/** Tells chunks. */
declare const TypeId: unique symbol
/** The type of the tag of chunks. */
export type TypeId = typeof TypeId
export interface Chunk<A> {
  readonly [TypeId]: A
}
export {}
