import { makeField, type Field, type FieldOptions } from '../field.ts'
import { messageOf } from '../message-of.ts'

/**
 * A setting that is a list. A later layer replaces the list of an earlier one.
 *
 * @remarks
 * The list is secret when its elements are.
 *
 * @typeParam T - The type of the elements.
 * @param of - Reads each element. Its default and its variable play no part.
 * @param options - Default, environment variable, description.
 * @returns A field that takes arrays, and text with commas between the elements, around which spaces and empty elements
 *   are dropped.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, envLayer, field } from '@signpost/config'
 *
 * const definition = defineConfig({ ports: field.list(field.number(), { env: 'PORTS' }) })
 * console.log(Config.create(definition, [envLayer({ PORTS: '80, 443' })]).value.ports) // [80, 443]
 * ```
 *
 * @public
 */
export function list<T>(of: Field<T>, options: FieldOptions<readonly T[]> = {}): Field<readonly T[]> {
  const fallback = options.default && Object.freeze([...options.default])
  const made = makeField<readonly T[]>('list', { ...options, default: fallback }, (raw) => {
    const elements: unknown =
      typeof raw === 'string'
        ? raw
            .split(',')
            .map((text) => text.trim())
            .filter(Boolean)
        : raw
    if (!Array.isArray(elements)) throw new TypeError('expected a list')
    return Object.freeze(
      elements.map((element: unknown, index) => {
        try {
          return of.parse(element)
        } catch (error) {
          throw new TypeError(`element ${index}: ${messageOf(error)}`, { cause: error })
        }
      }),
    )
  })
  return of.secret ? Object.freeze({ ...made, secret: true }) : made
}
