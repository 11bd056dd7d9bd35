/** Flags of every Chromium of the tests and benchmarks: headless, without sandbox, without requests of its own. */
export declare const chromiumArguments: readonly string[]

/** Retries of a failed browser test: one in CI, where `npm test` sets SIGNPOST_RETRIES, else none. A test that passes at the second try is reported as flaky. */
export declare const browserRetries: number

/**
 * Finds an installed browser.
 *
 * @param named - Path to use, by default the variable SIGNPOST_CHROMIUM.
 * @param exists - Whether a file exists.
 * @returns `named`, else the first Chromium or Chrome in its usual places; undefined when there is none.
 * @throws Error when `named` does not exist.
 */
export declare function chromiumPath(named?: string, exists?: (path: string) => boolean): string | undefined

/**
 * Finds the browser that the tests drive, as {@link chromiumPath} does.
 *
 * @throws Error when there is none.
 */
export declare function findChromium(named?: string, exists?: (path: string) => boolean): string
