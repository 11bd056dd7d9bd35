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
