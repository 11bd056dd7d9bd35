import type { Hidden } from './hidden'
export declare class Base {
  /** Opens it, see {@link Base#close}. */
  open(): void
  close(): void
}
/**
 * See {@link Box#open}, {@link Box.make}, {@link Box~make}, {@link opens()}, {@link Box#open | its words}, {@link module:core},
 * {@link Hidden}, {@link Renamed}, {@link Promise<string>}.
 */
export declare class Box extends Base {
  static make(): Box
  /** Sets {@link lid} with {@link value}, see {@link this.lid}. */
  set(value: string, hidden: Hidden): void
  lid: string
}
declare class Renamed {}
export { Renamed as Other }
/** Not {@link Box#nope | there}. */
export declare function opens(): void
