export interface Foo { a: string }
export declare function f(a: Foo): void
