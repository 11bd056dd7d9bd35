/** Codes of a path at which there is nothing that could be used. */
const codes = /NOENT|NOTDIR|ACCES|PERM|LOOP|TOOLONG|INVAL/

/**
 * Turns the error of a path that does not exist, or must not be seen, into `undefined`.
 *
 * @throws Any other error, such as that of a broken disk or of too many open files: it does not say that nothing is there.
 */
export function absent(error: unknown): undefined {
  if (!codes.test(`${(error as NodeJS.ErrnoException).code}`)) throw error
}
