import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes by which the heap grows before garbage is collected; collecting less takes longer than it saves. */
const growth = 256 * 2 ** 20

/** Bytes that a heap may have, garbage included: half of the 1.5 GB that a review may take. */
const least = 768 * 2 ** 20

let collect: (() => void) | undefined

/** Used bytes after the last collection. */
let kept = 0

/**
 * Collects garbage before the next program is made. A program of TypeScript that is done can be hundreds of megabytes, and V8 makes others beside it
 * until the heap is twice as large.
 */
export function releaseMemory(): void {
  if (getHeapStatistics().used_heap_size < Math.max(least, kept + growth)) return
  setFlagsFromString('--expose-gc')
  collect ??= runInNewContext('gc') as () => void
  collect()
  kept = getHeapStatistics().used_heap_size
}
