/** The class. */
export declare class Box { open(): void }
/** The interface. */
export interface Box { label: string }
