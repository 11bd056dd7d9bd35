export declare abstract class Box {
  last: string
  /** How full it is. */
  get level(): number
  /** Fills it. */
  set level(to: number | string)
  set only(value: string)
  static get count(): number;
  static set count(value: number);
  protected abstract get inner(): string
  protected abstract set inner(value: string)
  first: string
}
export interface Shape {
  get name(): string
  set name(value: string | Box)
}
