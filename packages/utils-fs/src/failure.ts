import { FsError } from './fs-error.ts'

/**
 * What to throw for an error of Node.js.
 *
 * @param error - What was caught.
 * @param action - What was tried, in the infinitive: `'read'`.
 * @param path - What it was tried on.
 * @returns An {@link FsError} for a failure of the system, and every other error as it is.
 */
export function failureOf(error: unknown, action: string, path: string): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall === undefined || code === undefined) return error
  const reason = message.replace(/^\w+: /, '').replace(/, \w+(?: '[^]*)?$/, '')
  return new FsError(code, path, `Could not ${action} "${path}": ${reason} (${code})`, { cause: error })
}
