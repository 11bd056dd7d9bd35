/** Tells values apart. */
declare const tag: unique symbol
export interface Tagged {
  readonly [tag]: 'value'
}
export {}
