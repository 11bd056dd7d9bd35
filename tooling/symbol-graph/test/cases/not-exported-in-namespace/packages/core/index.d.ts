export declare namespace N {
  interface Hidden { a: string }
  export function g(h: Hidden): void
  export {}
}
