import { join } from 'node:path'
import { digest, inheritedClaim } from '@signpost/files'
import { keep, readKept, stampsOf } from './kept-result.ts'
import type { Places } from './places.ts'

/** A step that is a function of its inputs. */
export interface CachedStep<Result> {
  name: string
  /** Everything that the step depends on, as JSON; undefined when it also depends on something unknown. */
  inputs: () => unknown
  /** Files and folders that it writes. */
  output: readonly string[]
  /**
   * @param isUntouched - Whether the output is as the last run left it.
   * @returns Data that JSON can hold.
   * @throws Error for a result that is not kept.
   */
  run: (isUntouched: boolean) => Promise<Result>
}

/**
 * Runs a step, unless its inputs and its output are as its last run left them. A result is kept when no input changed while it ran.
 *
 * @returns The result; of a step that did not run, that of its last run.
 * @throws `SupersededError` when a newer build has started, before or during the step.
 */
export async function runUnlessUnchanged<Result>(
  { cache }: Places,
  { name, inputs, output, run }: CachedStep<Result>,
): Promise<{ result: Result; isReused: boolean }> {
  const claim = inheritedClaim()
  claim.confirm()
  const file = stepFile(cache, name)
  const key = keyOf(inputs)
  const known = readKept<Result>(file)
  const isUntouched = known !== undefined && known.output === stampsOf(...output)
  if (isUntouched && known.key === key) return { result: known.result, isReused: true }
  const result = await run(isUntouched)
  // A newer build may have removed inputs of this step.
  claim.confirm()
  if (key !== undefined && keyOf(inputs) === key) keep(file, { key, output: stampsOf(...output), result })
  return { result, isReused: false }
}

/** File of the kept result of a step. */
export function stepFile(cache: string, name: string): string {
  return join(cache, 'steps', `${name.replaceAll(' ', '-')}.json`)
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
