export declare const own: typeof import('./x')
export declare const other: typeof import('ext-lib')
/** Fine. */
export declare function fine(): void
