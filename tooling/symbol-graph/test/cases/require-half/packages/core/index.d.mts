/** Options of both. */
export interface Options {
  depth: number
}
/** Runs. */
export declare function run(options: Options): void
