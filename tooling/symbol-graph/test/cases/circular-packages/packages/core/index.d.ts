import type { B } from '@acme/ui'
export interface A { b: B }
