export declare class K { p: string; static s: string; static p: string }
export interface M { a: 1 }
export declare namespace M { interface y { b: 1 } }
export declare function on(a: string): void;
export declare function on(a: number): void;
/**
 * {@link K} {@link K.p | label} {@link (M:interface)} {@link (M:namespace).y} {@link (K:class)} {@link (on:2)} {@link
 * on} {@link K.p a label} {@link https://example.com | site} {@link K.(s:static)} {@link Promise}
 */
export declare function links(): void;
