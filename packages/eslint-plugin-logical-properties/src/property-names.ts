import type { CamelCase, KebabCase } from '@signpost/types'

/**
 * A CSS property, in camel case, that names a physical side, corner or dimension and has exactly one logical
 * counterpart. Keys of {@link PHYSICAL_TO_LOGICAL}.
 *
 * @example
 * ```ts
 * import type { PhysicalProperty } from '@signpost/eslint-plugin-logical-properties'
 *
 * const kept: PhysicalProperty[] = ['width', 'height']
 * ```
 * @searchAlias left right top bottom width height
 * @public
 */
export type PhysicalProperty =
  | `${'margin' | 'padding' | 'scrollMargin' | 'scrollPadding'}${'Top' | 'Right' | 'Bottom' | 'Left'}`
  | `border${'Top' | 'Right' | 'Bottom' | 'Left'}${'' | 'Width' | 'Style' | 'Color'}`
  | `border${'Top' | 'Bottom'}${'Left' | 'Right'}Radius`
  | 'top'
  | 'right'
  | 'bottom'
  | 'left'
  | 'width'
  | 'height'
  | `${'min' | 'max' | 'containIntrinsic'}${'Width' | 'Height'}`
  | `${'overflow' | 'overscrollBehavior'}${'X' | 'Y'}`

/**
 * The logical counterpart of a physical property, in the case of `P`; `never` when `P` has none.
 *
 * @remarks
 * The counterpart has the same effect in horizontal left-to-right text.
 *
 * @typeParam P - A property in camel case or kebab case. Distributes over unions.
 *
 * @example
 * ```ts
 * import type { ToLogical } from '@signpost/eslint-plugin-logical-properties'
 *
 * const camel: ToLogical<'marginLeft'> = 'marginInlineStart'
 * const kebab: ToLogical<'margin-left'> = 'margin-inline-start'
 * ```
 * @see {@link toLogical} for the same at run time
 * @searchAlias flow relative rtl
 * @public
 */
export type ToLogical<P extends string> = P extends `${string}-${string}`
  ? KebabCase<ToLogical<CamelCase<P>>>
  : P extends PhysicalProperty
    ? P extends `border${infer Corner extends 'TopLeft' | 'TopRight' | 'BottomLeft' | 'BottomRight'}Radius`
      ? `border${Corner extends `Top${string}` ? 'Start' : 'End'}${Corner extends `${string}Left` ? 'Start' : 'End'}Radius`
      : P extends 'top' | 'right' | 'bottom' | 'left'
        ? ToLogical<`margin${Capitalize<P>}`> extends `margin${infer Side}`
          ? `inset${Side}`
          : never
        : P extends `${infer Head}Top${infer Tail}`
          ? `${Head}BlockStart${Tail}`
          : P extends `${infer Head}Bottom${infer Tail}`
            ? `${Head}BlockEnd${Tail}`
            : P extends `${infer Head}Left${infer Tail}`
              ? `${Head}InlineStart${Tail}`
              : P extends `${infer Head}Right${infer Tail}`
                ? `${Head}InlineEnd${Tail}`
                : P extends `${infer Head}X`
                  ? `${Head}Inline`
                  : P extends `${infer Head}Y`
                    ? `${Head}Block`
                    : P extends `${infer Head}${'Width' | 'width'}`
                      ? Head extends ''
                        ? 'inlineSize'
                        : `${Head}InlineSize`
                      : P extends `${infer Head}${'Height' | 'height'}`
                        ? Head extends ''
                          ? 'blockSize'
                          : `${Head}BlockSize`
                        : never
    : never

/**
 * A logical CSS property, in camel case, that fixes produce: the counterparts of {@link PhysicalProperty}, and the
 * shorthands for the two sides of an axis.
 *
 * @example
 * ```ts
 * import type { LogicalProperty } from '@signpost/eslint-plugin-logical-properties'
 *
 * const written: LogicalProperty[] = ['paddingBlock', 'paddingInlineStart']
 * ```
 * @searchAlias inline block start end
 * @public
 */
export type LogicalProperty =
  | ToLogical<PhysicalProperty>
  | `${'margin' | 'padding' | 'scrollMargin' | 'scrollPadding' | 'inset'}${'Block' | 'Inline'}`
  | `border${'Block' | 'Inline'}${'Width' | 'Style' | 'Color'}`

/**
 * The logical counterpart of every {@link PhysicalProperty}, in camel case.
 *
 * @example
 * ```ts
 * import { PHYSICAL_TO_LOGICAL } from '@signpost/eslint-plugin-logical-properties'
 *
 * for (const [physical, logical] of Object.entries(PHYSICAL_TO_LOGICAL)) console.log(`${physical} -> ${logical}`)
 * ```
 * @see {@link toLogical}, which also supports kebab case, shorthands and values
 * @searchAlias mapping table dictionary
 * @public
 */
export const PHYSICAL_TO_LOGICAL: { readonly [P in PhysicalProperty]: ToLogical<P> } = {
  marginTop: 'marginBlockStart',
  marginRight: 'marginInlineEnd',
  marginBottom: 'marginBlockEnd',
  marginLeft: 'marginInlineStart',
  paddingTop: 'paddingBlockStart',
  paddingRight: 'paddingInlineEnd',
  paddingBottom: 'paddingBlockEnd',
  paddingLeft: 'paddingInlineStart',
  scrollMarginTop: 'scrollMarginBlockStart',
  scrollMarginRight: 'scrollMarginInlineEnd',
  scrollMarginBottom: 'scrollMarginBlockEnd',
  scrollMarginLeft: 'scrollMarginInlineStart',
  scrollPaddingTop: 'scrollPaddingBlockStart',
  scrollPaddingRight: 'scrollPaddingInlineEnd',
  scrollPaddingBottom: 'scrollPaddingBlockEnd',
  scrollPaddingLeft: 'scrollPaddingInlineStart',
  borderTop: 'borderBlockStart',
  borderRight: 'borderInlineEnd',
  borderBottom: 'borderBlockEnd',
  borderLeft: 'borderInlineStart',
  borderTopWidth: 'borderBlockStartWidth',
  borderRightWidth: 'borderInlineEndWidth',
  borderBottomWidth: 'borderBlockEndWidth',
  borderLeftWidth: 'borderInlineStartWidth',
  borderTopStyle: 'borderBlockStartStyle',
  borderRightStyle: 'borderInlineEndStyle',
  borderBottomStyle: 'borderBlockEndStyle',
  borderLeftStyle: 'borderInlineStartStyle',
  borderTopColor: 'borderBlockStartColor',
  borderRightColor: 'borderInlineEndColor',
  borderBottomColor: 'borderBlockEndColor',
  borderLeftColor: 'borderInlineStartColor',
  borderTopLeftRadius: 'borderStartStartRadius',
  borderTopRightRadius: 'borderStartEndRadius',
  borderBottomLeftRadius: 'borderEndStartRadius',
  borderBottomRightRadius: 'borderEndEndRadius',
  top: 'insetBlockStart',
  right: 'insetInlineEnd',
  bottom: 'insetBlockEnd',
  left: 'insetInlineStart',
  width: 'inlineSize',
  height: 'blockSize',
  minWidth: 'minInlineSize',
  minHeight: 'minBlockSize',
  maxWidth: 'maxInlineSize',
  maxHeight: 'maxBlockSize',
  containIntrinsicWidth: 'containIntrinsicInlineSize',
  containIntrinsicHeight: 'containIntrinsicBlockSize',
  overflowX: 'overflowInline',
  overflowY: 'overflowBlock',
  overscrollBehaviorX: 'overscrollBehaviorInline',
  overscrollBehaviorY: 'overscrollBehaviorBlock',
}
