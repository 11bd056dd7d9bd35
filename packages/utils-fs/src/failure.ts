import { FsError } from './fs-error.ts'

/**
 * Converts an error of Node.js.
 *
 * @param error - The caught error.
 * @param action - The attempted action, in the infinitive: `'read'`.
 * @param path - The path of the action.
 * @returns An {@link FsError} for a system error; any other error unchanged.
 */
export function failureOf(error: unknown, action: string, path: string): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall === undefined || code === undefined) return error
  const reason = message.replace(/^\w+: /, '').replace(/, \w+(?: '[^]*)?$/, '')
  return new FsError(code, path, `Could not ${action} "${path}": ${reason} (${code})`, { cause: error })
}
