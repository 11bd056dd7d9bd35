export type Fn = (a: string) => number
export declare const viaAlias: Fn
