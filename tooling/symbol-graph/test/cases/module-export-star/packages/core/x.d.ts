/** The x. */
export declare const x: number
