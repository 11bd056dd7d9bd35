import type { PathInput, PosixPath } from '../path-input.ts'
import { namesOf, sharedNames } from './names.ts'
import { slashed, type System } from './system.ts'

export function commonAncestorOn(system: System, paths: readonly PathInput[]): PosixPath | undefined {
  const all = paths.map((path) => namesOf(system, path))
  const [first = []] = all
  const names = first.slice(0, Math.min(...all.map((other) => sharedNames(system, first, other))))
  return names.length > 0 ? slashed(system, system.join(...names)) : undefined
}
