import { DEFAULT_MESH_OPTIONS, type MeshOptions, type MeshOptionsInput } from './mesh-options.ts'

/**
 * Merges `changes` into complete options. `undefined` resets an option to its default; unknown properties are dropped.
 *
 * @throws RangeError for a number that is negative, infinite or `NaN`, and a spacing of 0.
 */
export function resolveOptions(changes: MeshOptionsInput, before: MeshOptions = DEFAULT_MESH_OPTIONS): MeshOptions {
  const resolved: Record<string, unknown> = { ...before }
  for (const [name, normal] of Object.entries(DEFAULT_MESH_OPTIONS)) {
    if (!(name in changes)) continue
    const value = changes[name as keyof MeshOptions] ?? normal
    if (normal !== null && !(Number(value) >= 0 && Number(value) < Infinity)) {
      throw new RangeError(`Mesh option ${name} is ${value}, expected a finite number from 0`)
    }
    // Every point would be linked with all others.
    if (name === 'spacing' && !value) throw new RangeError('Mesh option spacing is 0, expected a number above 0')
    resolved[name] = value
  }
  return resolved as unknown as MeshOptions
}
