import { Observable, type ObservableInput } from '@signpost/observable'
import type { DeepPartial } from '@signpost/types'
import type { ConfigLayer, LayerOptions } from './config-layer.ts'
import { LayerPriority } from './layer-priority.ts'

/**
 * A layer of values that change: from a store, a file that is watched, a server.
 *
 * @remarks
 * It is subscribed to when it is added to a {@link Config}, and until that is disposed. Each object takes the place of the
 * one before. One that cannot be used is refused: the settings stay as they are, and the {@link ConfigError} is reported
 * as unhandled by the library of observables, as is a failure of the source itself.
 *
 * @typeParam T - The type of all settings; found by the compiler.
 * @param source - Delivers some of the settings, in their groups. The layer is empty until it does.
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
 * @public
 */
export function observableLayer<T>(
  source: ObservableInput<DeepPartial<T>>,
  options: LayerOptions = {},
): ConfigLayer<T> {
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
