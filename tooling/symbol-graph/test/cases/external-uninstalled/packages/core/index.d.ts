import Main, { type Lid } from 'gone'
export { Gone, Other as Renamed } from 'gone/sub'
export type { Shape } from 'gone'
export * as all from 'gone'
export { type Lid }
/** A box. */
export interface Box {
  readonly [Main.tag]: 'box'
  lid: Lid
}
/** Tells lids. */
declare const LidTag: unique symbol
/** The type of the tag of lids. */
export type LidTag = typeof LidTag
