import { checkLayer } from './layer-options.ts'
import { Observable, type ObservableInput } from '@signpost/observable'
import type { DeepPartial } from '@signpost/types'
import type { ConfigLayer, LayerOptions } from './config-layer.ts'
import { LayerPriority } from './layer-priority.ts'

/**
 * Creates a layer whose values change: from a store, a watched file, a server.
 *
 * @remarks
 * The source is subscribed to from the time the layer is added to a {@link Config} until that is disposed. Each object
 * replaces the previous one. An invalid object is rejected: the settings stay as they are, and the {@link ConfigError}
 * is reported as an unhandled error of `@signpost/observable`, as is an error of the source itself.
 *
 * @typeParam T - The type of all settings; inferred.
 * @param source - Delivers settings, in their groups. The layer is empty until the first value.
 * @param options - `name` is `'observable'` by default, `priority` {@link LayerPriority.Override}.
 * @returns The layer.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, field, observableLayer } from '@signpost/config'
 * import { ValueSubject } from '@signpost/observable'
 *
 * const remote = new ValueSubject({ level: 'info' })
 * const definition = defineConfig({ level: field.string() })
 * using config = Config.create(definition, [observableLayer(remote)])
 * remote.set({ level: 'debug' })
 * console.log(config.value.level) // debug
 * ```
 *
 * @searchAlias live hot reload remote dynamic feature flags
 * @public
 */
export function observableLayer<T>(
  source: ObservableInput<DeepPartial<T>>,
  options: LayerOptions = {},
): ConfigLayer<T> {
  checkLayer('observableLayer', options)
  const { name = 'observable', priority = LayerPriority.Override, unknown } = options
  return {
    name,
    priority,
    attach(target) {
      const subscription = Observable.from(source).subscribe((values) => target.values(values, unknown))
      return () => subscription.unsubscribe()
    },
  }
}
