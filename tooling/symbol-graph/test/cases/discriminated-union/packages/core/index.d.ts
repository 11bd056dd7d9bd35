/** Options of a request. */
export interface Opt {
  depth: number
}
/** A round one. */
export interface Circle {
  kind: 'circle'
  radius: number
}
/** One with sides. */
export interface Polygon<T> {
  kind: 'square' | 'triangle'
  data: T
}
export type U = { kind: 'a'; /** Of the request. */ a: Opt } | { kind: 'b' }
export type Shape<T> = Circle | (Polygon<T>)
export type Result = { ok: true; value: string } | { ok: false; error: Error }
export type Mixed = { kind: 'a' } | { kind: 'a'; more: number }
export type Plain = 'a' | 'b'
export declare enum Bracket { Open = 0, Close = 1, End = 2 }
export type Closing = { bracket: Bracket.End } | { bracket: Bracket.Close }
export type Brackets = { bracket: Bracket.Open } | Closing
/** Says what it is in words. */
export interface Labelled {
  label: string
}
export type Fixed = { [K in keyof Labelled]: 'fixed' }
export type Labels = Fixed | { label: 'free' }
