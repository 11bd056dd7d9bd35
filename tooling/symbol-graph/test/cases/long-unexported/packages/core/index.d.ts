/** Options of all. */
type Common<IsSync extends boolean> = {
  /**
   * Option 1 of forty.
   *
   * @defaultValue 1
   */
  readonly option1?: Deep
  /**
   * Option 2 of forty.
   *
   * @defaultValue 2
   */
  readonly option2?: Deep
  /**
   * Option 3 of forty.
   *
   * @defaultValue 3
   */
  readonly option3?: Deep
  /**
   * Option 4 of forty.
   *
   * @defaultValue 4
   */
  readonly option4?: Deep
  /**
   * Option 5 of forty.
   *
   * @defaultValue 5
   */
  readonly option5?: Deep
  /**
   * Option 6 of forty.
   *
   * @defaultValue 6
   */
  readonly option6?: Deep
  /**
   * Option 7 of forty.
   *
   * @defaultValue 7
   */
  readonly option7?: Deep
  /**
   * Option 8 of forty.
   *
   * @defaultValue 8
   */
  readonly option8?: Deep
  /**
   * Option 9 of forty.
   *
   * @defaultValue 9
   */
  readonly option9?: Deep
  /**
   * Option 10 of forty.
   *
   * @defaultValue 10
   */
  readonly option10?: Deep
  /**
   * Option 11 of forty.
   *
   * @defaultValue 11
   */
  readonly option11?: Deep
  /**
   * Option 12 of forty.
   *
   * @defaultValue 12
   */
  readonly option12?: Deep
  /**
   * Option 13 of forty.
   *
   * @defaultValue 13
   */
  readonly option13?: Deep
  /**
   * Option 14 of forty.
   *
   * @defaultValue 14
   */
  readonly option14?: Deep
  /**
   * Option 15 of forty.
   *
   * @defaultValue 15
   */
  readonly option15?: Deep
  /**
   * Option 16 of forty.
   *
   * @defaultValue 16
   */
  readonly option16?: Deep
  /**
   * Option 17 of forty.
   *
   * @defaultValue 17
   */
  readonly option17?: Deep
  /**
   * Option 18 of forty.
   *
   * @defaultValue 18
   */
  readonly option18?: Deep
  /**
   * Option 19 of forty.
   *
   * @defaultValue 19
   */
  readonly option19?: Deep
  /**
   * Option 20 of forty.
   *
   * @defaultValue 20
   */
  readonly option20?: Deep
  /**
   * Option 21 of forty.
   *
   * @defaultValue 21
   */
  readonly option21?: Deep
  /**
   * Option 22 of forty.
   *
   * @defaultValue 22
   */
  readonly option22?: Deep
  /**
   * Option 23 of forty.
   *
   * @defaultValue 23
   */
  readonly option23?: Deep
  /**
   * Option 24 of forty.
   *
   * @defaultValue 24
   */
  readonly option24?: Deep
  /**
   * Option 25 of forty.
   *
   * @defaultValue 25
   */
  readonly option25?: Deep
  /**
   * Option 26 of forty.
   *
   * @defaultValue 26
   */
  readonly option26?: Deep
  /**
   * Option 27 of forty.
   *
   * @defaultValue 27
   */
  readonly option27?: Deep
  /**
   * Option 28 of forty.
   *
   * @defaultValue 28
   */
  readonly option28?: Deep
  /**
   * Option 29 of forty.
   *
   * @defaultValue 29
   */
  readonly option29?: Deep
  /**
   * Option 30 of forty.
   *
   * @defaultValue 30
   */
  readonly option30?: Deep
  /**
   * Option 31 of forty.
   *
   * @defaultValue 31
   */
  readonly option31?: Deep
  /**
   * Option 32 of forty.
   *
   * @defaultValue 32
   */
  readonly option32?: Deep
  /**
   * Option 33 of forty.
   *
   * @defaultValue 33
   */
  readonly option33?: Deep
  /**
   * Option 34 of forty.
   *
   * @defaultValue 34
   */
  readonly option34?: Deep
  /**
   * Option 35 of forty.
   *
   * @defaultValue 35
   */
  readonly option35?: Deep
  /**
   * Option 36 of forty.
   *
   * @defaultValue 36
   */
  readonly option36?: Deep
  /**
   * Option 37 of forty.
   *
   * @defaultValue 37
   */
  readonly option37?: Deep
  /**
   * Option 38 of forty.
   *
   * @defaultValue 38
   */
  readonly option38?: Deep
  /**
   * Option 39 of forty.
   *
   * @defaultValue 39
   */
  readonly option39?: Deep
  /**
   * Option 40 of forty.
   *
   * @defaultValue 40
   */
  readonly option40?: Deep
  readonly last: IsSync
}
interface Deep {
  /** How deep. */
  depth: Deepest
}
interface Deepest {
  /** The deepest. */
  deepest: 1
}
/** Options. */
export type Options = Common<false>
export type SyncOptions = Common<true>
type Uses<T extends Options> = T
export declare class User {
  use(of: Uses<Options>): void
}
export declare function a(options: Common<true>): void
export declare function b(options: Common<true>): void
export declare function c(options: Common<true>): Deepest
declare namespace Inner {
  interface Base {
    /** In the base. */
    inherited: 1
  }
}
export interface Extended extends Inner.Base {}
export {}
