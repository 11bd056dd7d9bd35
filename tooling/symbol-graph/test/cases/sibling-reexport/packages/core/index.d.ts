/** A box. */
export declare class Box { label: string }
