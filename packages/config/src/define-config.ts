import { isPlainObject, failure, shown, checkArgument } from '@signpost/utils-primitives'
import type { ConfigDefinition, ConfigShape } from './config-shape.ts'
import { isField, type Field } from './field.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Defines the settings of a program.
 *
 * @typeParam S - The shape.
 * @param shape - Fields by name, nested in groups to any depth.
 * @returns A definition, for {@link Config.create}.
 * @throws A `TypeError` when a name is empty, contains a dot or is `__proto__`, and when a value is neither a field nor
 *   a group.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 *
 * const definition = defineConfig({
 *   server: { port: field.number({ default: 3000, env: 'PORT' }), host: field.string({ default: 'localhost' }) },
 *   token: field.secret({ env: 'TOKEN' }),
 * })
 * console.log([...definition.fields.keys()]) // ['server.port', 'server.host', 'token']
 * ```
 *
 * @searchAlias schema declare convict create
 * @public
 */
export function defineConfig<S extends ConfigShape>(shape: S): ConfigDefinition<S>
/**
 * Adds settings to another definition. Groups of the same name are merged.
 *
 * @typeParam A - The existing shape.
 * @typeParam B - The added shape.
 * @param base - The definition to extend. It is not changed.
 * @param shape - The fields to add.
 * @returns A definition with the settings of both.
 * @throws A `TypeError` as for one shape, and when a setting is already defined.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 *
 * const base = defineConfig({ log: { level: field.string({ default: 'info' }) } })
 * const definition = defineConfig(base, { log: { color: field.boolean({ default: true }) } })
 * console.log(definition.fields.size) // 2
 * ```
 *
 * @public
 */
export function defineConfig<A extends ConfigShape, B extends ConfigShape>(
  base: ConfigDefinition<A>,
  shape: B,
): ConfigDefinition<A & B>
export function defineConfig(
  first: ConfigShape | ConfigDefinition<ConfigShape>,
  second?: ConfigShape,
): ConfigDefinition<ConfigShape> {
  for (const given of [first, second ?? {}]) {
    checkArgument('INVALID_FIELD', given, 'an object of fields', () => isPlainObject(given), 'pass fields by name')
  }
  const shape = second ? joined((first as ConfigDefinition<ConfigShape>).shape, second, '') : (first as ConfigShape)
  const fields = new Map<string, Field<unknown>>()
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkEnd(shape, [])
  collect(shape, '', fields)
  return Object.freeze({ shape, fields })
}

/** Refuses groups that contain themselves, of which there would be settings without end. */
function checkEnd(group: ConfigShape, above: readonly object[]): void {
  if (above.includes(group))
    throw failure('INVALID_FIELD', 'Expected groups that end, found one that contains itself: remove it from itself')
  for (const node of Object.values(group))
    if (isPlainObject(node) && !isField(node)) checkEnd(node as ConfigShape, [...above, group])
}

function collect(shape: ConfigShape, prefix: string, fields: Map<string, Field<unknown>>): void {
  for (const [name, node] of Object.entries(shape)) {
    const path = prefix + name
    if (name === '' || name === '__proto__' || name.includes('.')) {
      throw failure(
        'INVALID_NAME',
        `Expected a name without dots, found ${shown(name)} at ${shown(path)}: rename it, or nest it`,
      )
    }
    if (!isPlainObject(node) && !(typeof node === 'object' && node !== null && isField(node))) {
      throw failure(
        'INVALID_FIELD',
        `Expected a field or a group of fields at ${shown(path)}, found ${shown(node)}: use a function of field`,
      )
    }
    if (isField(node)) fields.set(path, node)
    else collect(node as ConfigShape, `${path}.`, fields)
  }
}

function joined(base: ConfigShape, added: ConfigShape, prefix: string): ConfigShape {
  const shape: Record<string, Field<unknown> | ConfigShape> = { ...base }
  for (const [name, node] of Object.entries(added)) {
    const present = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (present && (isField(present) || isField(node))) {
      throw failure(
        'DUPLICATE_SETTING',
        `Expected a new setting, found ${shown(prefix + name)}, which is defined already: rename it`,
      )
    }
    shape[name] = present ? joined(present as ConfigShape, node as ConfigShape, `${prefix}${name}.`) : node
  }
  return shape
}
