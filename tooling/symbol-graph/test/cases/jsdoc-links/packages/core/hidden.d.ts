/** Hides. */
export interface Hidden { a: 1 }
