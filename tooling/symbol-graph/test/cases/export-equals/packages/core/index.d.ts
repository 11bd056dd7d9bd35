/** Calls. */
declare function lib(a: string): lib.R
declare namespace lib {
  /** A result. */
  interface R { ok: boolean }
}
export = lib
