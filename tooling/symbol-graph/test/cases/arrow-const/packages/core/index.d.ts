export declare const add: (a: number, b: number) => number;
export type Fn = (a: string) => void;
export declare const viaAlias: Fn;
