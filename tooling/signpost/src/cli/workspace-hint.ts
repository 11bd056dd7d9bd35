import { relative } from 'node:path'
import { printable, printError } from '@signpost/diagnostics'
import { workspaceRoot } from '@signpost/files/manifests'

/** Says that the working folder is a part of a workspace, where no other root is named: only the part is documented. */
export function hintAtWorkspace({ root }: { root?: string }): void {
  const here = process.cwd()
  const workspace = workspaceRoot(here)
  if (root !== undefined || workspace === here) return
  const path = printable(relative(here, workspace))
  printError(
    `This folder is in the workspace ${path}: only the packages in it are documented. Run this there, or with --root ${path}, for all.`,
  )
}
