import { CycleError } from './cycle-error.ts'
import { Link, type Node, attach, cyclicJobs, dropAfter } from './graph.ts'
import { nodeOf } from './node-of.ts'
import type { ReadValue, Readable } from './readable.ts'
import { tracking as shared } from './tracking.ts'

/** A constant of this file, because an imported one is loaded for each use. */
const tracking = shared

/**
 * Nested runs above which evaluation continues from an emptied stack.
 *
 * Only calling a function shows which values it reads, so the first evaluation of a chain nests. At this depth the
 * functions on the stack are abandoned, the value that they wait for is computed, and they run again.
 */
const MAX_DEPTH = 200

/** Thrown through functions that are abandoned at {@link MAX_DEPTH}; no caller of this library receives it. */
const ABANDONED = new Error('This computation is repeated; let the error pass.')

/** Number of runs of all nodes. */
let runs = 0
/** Whether a value that may change without notice was read since the last outermost read. */
let volatile = false

function isFresh(node: Node): boolean {
  if (node.compute === undefined) return true
  if (!node.state) return node.live || node.checkedAt === tracking.epoch
  return node.cyclic && node.checkedAt === tracking.epoch
}

/**
 * Brings the value of a node up to date. An error of its function is stored, not thrown.
 *
 * @throws CycleError when the node is being computed.
 */
export function refresh(node: Node): void {
  if (tracking.depth === 0 && volatile) {
    tracking.epoch++
    volatile = false
  }
  if (node.running) throw new CycleError(node, tracking.active)
  if (isFresh(node)) return
  if (!tracking.awaited) {
    if (node.state > 1 && !node.foreign) run(node)
    else settle(node)
    if (!tracking.awaited) return
  }
  if (tracking.depth > 0) throw ABANDONED
  settleAwaited(node)
}

/** Runs a job whose dependencies have changed. */
export function runJob(node: Node): void {
  settle(node)
  if (tracking.awaited) settleAwaited(node)
}

/** Computes what a node waits for, and what that waits for, each from the same place of the stack. */
function settleAwaited(root: Node): void {
  const waiting = [root]
  for (let node: Node | undefined = root; node; node = waiting.at(-1)) {
    node.running = false
    tracking.awaited = undefined
    if (!isFresh(node)) settle(node)
    // Assigned by the call above, which the compiler does not see.
    const next = tracking.awaited as Node | undefined
    if (next) {
      // Those that wait count as running: reading one from the awaited value is a cycle.
      node.running = true
      waiting.push(next)
    } else waiting.pop()
  }
}

/** Nodes whose dependencies are being compared. Nested calls use the end of it. */
const comparing: Node[] = []

/** Compares the dependencies of a node, stale ones first, without recursion; runs those that have changed. */
function settle(root: Node): void {
  const base = comparing.length
  let node = root
  let stale = enter(node)
  for (;;) {
    if (stale) {
      comparing.push(node)
      node = stale
      stale = enter(node)
      continue
    }
    if (!tracking.awaited) {
      if (node.foreign) readForeign(node)
      else if (node.state > 1) run(node)
      else confirm(node)
    }
    if (tracking.awaited) comparing.length = base
    if (comparing.length === base) return
    node = comparing.pop() as Node
    stale = nextStale(node, true)
  }
}

function enter(node: Node): Node | undefined {
  if (node.state > 1 || node.foreign) return undefined
  node.cursor = node.firstDependency
  return nextStale(node, false)
}

/**
 * Compares dependencies from the cursor on. The node becomes dirty at the first that has changed.
 *
 * @returns The first dependency to bring up to date before that.
 */
function nextStale(node: Node, isCurrent: boolean): Node | undefined {
  // A value that may change without notice is never fresh, so the one just brought up to date is not checked.
  let known = isCurrent
  for (let link = node.cursor; link; link = link.nextDependency) {
    const { source } = link
    if (!known && !source.running && !isFresh(source)) {
      if (source.state < 2 || source.foreign) {
        node.cursor = link
        return source
      }
      run(source)
      if (tracking.awaited) break
    }
    known = false
    if (source.version !== link.version || source.running) {
      node.state = 2
      break
    }
  }
  node.cursor = undefined
  return undefined
}

/** Keeps the value of a node, none of whose dependencies has changed. */
function confirm(node: Node): void {
  node.state = 0
  node.checkedAt = tracking.epoch
  node.final = true
  for (let link = node.firstDependency; link && node.final; link = link.nextDependency) node.final = link.source.final
}

/** Computes a node and records what it reads. Links of its last run are used again while they match. */
function run(node: Node): void {
  const { active: outer, depth } = tracking
  const isJob = node.job !== undefined
  if (depth >= MAX_DEPTH && !isJob) {
    tracking.awaited = node
    return
  }
  // A job has effects, so it is never abandoned: what it reads is computed as if it were read from outside.
  tracking.depth = isJob ? 0 : depth + 1
  tracking.active = node
  node.outer = outer
  node.running = true
  node.run = ++runs
  node.cursor = undefined
  node.state = 0
  node.final = true
  const wasCyclic = node.cyclic
  node.cyclic = false
  const startedAt = tracking.epoch
  try {
    const value = (node.compute as (get: ReadValue) => unknown)(read)
    if (!tracking.awaited && (node.version === 0 || node.failed || !node.same(node.value, value))) node.succeed(value)
  } catch (error) {
    // The same cycle is not a new error.
    if (!tracking.awaited && !(wasCyclic && node.cyclic && isSameError(node.error, error))) node.fail(error)
  }
  if (isJob && wasCyclic !== node.cyclic) cyclicJobs[node.cyclic ? 'add' : 'delete'](node)
  tracking.active = outer
  tracking.depth = depth
  node.running = false
  const last = node.cursor as Link | undefined
  const isAsBefore = last !== undefined && last.nextDependency === undefined && !node.cyclic && node.dependents > 0
  if (tracking.awaited) node.state = 2
  else if (!isAsBefore) finish(node, last, startedAt)
}

function isSameError(previous: unknown, next: unknown): boolean {
  return previous instanceof CycleError && next instanceof CycleError && previous.message === next.message
}

/** Releases what a node has read in earlier runs only. */
function finish(node: Node, last: Link | undefined, startedAt: number): void {
  dropAfter(node, last)
  if (node.cyclic && !node.job) {
    // Values that depend on each other would keep each other alive.
    dropAfter(node, undefined)
    node.state = 2
    node.final = false
  }
  node.checkedAt = startedAt
  // So that sources do not hold a node that only read them.
  if (!node.live) clearMarks(node)
}

function clearMarks(node: Node): void {
  for (let link = node.firstDependency; link; link = link.nextDependency) {
    if (link.source.mark === link) link.source.mark = undefined
  }
}

function readForeign(node: Node): void {
  if (node.dependents === 0) volatile = true
  try {
    const value = (node.compute as (get: ReadValue) => unknown)(read)
    if (node.version === 0 || node.failed || !node.same(node.value, value)) node.succeed(value)
  } catch (error) {
    if (!tracking.awaited) node.fail(error)
  }
}

/** Returns the link by which a running node reads a source, as its next dependency unless it has read it before. */
function track(source: Node, target: Node): Link {
  const { cursor } = target
  const next = cursor ? cursor.nextDependency : target.firstDependency
  if (next?.source === source) {
    target.cursor = next
    next.run = target.run
    if (source.mark !== next) source.mark = next
    return next
  }
  return knownLink(source, target) ?? addLink(source, target, next)
}

/** Adds a dependency after the cursor. In a function of its own, so that the one above is inlined. */
function addLink(source: Node, target: Node, next: Link | undefined): Link {
  const { cursor } = target
  const link = new Link(source, target)
  link.run = target.run
  link.nextDependency = next
  if (cursor) cursor.nextDependency = link
  else target.firstDependency = link
  target.cursor = link
  source.mark = link
  if (target.live) attach(link)
  return link
}

/** Returns the link by which a running node has read a source before. */
function knownLink(source: Node, target: Node): Link | undefined {
  const { mark } = source
  if (!mark || !target.cursor) return undefined
  if (mark.target === target) return mark.run === target.run ? mark : undefined
  // A mark of a run inside of this one has replaced that of this one, if there was any.
  if (mark.run < target.run) return undefined
  for (let link = target.firstDependency; link; link = link.nextDependency) {
    if (link.source === source) return link
    if (link === target.cursor) break
  }
  return undefined
}

/** Value of a node that is up to date, or its error. */
function result(node: Node): unknown {
  if (node.failed) throw node.error
  return node.value
}

/** Reads the current value of a node, without recording it. */
export function valueOf(node: Node): unknown {
  refresh(node)
  return result(node)
}

/** Reads the current value of a node; the node that is running depends on it from now on. */
function readNode(node: Node): unknown {
  const target = tracking.active
  if (!target) return valueOf(node)
  if (node.running) {
    target.cyclic = true
    throw new CycleError(node, target)
  }
  const link = track(node, target)
  if (!isFresh(node)) refresh(node)
  link.version = node.version
  if (!node.final) target.final = false
  if (node.cyclic) target.cyclic = true
  return result(node)
}

/** The function that every computed value and effect reads with. */
const read: ReadValue = <T>(source: Readable<T>) => readNode(nodeOf(source)) as T
