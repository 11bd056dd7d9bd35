import { hasFailed, listedFiles } from '@signpost/files'
import type { Draft } from './swap.ts'

/** How a new output is checked before it replaces an earlier one. */
export interface PublishOptions {
  /** Absolute path of the folder to replace. Files that Signpost did not write are kept. */
  out: string
  /** Called right before `out` is replaced; throws to prevent that. */
  confirm?: () => void
  /**
   * Checks the new output in the folder where it was written, before `out` is replaced. One that fails replaces no earlier output
   * whose check passed.
   */
  check?: (folder: string) => Promise<boolean>
  /** Whether to replace `out` by an output whose check fails. */
  force?: boolean
}

/** Result of {@link publishChecked}. */
export interface Published {
  /** Whether the check failed. */
  hasFailedCheck: boolean
  /** Whether `out` was replaced. */
  isPublished: boolean
}

/** Replaces an output by a complete draft; after a failed check only if there is none to lose: no earlier output, or one whose own check failed. */
export async function publishChecked(
  draft: Draft,
  { out, confirm = () => undefined, check, force = false }: PublishOptions,
): Promise<Published> {
  const hasFailedCheck = check !== undefined && !(await check(draft.folder))
  const isLoss = hasFailedCheck && !force && listedFiles(out) !== undefined && !hasFailed(out)
  if (!isLoss) await draft.publish(confirm, hasFailedCheck)
  return { hasFailedCheck, isPublished: !isLoss }
}
