import { toCamel } from './name-case.ts'
import { parseBoxValue } from './parse-box-value.ts'
import { withDigits } from './style-text.ts'

const units = 'px|r?(?:em|ex|ch|cap|ic|lh)|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc'
const computed = '(?:calc|min|max|clamp|env)\\(.*\\)'
const length = (before: string, more = ''): string =>
  `${before}(?:0|\\d*\\.?\\d+(?:e[-+]?\\d+)?(?:${units}${more}))|${computed}`

const number = '-?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:%|deg)?'
/** Colours of CSS 2, which are enough: any other word may be a slip. */
const names =
  'currentcolor|transparent|aqua|black|blue|fuchsia|gr[ae]y|green|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow'

/** Parts of values that are valid, by property. */
const valid: readonly (readonly [property: RegExp, part: RegExp])[] = (
  [
    [/^padding$|Radius$/, length('\\+?', '|%')],
    [/^(?:margin|inset)$/, `auto|${length('[-+]?', '|%')}`],
    [/^scrollMargin$/, length('[-+]?')],
    [/^scrollPadding$/, `auto|${length('\\+?', '|%')}`],
    [/Width$/, `thin|medium|thick|${length('\\+?')}`],
    [/Style$/, 'none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset'],
    [
      /Color$/,
      `#(?:[\\da-f]{3,4}){1,2}|${names}|(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\\(${number}(?:[\\s,/]+${number}){2,3}\\)`,
    ],
    [/^overflow$/, 'visible|hidden|clip|scroll|auto'],
    [/^overscrollBehavior$/, 'auto|contain|none'],
  ] as const
).map(([property, part]) => [property, new RegExp(`^(?:${part})$`, 'i')])

/**
 * Whether each part of a shorthand is certainly valid and one part. An invalid part makes a shorthand invalid, but not
 * the other properties of its split; and a variable may be missing, or have several parts.
 */
export function isCertain(property: string, value: string): boolean {
  const box = parseBoxValue(withDigits(value))
  const [, part] = valid.find(([names]) => names.test(toCamel(property))) ?? []
  return (
    part !== undefined &&
    box !== undefined &&
    [...box.parts, ...box.vertical].every((one) => part.test(one) && !/\b(?:var|attr|if|random)\(/i.test(one))
  )
}
