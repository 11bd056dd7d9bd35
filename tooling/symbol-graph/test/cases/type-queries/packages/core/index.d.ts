export declare const defaults: { a: string }
export declare class K { static s: string; i: number }
export declare function q(a: typeof defaults, b: typeof K, c: typeof K.s): void
