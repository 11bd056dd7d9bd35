export declare abstract class Box {
  last: string
  /** How full it is. */
  get level(): number
  /**
   * Fills it.
   * @example box.level = 3
   */
  set level(to: number | string)
  /** Nobody reads it. */
  set only(value: string)
  static get count(): number;
  static set count(value: number);
  protected abstract get inner(): string
  /**
   * Fills what is inside.
   *
   * @param value - All of it.
   */
  protected abstract set inner(value: string)
  first: string
}
export interface Shape {
  get name(): string
  set name(value: string | Box)
}
