export declare class P { constructor(a: string) }
export declare class Q extends P { own: 1 }
