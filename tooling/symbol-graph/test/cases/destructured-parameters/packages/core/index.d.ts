export interface O { a: string; b?: number }
/**
 * F.
 *
 * @param opts - the options
 */
export declare function f({ a, b }: O, [x, y]: [number, string], ...rest: string[]): void;
