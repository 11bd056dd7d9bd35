/** First. */
export declare function on(e: 'a', cb: () => void): void;
/**
 * Second.
 *
 * @deprecated Use the first.
 */
export declare function on(e: 'b', cb: () => void): void;
