export declare const constructor: number;
export declare const prototype: number;
export declare function toString(): string;
export declare function hasOwnProperty(): void;
export declare function then(a: __proto__): void;
export interface __proto__ { then(): void; valueOf(): number }
