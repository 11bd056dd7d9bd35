import { pathOf } from '../file-url.ts'
import type { PathInput, PosixPath } from '../path-input.ts'
import { isWindows, slashed, type System } from './system.ts'

export function normalizeOn(system: System, path: PathInput): PosixPath {
  return slashed(system, system.normalize(pathOf(path, isWindows(system))))
}
