import type { Diagnostic } from '@signpost/diagnostics'
import type { FoundPackages } from '@signpost/files/find-packages'
import type { LeftOut } from './select-packages.ts'

/** Public packages that patterns of the workspace leave out, such as `!libs/old`. */
export function leftOutOfWorkspace({ leftOut }: FoundPackages): LeftOut[] {
  return leftOut
    .filter(({ package: { manifest } }) => manifest.private !== true && manifest.name !== undefined)
    .map(({ package: found, file }) => ({ package: found, reason: `left out by a pattern in ${file}` }))
}

/** Reports patterns of the workspace that match no package. */
export function emptyPatterns({ unmatched }: FoundPackages): Diagnostic[] {
  return unmatched.map(({ pattern, file }) => ({
    code: 'SP-EMPTY-PATTERN',
    severity: 'warning',
    file,
    found: `the pattern "${pattern}", which matches no package`,
    expected: 'folders with a package.json',
    nextStep: 'Correct the pattern, or remove it.',
  }))
}
