/** @deprecated Use the other one. */
export declare function old(): void;
