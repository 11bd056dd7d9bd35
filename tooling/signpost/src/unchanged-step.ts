import { join } from 'node:path'
import { digest, inheritedClaim } from '@signpost/files'
import { keep, readKept, stampsOf } from './kept-result.ts'
import type { Places } from './places.ts'
import type { ToolResult } from './run-tool.ts'

/** A step that is a function of its inputs. */
export interface CachedStep {
  name: string
  /** Everything that the step depends on, as JSON; undefined when it also depends on something unknown. */
  inputs: () => unknown
  /** Files and folders that it writes. */
  output: readonly string[]
  /** @param isUntouched - Whether the output is as the last run left it. */
  run: (isUntouched: boolean) => Promise<ToolResult>
}

/**
 * Runs a step, unless its inputs and its output are as its last run left them.
 *
 * A result is kept when the step succeeded or `keeps` accepts its exit code, and no input changed while it ran.
 *
 * @returns The result; of a step that did not run, that of its last run. `stamps` are those of the output.
 */
export async function runUnlessUnchanged(
  { cache }: Places,
  { name, inputs, output, run }: CachedStep,
  keeps: (code: number) => boolean = (code) => code === 0,
): Promise<ToolResult & { isReused: boolean; stamps: string }> {
  inheritedClaim().confirm()
  const file = join(cache, 'steps', `${name.replaceAll(' ', '-')}.json`)
  const key = keyOf(inputs)
  const known = readKept<ToolResult>(file)
  const isUntouched = known !== undefined && known.output === stampsOf(...output)
  if (isUntouched && known.key === key) return { ...known.result, isReused: true, stamps: known.output }
  const result = await run(isUntouched)
  const stamps = stampsOf(...output)
  if (key !== undefined && result.isCut !== true && keeps(result.code) && keyOf(inputs) === key)
    keep(file, { key, output: stamps, result })
  return { ...result, isReused: false, stamps }
}

/** Undefined when the inputs cannot be read: the step then runs and reports why. */
function keyOf(inputs: () => unknown): string | undefined {
  try {
    const found = inputs()
    return found === undefined ? undefined : digest(JSON.stringify(found))
  } catch {
    return undefined
  }
}
