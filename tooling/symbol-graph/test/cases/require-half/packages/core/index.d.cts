/** Options of both. */
export interface Options {
  depth: number
}
/** Runs. */
export declare function run(options: Options): void
/** Runs at once. */
export declare function runSync(options: Options): Result
/** What it gives. */
export interface Result {
  ok: boolean
}
