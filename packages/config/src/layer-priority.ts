/**
 * Which layer wins: the one with the highest number. Of two with the same number, the one that was added later.
 *
 * @remarks
 * Any number will do as a priority; these leave room in between.
 *
 * @example
 * ```ts
 * import { LayerPriority, objectLayer } from '@signpost/config'
 *
 * const preset = objectLayer({ minify: true }, { name: 'preset', priority: LayerPriority.File - 1 })
 * ```
 *
 * @public
 */
export enum LayerPriority {
  /** Over the defaults of the fields, and under everything else. */
  Defaults = 0,
  /** A file, or an object from anywhere. */
  File = 10,
  /** Environment variables. */
  Environment = 20,
  /** The command line. */
  Arguments = 30,
  /** What the running program sets. */
  Override = 100,
}
