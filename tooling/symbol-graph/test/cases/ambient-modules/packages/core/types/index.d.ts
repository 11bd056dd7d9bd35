declare module '@acme/core' {
  /** Mounts. */
  export function mount(options: Options): void
  /** Not exported. */
  interface Options {
    /** The place. */
    target: string
  }
  export {}
}
declare module '@acme/core/motion' {
  /** Moves. */
  export function tween(options: Tweened): void
  /** Not exported here either. */
  interface Tweened {
    /** How long. */
    duration: number
  }
  export {}
}
