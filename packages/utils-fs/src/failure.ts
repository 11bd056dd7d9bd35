import { failure } from '@signpost/utils-primitives'
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
  if ((typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') && path.includes('\0'))
    return refusalOf(error, path)
  if (syscall === undefined || code === undefined) return error
  const reason = message.replace(/^\w+: /, '').replace(/, \w+(?: '[^]*)?$/, '')
  return new FsError(
    code,
    path,
    `Could not ${action} "${path}": ${reason} (${code})` +
      (typeof process === 'undefined' ? '' : process.env?.NODE_ENV !== 'production' ? stepAfter(action, code) : ''),
    {
      cause: error,
    },
  )
}

/** Refusal of a path by Node.js, as a sentence with the path. */
function refusalOf(cause: unknown, path: string): unknown {
  const message = `Expected a path without NUL, found ${JSON.stringify(path)}: correct it`
  return failure((cause as NodeJS.ErrnoException).code!, message, TypeError, { cause })
}

/** The next step after a failure, if there is one. */
function stepAfter(action: string, code: string): string {
  return action === 'write' && code === 'ENOENT' ? '; make its folder with ensureDir' : ''
}
