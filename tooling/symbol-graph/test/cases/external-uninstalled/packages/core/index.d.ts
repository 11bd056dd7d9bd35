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
