import { inheritedClaim } from '@signpost/files'
import { runTool, type ToolResult } from './run-tool.ts'
import { StepEndedError } from './step-error.ts'

/**
 * Runs the program of one of a build's steps to its end.
 *
 * @throws {@link StepEndedError} when a signal or the end of the memory stopped it.
 * @throws `SupersededError` when a newer build has started before it or meanwhile.
 */
export async function runStep(name: string, ...tool: Parameters<typeof runTool>): Promise<ToolResult> {
  const claim = inheritedClaim()
  claim.confirm()
  const result = await runTool(...tool)
  // A newer build may have taken away what this step was reading.
  claim.confirm()
  if (result.ended !== undefined) throw new StepEndedError(name, result.ended)
  return result
}
