import type { A } from '@acme/core'
export interface B { a: A }
