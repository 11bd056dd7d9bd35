import { inheritedClaim } from '@signpost/files'
import { duringStep } from './interrupt.ts'
import { runTool, type ToolResult } from './run-tool.ts'
import { StepEndedError } from './step-error.ts'

/**
 * Runs the program of a build step.
 *
 * @throws {@link StepEndedError} when it was ended by a signal or ran out of memory.
 * @throws `SupersededError` when a newer build has started, before or during the step.
 */
export async function runStep(name: string, ...[args, options]: Parameters<typeof runTool>): Promise<ToolResult> {
  const claim = inheritedClaim()
  claim.confirm()
  const result = await duringStep(() => runTool(args, { ...options, interrupt: true }))
  // A newer build may have removed inputs of this step.
  claim.confirm()
  if (result.ended !== undefined) throw new StepEndedError(name, result.ended)
  return result
}
