import type { Box as Case } from '@acme/core'
/** Holds a {@link Case}, {@link Case#lid} and {@link Case.open}. */
export declare class Shelf {
  cases: Case[]
}
