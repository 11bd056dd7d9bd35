export declare const a: 1
