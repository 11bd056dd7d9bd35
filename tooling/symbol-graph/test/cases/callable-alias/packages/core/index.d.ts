/** Both. */
export type Fnn = {
  /** One. */
  (a: string): void
  (b: number): void
  new (c: boolean): Fnn
  /** A property. */
  prop: 1
  method(a: string): void
  [key: string]: unknown
}
