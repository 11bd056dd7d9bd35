import type { Node } from './graph.ts'
import { LoopGuard } from './loop-guard.ts'
import { tracking } from './tracking.ts'

let depth = 0
/** Number of outermost batches so far. */
let batch = 0
let first: Node | undefined
let last: Node | undefined
let guard: LoopGuard | undefined

/** Schedules the job of a node for the end of the outermost batch. */
export function enqueue(node: Node): void {
  if (last) last.nextJob = node
  else first = node
  last = node
}

/** Opens a batch. */
export function beginBatch(): void {
  if (depth++ === 0) batch++
}

/** Number of the batch that is open; 0 if there is none. */
export function openBatch(): number {
  return depth && batch
}

/**
 * Closes a batch; at the end of the outermost one, runs the jobs and those that they schedule.
 *
 * @throws RangeError when jobs keep scheduling each other. Jobs outside of the loop have run.
 */
export function endBatch(): void {
  if (depth > 1 || !first) depth--
  else runJobs()
}

/** Records the change of a node while a loop is being traced. */
export function noteChange(node: Node): void {
  guard?.note(node)
}

/** Runs the jobs, as if nothing else were running: a change may be made inside of a computed value. */
function runJobs(): void {
  const { active, depth: runDepth, awaited } = tracking
  const isNested = active !== undefined || awaited !== undefined || runDepth > 0
  if (isNested) restoreTracking(undefined, 0, undefined)
  let count = 0
  try {
    while (first) {
      const node: Node = first
      first = node.nextJob
      if (first) node.nextJob = undefined
      else last = undefined
      if (++count > LoopGuard.after && (guard ??= new LoopGuard()).isEndless(node)) node.state = 0
      else node.job?.()
    }
    guard?.check()
  } finally {
    depth--
    guard = undefined
    if (isNested) restoreTracking(active, runDepth, awaited)
  }
}

function restoreTracking(active: Node | undefined, runDepth: number, awaited: Node | undefined): void {
  tracking.active = active
  tracking.depth = runDepth
  tracking.awaited = awaited
}
