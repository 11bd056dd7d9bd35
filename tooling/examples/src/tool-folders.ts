import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Folders outside a root that the check may read: that of the compiler's declarations, without loading the compiler. */
export function toolFolders(): string[] {
  return [dirname(createRequire(import.meta.url).resolve('typescript'))]
}
