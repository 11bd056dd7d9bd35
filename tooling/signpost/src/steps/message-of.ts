import { describeSystemError, OutputError, SourceError, SupersededError } from '@signpost/files'
import { RootError } from '@signpost/files/find-packages'
import { StepError } from './step-error.ts'
import { UsageError } from './usage-error.ts'

const known = [RootError, StepError, OutputError, SourceError, SupersededError, UsageError]

/** Message of an error that a user can act on; absent for a defect, which is shown with its stack. */
export function messageOf(error: unknown): string | undefined {
  return known.some((one) => error instanceof one) ? (error as Error).message : describeSystemError(error)
}
