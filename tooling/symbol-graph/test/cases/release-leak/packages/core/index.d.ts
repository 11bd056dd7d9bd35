/** @beta */
export declare class Beta {
  m(): void
  /** @alpha */
  a(): void
  /** @public */
  p(): void
}
/** @alpha */
export interface Al { x: 1 }
/** @public */
export declare function leak(x: Al): Beta
/** @internal */
export declare const _int: number
