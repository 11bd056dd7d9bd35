/** A. */
export declare class A { a: 1 }
