/// <reference path="./common/math.d.ts" />
export = _
declare const _: _.Static
declare namespace _ {
  interface Static {
    /** The version. */
    readonly VERSION: string
  }
}
