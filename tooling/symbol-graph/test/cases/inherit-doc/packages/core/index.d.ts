export declare class Base {
  /**
   * Opens it.
   * @remarks Slowly.
   * @param a - The a.
   * @returns Nothing.
   * @throws Never.
   */
  open(a: string): void
}
export declare class Child extends Base {
  /** {@inheritDoc Base.open} */
  open(a: string): void
}
export declare class Grand extends Child {
  /** {@inheritDoc Child.open} */
  open(a: string): void
}
/** {@inheritDoc Second} */
export interface First {}
/** The root. */
export interface Second {}
/** {@inheritDoc Loop2} */
export interface Loop1 {}
/** {@inheritDoc Loop1} */
export interface Loop2 {}
