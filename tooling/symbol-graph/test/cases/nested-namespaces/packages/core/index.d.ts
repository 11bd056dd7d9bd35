export declare namespace N {
  namespace M { interface I { a: 1 } }
  type K = M.I;
}
