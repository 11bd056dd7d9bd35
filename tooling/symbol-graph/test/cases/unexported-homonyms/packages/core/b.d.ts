interface Hidden {
  b: string
}
export declare function fb(h: Hidden): Hidden
export type TB = Hidden | string
export declare class KB {
  p: Hidden
}
export {}
