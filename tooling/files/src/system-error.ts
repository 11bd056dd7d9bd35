import { printable } from '@signpost/diagnostics'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied. Allow it, or name another folder',
  EPERM: 'permission denied. Allow it, or name another folder',
  EROFS: 'the file system is read-only. Name another folder',
  ENOSPC: 'no space is left. Free some, or name a folder on another disk',
  EDQUOT: 'the quota is used up. Free some space, or name a folder on another disk',
  ENOTDIR: 'a part of the path is a file, not a folder. Name another folder, or move the file away',
  EEXIST: 'a file or folder of that name is in the way. Name another folder, or move it away',
  EISDIR: 'a folder is where a file should be. Name another folder, or move it away',
  ENOTEMPTY: 'a folder with files is in the way. Name another folder, or move it away',
  EBUSY: 'it is in use, as a mount point is. Name a folder in it',
  ENAMETOOLONG: 'the name is too long. Name a folder with a shorter path',
  ELOOP: 'links lead in a circle. Remove one of them',
}

/** Whether an error means that nothing more can be written. */
export function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/**
 * Message for an error of the file system: path, reason and next step.
 *
 * @returns undefined for other errors.
 */
export function describeSystemError(error: unknown): string | undefined {
  if (
    !(error instanceof Error) ||
    !('code' in error) ||
    !('syscall' in error || 'path' in error || String(error.code) in reasons)
  )
    return undefined
  const { code = '', path, dest, message } = error as NodeJS.ErrnoException & { dest?: string }
  const reason = reasons[code]
  if (reason === undefined) return printable(message)
  return printable(`${dest ?? path ?? 'A file'} cannot be written or opened (${code}): ${reason}.`)
}
