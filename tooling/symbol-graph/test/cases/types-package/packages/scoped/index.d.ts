/** Runs. */
declare function c(): c.Result
declare namespace c {
  interface Result {
    ok: true
  }
}
export = c
