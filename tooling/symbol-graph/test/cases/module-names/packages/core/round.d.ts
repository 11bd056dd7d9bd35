export interface Size { value: number }
export interface Shape { readonly radius: Size }
export declare function sizeOf(shape: Shape): Size
