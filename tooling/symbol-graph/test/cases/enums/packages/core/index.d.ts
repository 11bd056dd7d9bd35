export declare enum E { B = 2, A = 1, 'q-r' = 3 }
export declare function only(e: E.B): void;
