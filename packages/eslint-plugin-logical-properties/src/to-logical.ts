import { checkArgument } from '@signpost/utils-primitives'
import type { LogicalAxis } from './logical-axis.ts'
import { axesOf } from './axes-of.ts'
import { isKebab, toCamel, toKebab } from './name-case.ts'
import { parseBoxValue } from './parse-box-value.ts'
import { PHYSICAL_TO_LOGICAL, type PhysicalProperty, type ToLogical } from './property-names.ts'
import { keywords, shorthands } from './shorthands.ts'
import { namesProperties, turnNames } from './transition-names.ts'

/**
 * A declaration of a {@link LogicalResult}.
 *
 * @example
 * ```ts
 * import type { LogicalDeclaration } from '@signpost/eslint-plugin-logical-properties'
 *
 * export const print = ({ property, value }: LogicalDeclaration): string => `${property}: ${value};`
 * ```
 * @public
 */
export interface LogicalDeclaration {
  /** The property, in the case of the physical one. */
  readonly property: string
  readonly value: string
}

/**
 * The logical form of a declaration.
 *
 * @example
 * ```ts
 * import { toLogical, type LogicalResult } from '@signpost/eslint-plugin-logical-properties'
 *
 * const { declarations }: LogicalResult = toLogical('padding', '1px 2px')!
 * console.log(declarations.length) // 2: paddingBlock and paddingInline
 * ```
 * @see {@link toLogical}
 * @public
 */
export interface LogicalResult {
  /** The physical part: the `property` itself, the order of values in a `shorthand`, or a keyword in the `value`. */
  readonly kind: 'property' | 'shorthand' | 'value'
  /** The declarations that replace it, in order. */
  readonly declarations: readonly LogicalDeclaration[]
  /** The axes that the declarations affect. */
  readonly axes: readonly LogicalAxis[]
  /**
   * Whether the logical form is Baseline widely available: supported by all major browsers for two and a half years.
   */
  readonly baseline: boolean
}

/** Supported by Chrome since 135 and Safari since 26: newly available in September 2025. */
const recent = /^overflow(?:Block|Inline)$/

/**
 * Returns the logical counterpart of a physical property.
 *
 * @typeParam P - The property.
 * @param property - A property in camel case that has one.
 * @returns The property that has the same effect in horizontal left-to-right text.
 *
 * @example
 * ```ts
 * import { toLogical } from '@signpost/eslint-plugin-logical-properties'
 *
 * const property: 'marginInlineStart' = toLogical('marginLeft')
 * ```
 * @searchAlias convert rtl left right inline start
 * @public
 */
export function toLogical<P extends PhysicalProperty>(property: P): ToLogical<P>
/**
 * Returns the logical counterpart of any property, if it has one.
 *
 * @param property - Any property, in camel case or kebab case.
 * @returns The counterpart in the same case, or `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { toLogical } from '@signpost/eslint-plugin-logical-properties'
 *
 * const names = ['margin-left', 'color'].map((name) => toLogical(name) ?? name)
 * console.log(names) // ['margin-inline-start', 'color']
 * ```
 * @public
 */
export function toLogical(property: string): string | undefined
/**
 * Returns the logical form of a declaration: of a physical property, a shorthand of several values, or a physical
 * keyword.
 *
 * @param property - Any property, in camel case or kebab case.
 * @param value - Its value, as written in CSS.
 * @returns The declarations that have the same effect in horizontal left-to-right text. `undefined` when the given one
 *   concerns no side, sets all sides equally, or cannot be parsed.
 *
 * @example
 * ```ts
 * import { toLogical } from '@signpost/eslint-plugin-logical-properties'
 *
 * const { declarations } = toLogical('padding', '1px 2px 3px !important') ?? { declarations: [] }
 * console.log(declarations.map(({ property, value }) => `${property}: ${value}`))
 * // paddingBlockStart: 1px !important, paddingInline: 2px !important, paddingBlockEnd: 3px !important
 * ```
 * @public
 */
export function toLogical(property: string, value: string): LogicalResult | undefined
export function toLogical(property: string, value?: string): LogicalResult | string | undefined {
  checkArgument(
    'INVALID_DECLARATION',
    property,
    'a property and its value in texts',
    () => typeof property === 'string' && ['undefined', 'string'].includes(typeof value),
    "pass 'marginLeft'",
  )
  const name = toCamel(property)
  const inCase = isKebab(property) ? toKebab : (camel: string) => camel
  const logical = Object.hasOwn(PHYSICAL_TO_LOGICAL, name) ? PHYSICAL_TO_LOGICAL[name as PhysicalProperty] : undefined
  if (value === undefined) return logical && inCase(logical)
  if (logical) return result('property', [[logical, value]], inCase)

  if (Object.hasOwn(shorthands, name)) {
    const parsed = parseBoxValue(value)
    if (!parsed) return undefined
    const important = parsed.important ? ' !important' : ''
    const declarations = shorthands[name]!(parsed).map(([longhand, part]) => [longhand, part + important] as const)
    return declarations.length > 0 ? result('shorthand', declarations, inCase) : undefined
  }

  if (namesProperties.test(name)) {
    const { text } = turnNames(value)
    return text === value ? undefined : result('value', [[name, text]], inCase)
  }

  if (Object.hasOwn(keywords, name)) {
    const words = keywords[name]!
    const text = value.replace(/(?<![\w-])[a-z]+(?![\w(-])/gi, (word) =>
      Object.hasOwn(words, word.toLowerCase()) ? words[word.toLowerCase()]! : word,
    )
    return text === value ? undefined : result('value', [[name, text]], inCase)
  }
  return undefined
}

function result(
  kind: LogicalResult['kind'],
  declarations: readonly (readonly [property: string, value: string])[],
  inCase: (logical: string) => string,
): LogicalResult {
  const axes =
    kind === 'value'
      ? declarations.flatMap(([name, value]) => axesOf(name, value))
      : declarations.flatMap(([name]) => axesOf(name))
  return {
    kind,
    declarations: declarations.map(([name, value]) => ({ property: inCase(name), value })),
    axes: [...new Set(axes)],
    baseline: !declarations.some(([name]) => recent.test(name)),
  }
}
