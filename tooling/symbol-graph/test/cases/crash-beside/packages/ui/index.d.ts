export declare const fine: 1
