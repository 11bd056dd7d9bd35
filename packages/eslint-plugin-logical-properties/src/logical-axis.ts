/**
 * An axis of the logical coordinate system of CSS.
 *
 * @example
 * ```ts
 * import { LogicalAxis, toLogical } from '@signpost/eslint-plugin-logical-properties'
 *
 * const turnsWithDirection = toLogical('float', 'left')?.axes.includes(LogicalAxis.Inline)
 * ```
 * @see {@link https://drafts.csswg.org/css-writing-modes-4/#abstract-axes | Abstract axes}
 * @public
 */
export enum LogicalAxis {
  /** The one in which blocks follow each other: vertical in most scripts. */
  Block = 'block',
  /** The one in which text runs: horizontal in most scripts, from the right in Arabic and Hebrew. */
  Inline = 'inline',
}
