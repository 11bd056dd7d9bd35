import type { PathInput } from '../path-input.ts'
import { namesOf, sharedNames } from './names.ts'
import type { System } from './system.ts'

export function isSubpathOn(system: System, parent: PathInput, child: PathInput): boolean {
  const folder = namesOf(system, parent)
  return sharedNames(system, folder, namesOf(system, child)) === folder.length
}
