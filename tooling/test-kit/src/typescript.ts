import { createRequire } from 'node:module'
import type * as TypeScript from 'typescript'

/** TypeScript, required. An import reads all of it for its exports, which takes twice as long as to load it. */
export const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript
