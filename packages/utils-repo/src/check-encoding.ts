import { WorkspaceError } from './workspace-error.ts'

/**
 * Checks that a file of YAML was read in its own encoding: one in UTF-16 reads as one text, and one in
 * another encoding has characters that could not be decoded.
 *
 * @throws A {@link WorkspaceError} with the code `INVALID_CONFIG`.
 */
export function checkEncoding(file: string, yaml: string, config: unknown): void {
  if (typeof config !== 'string' && !/[\0\uFFFD]/.test(yaml)) return
  throw new WorkspaceError('INVALID_CONFIG', `Expected settings in UTF-8 in "${file}", found other text: save it anew`)
}
