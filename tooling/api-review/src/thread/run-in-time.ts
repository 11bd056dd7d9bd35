import { createContext, Script } from 'node:vm'
import ts from '#typescript'
import { forgetFiles } from '../compiler/program.ts'

/** How long a part may take, and parts that are run at once, in milliseconds. */
const limits = { one: 2000, several: 100 }

/** A function in {@link runInTime} would keep the compiler of the last task in memory. */
const idle = () => true
const holder = { run: idle }
const context = createContext(holder)
const script = new Script('run()')

/**
 * Runs a task in this thread up to the first part that takes too long, which is interrupted.
 *
 * @param isWanted - Whether there is time for more.
 * @returns Whether the result is whole; undefined when a part was interrupted.
 */
export function runInTime<Part>(
  parts: Iterable<Part>,
  onPart: (part: Part) => void,
  isWanted: () => boolean,
): boolean | undefined {
  const iterator = parts[Symbol.iterator]()
  holder.run = () => {
    const end = performance.now() + limits.several
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      onPart(next.value)
      if (performance.now() > end) return false
    }
    return true
  }
  try {
    while (isWanted()) if (script.runInContext(context, { timeout: limits.one + limits.several })) return true
    return false
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    resetCompiler()
    return undefined
  } finally {
    holder.run = idle
  }
}

/** Brings the compiler to a state as before what was interrupted: an interruption leaves out every `finally`. */
function resetCompiler(): void {
  forgetFiles()
  const { usingSingleLineStringWriter } = ts as unknown as {
    usingSingleLineStringWriter: (write: (writer: { clear: () => void }) => void) => string
  }
  let clear = () => {}
  usingSingleLineStringWriter((writer) => (clear = () => writer.clear()))
  // The writer restores what it had.
  clear()
}
