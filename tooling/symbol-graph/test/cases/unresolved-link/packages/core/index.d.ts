export declare class Button {}
/** See {@link Buton} and {@link @acme/core#Button}. */
export declare function press(): void;
