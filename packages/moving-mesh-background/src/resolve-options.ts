import { checkOptions, failure } from '@signpost/utils-primitives'
import { DEFAULT_MESH_OPTIONS, type MeshOptions, type MeshOptionsInput } from './mesh-options.ts'

/**
 * Merges `changes` into complete options. `undefined` resets an option to its default; unknown properties are dropped.
 *
 * @throws RangeError for a number that is negative, infinite or `NaN`, and a spacing below 1; TypeError for an unknown name
 *   and for a value of another type.
 */
export function resolveOptions(changes: MeshOptionsInput, before: MeshOptions = DEFAULT_MESH_OPTIONS): MeshOptions {
  checkOptions('the mesh', changes, {
    // With less spacing, every point would be linked with all others.
    spacing: ['a finite number from 1', (value) => Number.isFinite(value) && Number(value) >= 1],
    jitter: ['a finite number from 0', isLength],
    pointRadius: ['a finite number from 0', isLength],
    speed: ['a finite number from 0', isLength],
    margin: ['a finite number from 0', isLength],
    color: ['a text or null', (value) => value === null || typeof value === 'string'],
    linkDistance: ['a finite number from 0', isLength],
    seed: ['a number or null', (value) => value === null || Number.isFinite(value)],
    maxPoints: ['a finite number from 0', isLength],
    fps: ['a finite number from 0', isLength],
  })
  const resolved: Record<string, unknown> = { ...before }
  for (const [name, normal] of Object.entries(DEFAULT_MESH_OPTIONS)) {
    if (name in changes) {
      const value = (resolved[name] = changes[name as keyof MeshOptions] ?? normal)
      const least = Number(name === 'spacing')
      if (normal !== null && !(Number(value) >= least && Number(value) < Infinity)) {
        const message = `Expected ${name} to be a finite number from ${least}, found ${String(value)}: change it`
        throw failure('INVALID_OPTION', message, RangeError)
      }
    }
  }
  return resolved as unknown as MeshOptions
}

const isLength = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0
