import { checkOptions, failure } from '@signpost/utils-primitives'
import { DEFAULT_MESH_OPTIONS, type MeshOptions, type MeshOptionsInput } from './mesh-options.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/** Checks options, in development. The hook has one more than the mesh. */
export function checkMesh(options: MeshOptionsInput, paused?: 'boolean'): void {
  checkOptions('the mesh', options, {
    // With less spacing, every point would be linked with all others.
    spacing: { from: 1, finite: true },
    jitter: { from: 0, finite: true },
    pointRadius: { from: 0, finite: true },
    speed: { from: 0, finite: true },
    margin: { from: 0, finite: true },
    color: ['a text or null', (value) => value === null || typeof value === 'string'],
    linkDistance: { from: 0, finite: true },
    seed: ['a number or null', (value) => value === null || Number.isFinite(value)],
    maxPoints: { from: 0, finite: true },
    fps: { from: 0, finite: true },
    paused,
  })
}

/**
 * Merges `changes` into complete options. `undefined` resets an option to its default; unknown properties are dropped.
 *
 * @throws RangeError for a number that is negative, infinite or `NaN`, and a spacing below 1; TypeError for an unknown name
 *   and for a value of another type.
 */
export function resolveOptions(changes: MeshOptionsInput, before: MeshOptions = DEFAULT_MESH_OPTIONS): MeshOptions {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkMesh(changes)
  const resolved: Record<string, unknown> = { ...before }
  for (const [name, normal] of Object.entries(DEFAULT_MESH_OPTIONS)) {
    if (name in changes) {
      const value = (resolved[name] = changes[name as keyof MeshOptions] ?? normal)
      const least = Number(name === 'spacing')
      if (normal !== null && !(Number(value) >= least && Number(value) < Infinity)) {
        const message = `Expected ${name} to be a finite number from ${least}, found ${value}: change it`
        throw failure('INVALID_OPTION', message, RangeError)
      }
    }
  }
  return resolved as unknown as MeshOptions
}
