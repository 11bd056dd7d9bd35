interface Hidden { a: string; next?: Deeper }
interface Deeper { b: number }
export declare function f(h: Hidden): Hidden
export {}
