export declare class M {
  /**
   * @defaultValue `5`
   * @readonly
   */
  a: number
  /**
   * Fires.
   * @eventProperty
   */
  onFire: () => void
  /**
   * Sealed.
   * @sealed
   * @virtual
   */
  s(): void
  /** @privateRemarks secret words */
  t(): void
  /**
   * Since.
   * @since 1.2
   * @category Foo
   */
  u(): void
}
