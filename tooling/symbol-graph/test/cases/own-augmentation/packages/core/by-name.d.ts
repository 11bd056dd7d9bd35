export {}
declare module '@acme/core' {
  interface Registry {
    /** Added by the package's name. */
    named: boolean
  }
}
