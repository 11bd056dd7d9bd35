import * as core from '@acme/core'
export declare class Sub extends core.Box { shut(): void }
/** See {@link @acme/core#Box} and {@link @acme/core#Box.open | its method}, not {@link @acme/core#Bxo}. */
export declare function see(): void
