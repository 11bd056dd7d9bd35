import { setFlagsFromString } from 'node:v8'

/**
 * Lets the heap grow by half before it is collected, for the whole process. On a machine with much memory V8 lets it grow to
 * four times what was in use, and a large graph takes that much.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=50')
}
