/**
 * Beta.
 *
 * @beta
 */
export declare class Beta {
  m(): void;
  /** @public */
  p(): void;
  /** @internal */
  _secretMember(): void;
}
/** @internal */
export declare function _int(): void;
/**
 * Said.
 *
 * @privateRemarks Nobody reads this.
 */
export declare function leak(): Beta;
