/** Z. */
export declare class Z { own: Z.Inner }
export interface Z { more: Z }
export declare namespace Z { type Inner = Z }
