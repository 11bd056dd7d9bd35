import type { DebugRecord, Reporter } from '../reporter.ts'

/**
 * A reporter that records messages, for tests.
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
 * @searchAlias captured entries history
 * @public
 */
export class MemoryReporter implements Reporter {
  #records: DebugRecord[] = []

  /** The recorded messages, oldest first. */
  get records(): readonly DebugRecord[] {
    return this.#records
  }

  /** The texts of the recorded messages, without their values. */
  get messages(): readonly string[] {
    return this.#records.map(({ message }) => message)
  }

  /**
   * Records a message.
   *
   * @param record - The message and its context.
   */
  write(record: DebugRecord): void {
    this.#records.push(record)
  }

  /** Removes all messages. Lists that were read before do not change. */
  clear(): void {
    this.#records = []
  }
}

/**
 * Creates a reporter that records messages, for tests.
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
 * @searchAlias capture spy mock buffer assert
 * @public
 */
export function memory(): MemoryReporter {
  return new MemoryReporter()
}
