import { namesProperties } from './transition-names.ts'

/**
 * The name of a rule, without the plugin's prefix `logical-properties/`.
 *
 * @example
 * ```ts
 * import type { RuleName } from '@signpost/eslint-plugin-logical-properties'
 *
 * const aboutText: RuleName[] = ['text-align', 'float', 'clear']
 * ```
 * @see {@link plugin}
 * @public
 */
export type RuleName =
  | 'border'
  | 'border-radius'
  | 'clear'
  | 'float'
  | 'inset'
  | 'inset-shorthand'
  | 'logical-value'
  | 'margin'
  | 'overflow'
  | 'overscroll-behavior'
  | 'padding'
  | 'scroll-spacing'
  | 'size'
  | 'text-align'
  | 'transition'

/** The properties that a rule covers. */
interface Subject {
  readonly description: string
  /** Pattern for the covered properties, in camel case. */
  readonly covers: RegExp
  /** Whether the direction of text affects them, rather than only the writing mode. */
  readonly recommended: boolean
}

/** The rules by name. Exactly one rule covers each property that has a logical form. */
export const subjects: Readonly<Record<RuleName, Subject>> = {
  border: {
    description:
      'Logical borders: `borderInlineStart` for `borderLeft`, `borderBlockWidth` for several values of `borderWidth`',
    covers: /^border(?:Top|Right|Bottom|Left)?(?:Width|Style|Color)?$/,
    recommended: true,
  },
  'border-radius': {
    description:
      'Logical corners: `borderStartStartRadius` for `borderTopLeftRadius` and for several values of `borderRadius`',
    covers: /^border(?:(?:Top|Bottom)(?:Left|Right))?Radius$/,
    recommended: true,
  },
  clear: { description: 'Logical words for `clear`: `inline-start` for `left`', covers: /^clear$/, recommended: true },
  float: { description: 'Logical words for `float`: `inline-start` for `left`', covers: /^float$/, recommended: true },
  inset: {
    description: 'Logical insets: `insetInlineStart` for `left`, `insetBlockStart` for `top`',
    covers: /^(?:top|right|bottom|left)$/,
    recommended: true,
  },
  'inset-shorthand': {
    description: 'Logical insets for several values of `inset`: `insetBlock` and `insetInline`',
    covers: /^inset$/,
    recommended: true,
  },
  'logical-value': {
    description: 'Logical words for axes: `resize: inline` for `horizontal`, `scrollSnapType: inline` for `x`',
    covers: /^(?:resize|scrollSnapType)$/,
    recommended: false,
  },
  margin: {
    description:
      'Logical margins: `marginInlineStart` for `marginLeft`, `marginBlock` and `marginInline` for several values of `margin`',
    covers: /^margin(?:Top|Right|Bottom|Left)?$/,
    recommended: true,
  },
  overflow: {
    description: 'Logical overflow: `overflowInline` for `overflowX`. Only with the target `all`',
    covers: /^overflow[XY]?$/,
    recommended: false,
  },
  'overscroll-behavior': {
    description: 'Logical overscroll: `overscrollBehaviorInline` for `overscrollBehaviorX`',
    covers: /^overscrollBehavior[XY]?$/,
    recommended: false,
  },
  padding: {
    description:
      'Logical paddings: `paddingInlineStart` for `paddingLeft`, `paddingBlock` and `paddingInline` for several values of `padding`',
    covers: /^padding(?:Top|Right|Bottom|Left)?$/,
    recommended: true,
  },
  'scroll-spacing': {
    description: 'Logical `scrollMargin` and `scrollPadding`, like `margin` and `padding`',
    covers: /^scroll(?:Margin|Padding)(?:Top|Right|Bottom|Left)?$/,
    recommended: true,
  },
  size: {
    description: 'Logical sizes: `inlineSize` for `width`, `minBlockSize` for `minHeight`',
    covers: /^(?:width|height|(?:min|max|containIntrinsic)(?:Width|Height))$/,
    recommended: false,
  },
  'text-align': {
    description: 'Logical words for `textAlign` and `textAlignLast`: `start` for `left`',
    covers: /^textAlign(?:Last)?$/,
    recommended: true,
  },
  transition: {
    description:
      'Logical names in `transition`, `transitionProperty` and `willChange`: `margin-inline-start` for `margin-left`',
    covers: namesProperties,
    recommended: true,
  },
}
