import { checkArgument } from '@signpost/utils-primitives'
import { makeField, checkField, isField, type Field, type FieldOptions } from '../field.ts'
import { messageOf } from '../message-of.ts'

/**
 * Creates a field for a list. The list of a later layer replaces that of an earlier one.
 *
 * @remarks
 * The list is secret when its elements are.
 *
 * @typeParam T - The type of the elements.
 * @param of - Parses each element. Its default and its variable are ignored.
 * @param options - Default, environment variable, description.
 * @returns A field that takes arrays and comma-separated text. In text, elements are trimmed and empty ones dropped.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, envLayer, field } from '@signpost/config'
 *
 * const definition = defineConfig({ ports: field.list(field.number(), { env: 'PORTS' }) })
 * console.log(Config.create(definition, [envLayer({ PORTS: '80, 443' })]).value.ports) // [80, 443]
 * ```
 *
 * @searchAlias array multiple comma separated csv
 * @public
 */
export function list<T>(of: Field<T>, options: FieldOptions<readonly T[]> = {}): Field<readonly T[]> {
  checkArgument('INVALID_FIELD', of, 'a field', () => isField(Object(of) as object), 'pass one such as field.string()')
  checkField('list', options)
  const fallback = Array.isArray(options.default) ? Object.freeze([...options.default]) : options.default
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
      Array.from(elements, (element: unknown, index) => {
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
