import './relative'
import './by-name'
/** A registry. */
export interface Registry {
  /** Written here. */
  own: string
}
/** A container. */
export declare class Box {
  /** Opens. */
  open(): void
}
export declare namespace inner {
  interface Deep {
    first: 1
  }
}
