import type { DeepPartial } from '@signpost/types'
import type { Field } from './field.ts'

/**
 * What becomes of a setting in a layer that the definition does not know: it is an issue, or it is left out.
 *
 * @example
 * ```ts
 * import { jsonLayer, type UnknownSettings } from '@signpost/config'
 *
 * const unknown: UnknownSettings = 'ignore'
 * jsonLayer('{ "name": "shop", "port": 80 }', { unknown })
 * ```
 *
 * @public
 */
export type UnknownSettings = 'reject' | 'ignore'

/**
 * How a layer is called, and where it stands.
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
  /** A name that no other layer of the {@link Config} has. */
  readonly name?: string | undefined
  /** Which layer wins: that with the highest number. See {@link LayerPriority}. */
  readonly priority?: number | undefined
  /** What becomes of settings that the definition does not know. `'reject'` when absent. */
  readonly unknown?: UnknownSettings | undefined
}

/**
 * One value that a layer has.
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
  /** The value as it was found. `undefined` is the same as no entry. */
  readonly raw: unknown
  /** Where the layer has it from, when that has a name. */
  readonly source?: string | undefined
}

/**
 * What a {@link ConfigLayer} is attached to.
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
  /** Every field of the definition by its path. */
  readonly fields: ReadonlyMap<string, Field<unknown>>
  /**
   * Takes all that the layer has, as an object in groups, in place of what it had.
   *
   * @throws {@link ConfigError} once attached, when the values cannot be used; the layer then has what it had.
   */
  readonly values: (values: DeepPartial<T>, unknown?: UnknownSettings) => void
  /**
   * Takes all that the layer has, one by one, in place of what it had. Of two entries for one path the last counts.
   *
   * @throws {@link ConfigError} once attached, when the values cannot be used; the layer then has what it had.
   */
  readonly entries: (entries: readonly LayerEntry[], unknown?: UnknownSettings) => void
}

/**
 * Something that has values for settings. Layers lie over each other in a {@link Config}; for each setting the
 * highest that has a value wins.
 *
 * @remarks
 * {@link objectLayer}, {@link jsonLayer}, {@link envLayer}, {@link argvLayer} and {@link observableLayer} make the common
 * ones.
 *
 * @typeParam T - The type of all settings; `never` when the layer has text, which says nothing about types.
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
 * @public
 */
export interface ConfigLayer<T> {
  /** A name that no other layer of the {@link Config} has. */
  readonly name: string
  /** Which layer wins: that with the highest number, see {@link LayerPriority}. */
  readonly priority: number
  /**
   * Hands over what the layer has, now and, if it changes, later. Called once for each {@link Config} it is given to.
   * A {@link ConfigError} that it throws is reported together with what else is wrong.
   *
   * @returns What stops it, if there is anything to stop.
   */
  readonly attach: (target: LayerTarget<T>) => (() => void) | undefined
}
