import { DEFAULT_MESH_OPTIONS, type MeshOptions, type MeshOptionsInput } from './mesh-options.ts'

/**
 * Merges `changes` into complete options. `undefined` resets an option to its default; unknown properties are dropped.
 *
 * @throws RangeError for a number that is negative, infinite or `NaN`, and a spacing below 1.
 */
export function resolveOptions(changes: MeshOptionsInput, before: MeshOptions = DEFAULT_MESH_OPTIONS): MeshOptions {
  const resolved: Record<string, unknown> = { ...before }
  for (const [name, normal] of Object.entries(DEFAULT_MESH_OPTIONS)) {
    if (name in changes) {
      const value = (resolved[name] = changes[name as keyof MeshOptions] ?? normal)
      // With less spacing, every point would be linked with all others.
      const least = Number(name === 'spacing')
      if (normal !== null && !(Number(value) >= least && Number(value) < Infinity)) {
        throw new RangeError(`Mesh option ${name} is ${value}, expected a finite number from ${least}`)
      }
    }
  }
  return resolved as unknown as MeshOptions
}
