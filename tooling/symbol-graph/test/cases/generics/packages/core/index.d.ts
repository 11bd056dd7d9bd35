/**
 * A box.
 *
 * @typeParam T - what it holds
 */
export interface Box<in out T extends object = {}> { map<const U extends readonly T[]>(f: (t: T, i: number) => U): Box<T> }
