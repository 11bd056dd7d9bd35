import type { DeepPartial } from '@signpost/types'
import type { Field } from './field.ts'

/**
 * Treatment of settings that are not in the definition: `'reject'` reports an issue, `'ignore'` drops them.
 *
 * @example
 * ```ts
 * import { jsonLayer, type UnknownSettings } from '@signpost/config'
 *
 * const unknown: UnknownSettings = 'ignore'
 * jsonLayer('{ "name": "shop", "port": 80 }', { unknown })
 * ```
 *
 * @searchAlias strict strip passthrough extra unrecognized keys
 * @public
 */
export type UnknownSettings = 'reject' | 'ignore'

/**
 * Name and priority of a layer.
 *
 * @example
 * ```ts
 * import { LayerPriority, objectLayer, type LayerOptions } from '@signpost/config'
 *
 * const options: LayerOptions = { name: 'preset', priority: LayerPriority.Defaults, unknown: 'ignore' }
 * objectLayer({ port: 80 }, options)
 * ```
 *
 * @public
 */
export interface LayerOptions {
  /** A name, unique within the {@link Config}. */
  readonly name?: string | undefined
  /** The layer with the highest priority wins. See {@link LayerPriority}. */
  readonly priority?: number | undefined
  /** How to treat settings that are not in the definition. Defaults to `'reject'`. */
  readonly unknown?: UnknownSettings | undefined
}

/**
 * One value of a layer.
 *
 * @example
 * ```ts
 * import type { LayerEntry } from '@signpost/config'
 *
 * const entry: LayerEntry = { path: 'server.port', raw: '8080', source: 'PORT' }
 * ```
 *
 * @public
 */
export interface LayerEntry {
  /** The setting: `server.port`. */
  readonly path: string
  /** The raw value. `undefined` is the same as no entry. */
  readonly raw: unknown
  /** The variable or flag that the value came from, if there is one. */
  readonly source?: string | undefined
}

/**
 * The config that a {@link ConfigLayer} is attached to.
 *
 * @typeParam T - The type of all settings.
 *
 * @example
 * ```ts
 * import type { LayerTarget } from '@signpost/config'
 *
 * function readHash({ fields, entries }: LayerTarget<never>): void {
 *   const parameters = new URLSearchParams(location.hash.slice(1))
 *   entries([...fields.keys()].map((path) => ({ path, raw: parameters.get(path) ?? undefined })))
 * }
 * ```
 *
 * @public
 */
export interface LayerTarget<T> {
  /** Every field of the definition, by path. */
  readonly fields: ReadonlyMap<string, Field<unknown>>
  /**
   * Replaces all values of the layer, given as an object in groups.
   *
   * @throws {@link ConfigError} once attached, when a value is invalid; the layer then keeps its previous values.
   */
  readonly values: (values: DeepPartial<T>, unknown?: UnknownSettings) => void
  /**
   * Replaces all values of the layer, given one by one. Of two entries for the same path the last counts.
   *
   * @throws {@link ConfigError} once attached, when a value is invalid; the layer then keeps its previous values.
   */
  readonly entries: (entries: readonly LayerEntry[], unknown?: UnknownSettings) => void
}

/**
 * A source of values for settings. In a {@link Config}, the layer with the highest priority that has a value for a
 * setting wins.
 *
 * @remarks
 * {@link objectLayer}, {@link jsonLayer}, {@link envLayer}, {@link argvLayer} and {@link observableLayer} create the
 * common layers.
 *
 * @typeParam T - The type of all settings; `never` for layers of text, which has no types.
 *
 * @example
 * ```ts
 * import { LayerPriority, type ConfigLayer } from '@signpost/config'
 *
 * const hashLayer: ConfigLayer<{ theme: string }> = {
 *   name: 'hash',
 *   priority: LayerPriority.Arguments,
 *   attach({ values }) {
 *     const read = () => values({ theme: location.hash.slice(1) })
 *     read()
 *     addEventListener('hashchange', read)
 *     return () => removeEventListener('hashchange', read)
 *   },
 * }
 * ```
 *
 * @searchAlias provider loader override cascade
 * @public
 */
export interface ConfigLayer<T> {
  /** A name, unique within the {@link Config}. */
  readonly name: string
  /** The layer with the highest priority wins. See {@link LayerPriority}. */
  readonly priority: number
  /**
   * Passes the values of the layer to the target, now and whenever they change. Called once per {@link Config} that the
   * layer is added to. A thrown {@link ConfigError} is reported together with the other issues.
   *
   * @returns A function that stops updates, or `undefined` when there are none.
   */
  readonly attach: (target: LayerTarget<T>) => (() => void) | undefined
}
