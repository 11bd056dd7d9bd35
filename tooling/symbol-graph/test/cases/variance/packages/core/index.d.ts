/** @typeParam T - What is in it. */
export interface Box<in out T extends object = {}> {
  map<const U extends readonly T[]>(f: (t: T, i: number) => U): Box<object>
}
