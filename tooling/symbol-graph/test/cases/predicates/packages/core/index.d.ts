export interface Cat { meow: 1 }
export declare function isCat(x: unknown): x is Cat;
export declare function assertCat(x: unknown): asserts x is Cat;
