import type { Diagnostic } from '@signpost/diagnostics'
import { nxProjects, type FoundPackages } from '@signpost/files/find-packages'
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

/** Names the libraries of an Nx repository that are no packages, so that nobody can install them. */
export function projectsWithoutPackage(root: string): Diagnostic[] {
  const { libraries } = nxProjects(root)
  if (libraries.length === 0) return []
  const few = libraries.length > 5 ? [...libraries.slice(0, 5), `and ${libraries.length - 5} more`] : libraries
  return [
    {
      code: 'SP-NX-PROJECT',
      severity: 'info',
      file: 'nx.json',
      found: `${libraries.length} ${libraries.length === 1 ? 'library' : 'libraries'} without a package.json: ${few.join(', ')}`,
      expected: 'packages that users can install',
      nextStep: 'To document one, write a package.json with "name", "version" and "exports" beside its project.json.',
    },
  ]
}
