/** A. */
declare class A { a: 1 }
export { A, A as B };
