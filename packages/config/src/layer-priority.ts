/**
 * Priorities of the common layers. The highest wins; of two equal ones, the layer that was added later.
 *
 * @remarks
 * Any number is a valid priority; these leave room in between.
 *
 * @example
 * ```ts
 * import { LayerPriority, objectLayer } from '@signpost/config'
 *
 * const preset = objectLayer({ minify: true }, { name: 'preset', priority: LayerPriority.File - 1 })
 * ```
 *
 * @searchAlias precedence order weight rank
 * @public
 */
export enum LayerPriority {
  /** Above the defaults of the fields, below everything else. */
  Defaults = 0,
  /** A file or any other object. */
  File = 10,
  /** Environment variables. */
  Environment = 20,
  /** The command line. */
  Arguments = 30,
  /** Values set by the running program. */
  Override = 100,
}
