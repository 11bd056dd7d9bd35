/** Kept. */
export declare class Kept {
  /** Secret member. @hidden */
  a: number
  /**
   * Secret method.
   * @private
   */
  b(): void
  /** Public member. */
  c: string
  /** @ignore */
  d(a: string): void
  /** Public overload. */
  d(a: number): void
}
/**
 * Secret function.
 * @ignore
 */
export declare function secret(): void
/**
 * Secret constant.
 * @access private
 */
export declare const constant: number
/** @internal Secret type. */
export type Inner = string
