/**
 * What x is for.
 *
 * @packageDocumentation
 */
/**
 * A foo.
 *
 * @beta
 */
export interface Foo { a: 1 }
