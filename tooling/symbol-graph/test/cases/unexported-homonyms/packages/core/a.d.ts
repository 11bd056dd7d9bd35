interface Hidden {
  a: string
}
export declare function fa(h: Hidden): Hidden
export declare class KA {
  m(h: Hidden): void
}
export {}
