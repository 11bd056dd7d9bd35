import type { Paths } from '@signpost/types'

/**
 * A change of the settings in a {@link Config}.
 *
 * @typeParam T - The type of all settings.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, field, type ConfigChange } from '@signpost/config'
 *
 * const config = Config.create(defineConfig({ level: field.number({ default: 1 }) }))
 * config.changes.subscribe(({ paths, previous, value }: ConfigChange<{ level: number }>) => {
 *   console.log(paths, previous.level, value.level) // ['level'] 1 2
 * })
 * config.set('debugging', { level: 2 })
 * ```
 *
 * @searchAlias event diff update
 * @public
 */
export interface ConfigChange<T> {
  /** The settings whose values changed, in the order of the definition. Never empty. */
  readonly paths: readonly Paths<T>[]
  /** All settings after the change. */
  readonly value: T
  /** All settings before the change. */
  readonly previous: T
}
