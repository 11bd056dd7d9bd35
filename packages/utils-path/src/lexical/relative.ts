import type { PathInput, PosixPath } from '../path-input.ts'
import { namesOf, sharedNames } from './names.ts'
import { slashed, type System } from './system.ts'

export function relativeOn(system: System, from: PathInput, to: PathInput): PosixPath {
  const start = namesOf(system, from)
  const end = namesOf(system, to)
  const shared = sharedNames(system, start, end)
  const ups = shared > 0 ? start.slice(shared).fill('..') : []
  return slashed(system, system.join(...ups, ...end.slice(shared)))
}
