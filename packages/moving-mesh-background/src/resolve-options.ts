import { checkOptions, type ExpectedOption } from '@signpost/utils-primitives'
import { DEFAULT_MESH_OPTIONS, type MeshOptions, type MeshOptionsInput } from './mesh-options.ts'

const length: ExpectedOption = ['a finite number from 0', (value) => Number.isFinite(value) && Number(value) >= 0]

const expected: Readonly<Record<keyof MeshOptions, ExpectedOption>> = {
  // With less spacing, every point would be linked with all others.
  spacing: ['a finite number from 1', (value) => Number.isFinite(value) && Number(value) >= 1],
  jitter: length,
  pointRadius: length,
  speed: length,
  margin: length,
  color: ['a text or null', (value) => value === null || typeof value === 'string'],
  linkDistance: length,
  seed: ['a number or null', (value) => value === null || Number.isFinite(value)],
  maxPoints: length,
  fps: length,
}

/**
 * Merges `changes` into complete options. `undefined` resets an option to its default.
 *
 * @throws RangeError for a number that is negative, infinite or `NaN`, and a spacing below 1; TypeError for an unknown name
 *   and for a value of another type.
 */
export function resolveOptions(changes: MeshOptionsInput, before: MeshOptions = DEFAULT_MESH_OPTIONS): MeshOptions {
  checkOptions('the mesh', changes, expected)
  const resolved: Record<string, unknown> = { ...before }
  for (const name of Object.keys(changes) as (keyof MeshOptions)[]) {
    resolved[name] = changes[name] ?? DEFAULT_MESH_OPTIONS[name]
  }
  return resolved as unknown as MeshOptions
}
