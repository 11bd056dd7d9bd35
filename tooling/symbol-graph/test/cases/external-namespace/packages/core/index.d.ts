export * as ext from 'ext-lib'
/** Own. */
export declare function own(a: string): void
