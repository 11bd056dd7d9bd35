import type { PackageFacts } from './facts.ts'

/** Whether a range is exactly the package's own version, as packages that are released together have it. */
export function isInStep({ version }: PackageFacts, range: string): boolean {
  return version !== undefined && range.replace(/^=\s*/, '') === version
}
