import type { DebugRecord, Reporter } from '../reporter.ts'

/**
 * A reporter that keeps messages, for tests.
 *
 * @example
 * ```ts
 * import { createDebug, enable, reporters } from '@signpost/debug'
 *
 * const reporter = new reporters.MemoryReporter()
 * enable('app')
 * createDebug('app', { reporter }).warn('low on %s', 'memory')
 * console.log(reporter.records[0]?.channel, reporter.messages[0]) // warn low on %s
 * ```
 *
 * @public
 */
export class MemoryReporter implements Reporter {
  #records: DebugRecord[] = []

  /** What was written, the oldest first. */
  get records(): readonly DebugRecord[] {
    return this.#records
  }

  /** The texts of what was written, without their values. */
  get messages(): readonly string[] {
    return this.#records.map(({ message }) => message)
  }

  /**
   * Keeps a message.
   *
   * @param record - The message and what is known about it.
   */
  write(record: DebugRecord): void {
    this.#records.push(record)
  }

  /** Forgets all messages. A list that was read before stays as it is. */
  clear(): void {
    this.#records = []
  }
}

/**
 * A reporter that keeps messages, for tests.
 *
 * @returns The reporter, empty.
 *
 * @example
 * ```ts
 * import { createDebug, reporters } from '@signpost/debug'
 *
 * const reporter = reporters.memory()
 * createDebug('app', { reporter })('not enabled')
 * console.log(reporter.records.length) // 0
 * ```
 *
 * @public
 */
export function memory(): MemoryReporter {
  return new MemoryReporter()
}
