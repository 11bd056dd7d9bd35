import type { Node } from './graph.ts'

/** Runs of one job above which it is taken to be endless. */
const MAX_RUNS = 1000

/** Finds jobs that keep scheduling themselves in one batch, and the names of what they change. */
export class LoopGuard {
  /** Number of jobs of one batch from which on repeated ones are counted. */
  static readonly after = 10_000
  readonly #runs = new Map<Node, number>()
  /** The first job that ran too often. */
  #endless: Node | undefined
  /** Names on the loop, from one run of that job to its next. */
  #names: string[] | undefined
  #closed = false

  /** Counts a run of a job. Returns whether it must not run any more. */
  isEndless(node: Node): boolean {
    const times = (this.#runs.get(node) ?? 0) + 1
    this.#runs.set(node, times)
    if (times < MAX_RUNS) {
      this.note(node)
      return false
    }
    this.#endless ??= node
    if (node === this.#endless) {
      // Traced during one more run, and closed when the job is due again.
      if (this.#names) this.#closed = true
      else {
        this.#names = [node.name]
        return false
      }
    } else this.note(node)
    return this.#closed || times > MAX_RUNS
  }

  /** Records a node on the loop. */
  note(node: Node): void {
    if (this.#names && !this.#closed && this.#names.length < 20) this.#names.push(node.name)
  }

  /** Throws the error of an endless job, if there was one. */
  check(): void {
    if (!this.#endless) return
    const names = [...(this.#names as string[]), this.#endless.name].join(' -> ')
    const error = new RangeError(
      `Expected a change to end, found a subscriber that keeps changing its own value (${names}): stop at a final one.`,
    )
    throw Object.assign(error, { code: 'ENDLESS_CHANGE' })
  }
}
