export interface X { a: 1 }
export declare function x(): X;
export declare class Same {}
export declare class same {}
