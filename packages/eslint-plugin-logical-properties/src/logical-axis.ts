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
 * @searchAlias direction horizontal vertical
 * @public
 */
export enum LogicalAxis {
  /** The axis along which blocks are stacked: vertical in most scripts. */
  Block = 'block',
  /** The axis along which text runs: horizontal in most scripts, from the right in Arabic and Hebrew. */
  Inline = 'inline',
}
