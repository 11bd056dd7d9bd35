export declare class Base {
  /** Opens it. */
  open(a: string): void
}
