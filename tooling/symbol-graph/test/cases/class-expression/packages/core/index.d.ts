export declare const Klass: {
  new (): {
    /** X. */
    x: number
  }
}
