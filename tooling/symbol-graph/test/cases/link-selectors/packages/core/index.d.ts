export declare class K { static s: string; p: number }
/** {@link K.(s:static)} {@link K.p a label} {@link K#p} {@link Promise} {@link (K:class)} {@link https://e.com | site} */
export declare function links(): void
