import { beginBatch, endBatch, enqueue, openBatch, noteChange } from './queue.ts'
import type { ReadValue } from './readable.ts'
import { tracking } from './tracking.ts'

/** An edge of the graph: `target` has read `source`. */
export class Link {
  /** Version of the source that the target has read; -1 before that. */
  version = -1
  /** Run of the target in which the source was last read. */
  run = 0
  nextDependency: Link | undefined
  nextDependent: Link | undefined
  previousDependent: Link | undefined

  constructor(
    readonly source: Node,
    readonly target: Node,
  ) {}
}

/** Number of values and errors of all nodes. */
let versions = 0

/**
 * Node of the dependency graph: a value that is set, a computed value, or a job (an observer or an effect).
 *
 * Only live nodes, which have dependents or a job, are listed as dependents of what they read. So a computed value that
 * nobody observes holds no subscriptions.
 */
export class Node {
  /**
   * 0: current; 1: something further up has changed, so that the versions of the dependencies must be compared; 2: it must
   * run, because a direct dependency has a new value or it never ran. One number, because every run stores it.
   */
  state: 0 | 1 | 2 = 2
  /** Number of the value or the error, of those of all nodes; 0 before the first. A mutated object is a new value. */
  version = 0
  /** Value of `epoch` when a node without dependents was last known to be current. */
  checkedAt = -1
  /** Whether the value cannot change any more. */
  final = false
  value: unknown
  failed = false
  error: unknown
  /** Whether the error is that of a cycle. The node has no dependencies then, and runs again after any change. */
  cyclic = false
  /** Whether the value is being computed. Reading it then is a cycle. */
  running = false
  /** Number of links to nodes that depend on this one. */
  dependents = 0
  firstDependent: Link | undefined
  lastDependent: Link | undefined
  firstDependency: Link | undefined
  /** While running, the dependency read last; while dependencies are compared, the next one. */
  cursor: Link | undefined
  /** Number of the last run. */
  run = 0
  /** Link by which this node was read last. */
  mark: Link | undefined
  /** Node that was running when this one last began to. */
  outer: Node | undefined
  /** Runs when a source may have changed, and makes the node live. Absent after it was disposed of. */
  job: (() => void) | undefined
  nextJob: Node | undefined
  /** Called before the first dependent is added. */
  connect: (() => void) | undefined
  /** Called after the last dependent is removed. */
  disconnect: (() => void) | undefined
  /** Whether the value is read from another library, and may change without notice. */
  foreign = false

  constructor(
    readonly name: string,
    readonly equals: (previous: never, next: never) => boolean,
    /** Computes the value. Absent for a value that is set. */
    readonly compute?: (get: ReadValue) => unknown,
  ) {}

  get live(): boolean {
    return this.dependents > 0 || this.job !== undefined
  }

  /** Compares two values. */
  same(previous: unknown, next: unknown): boolean {
    // Calls of Object.is are inlined; calls of a function in a field are not.
    return this.equals === Object.is ? Object.is(previous, next) : this.equals(previous as never, next as never)
  }

  /** Stores a value. */
  succeed(value: unknown): void {
    this.value = value
    this.version = ++versions
    if (this.failed) {
      this.failed = false
      this.error = undefined
    }
  }

  /** Stores an error, which counts as a new value unless it is the same. */
  fail(error: unknown): void {
    if (!this.failed || this.error !== error) this.version = ++versions
    this.failed = true
    this.error = error
  }
}

/** Adds a link to the dependents of its source, and those of what the source reads, without recursion. */
export function attach(first: Link): void {
  const pending = [first]
  for (let link = pending.pop(); link; link = pending.pop()) {
    const { source } = link
    link.previousDependent = source.lastDependent
    if (source.lastDependent) source.lastDependent.nextDependent = link
    else source.firstDependent = link
    source.lastDependent = link
    if (source.dependents++ > 0) continue
    source.connect?.()
    // It was not notified of changes until now.
    if (!source.running) source.state ||= 1
    for (let next = source.firstDependency; next; next = next.nextDependency) pending.push(next)
  }
}

/** Removes a link from the dependents of its source, and those of what the source reads if it was the last. */
export function detach(first: Link): void {
  const pending = [first]
  for (let link = pending.pop(); link; link = pending.pop()) {
    const { source } = link
    if (link.previousDependent) link.previousDependent.nextDependent = link.nextDependent
    else source.firstDependent = link.nextDependent
    if (link.nextDependent) link.nextDependent.previousDependent = link.previousDependent
    else source.lastDependent = link.previousDependent
    link.previousDependent = link.nextDependent = undefined
    if (source.mark === link) source.mark = undefined
    if (--source.dependents > 0) continue
    source.checkedAt = source.state ? -1 : tracking.epoch
    source.disconnect?.()
    for (let next = source.firstDependency; next; next = next.nextDependency) pending.push(next)
  }
}

/** Removes the dependencies after a link, or all of them. */
export function dropAfter(node: Node, last: Link | undefined): void {
  let link = last ? last.nextDependency : node.firstDependency
  if (!link) return
  if (last) last.nextDependency = undefined
  else node.firstDependency = undefined
  if (node.live) for (; link; link = link.nextDependency) detach(link)
}

/** Branches of the graph that {@link invalidate} has yet to visit. */
const branches: Link[] = []

/**
 * Marks everything downstream of a changed node as stale and schedules jobs. Calls no foreign code.
 *
 * @param isNew - Whether direct dependents must run.
 */
function invalidate(node: Node, isNew: boolean): void {
  let link = node.firstDependent
  let dirty = isNew
  while (link) {
    const { target } = link
    const { nextDependent } = link
    const { state } = target
    target.state = dirty ? 2 : state || 1
    if (!state) {
      if (target.job) enqueue(target)
      else if (target.firstDependent) {
        if (nextDependent) branches.push(nextDependent)
        link = target.firstDependent
        dirty = false
        continue
      }
    }
    link = nextDependent
    if (!link) {
      link = branches.pop()
      // Links of the changed node itself are pushed first, so they are last.
      if (link) dirty = isNew && link.source === node
    }
  }
}

/**
 * Jobs whose last run read a cycle. Values of a cycle have no dependencies, so any change may be its end: these jobs then
 * compare what they have read.
 */
export const cyclicJobs: Set<Node> = new Set()

/**
 * Notifies dependents of a node of its new value.
 *
 * @param isNew - Whether there is a new value; otherwise the one that it has is final.
 */
export function changed(node: Node, isNew = true): void {
  tracking.epoch++
  noteChange(node)
  if (!node.firstDependent && cyclicJobs.size === 0) return
  // In a batch the value may be set back, so that the versions are compared at its end.
  invalidate(node, isNew && !openBatch())
  beginBatch()
  // Iterating over an empty set costs more than the rest of this function.
  if (cyclicJobs.size)
    for (const job of cyclicJobs) {
      if (!job.job) cyclicJobs.delete(job)
      else if (!job.state) {
        job.state = 1
        enqueue(job)
      }
    }
  endBatch()
}
