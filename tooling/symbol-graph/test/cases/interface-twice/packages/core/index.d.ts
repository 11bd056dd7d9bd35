/** first */
export interface Twice { a(): void; b(x: string): void }
/** second */
export interface Twice { b(x: number): void }
