export declare class Base<T> { only: T[]; static st: string; m(x: T): void }
export declare class Mid<U> extends Base<U[]> { m(x: U[]): void }
export declare class Leaf extends Mid<string> { own: 1 }
