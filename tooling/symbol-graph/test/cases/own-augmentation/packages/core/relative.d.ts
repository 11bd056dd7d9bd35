export {}
declare module './index' {
  interface Registry {
    /** Added in another file. */
    added: number
  }
  interface Box {
    /** The label. */
    label: string
  }
  /** A name of its own. */
  interface Fresh {
    /** Refers back. */
    registry: Registry
  }
  namespace inner {
    interface Deep {
      /** Added to a namespace. */
      second: 2
    }
    /** New in the namespace. */
    type Late = Deep
  }
}
