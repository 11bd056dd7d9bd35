export declare class T {}
export declare function id<T>(x: T): T;
export declare function ref(x: T): T;
