/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Everything that works without React. If React is not installed, import `@signpost/stylesheet/core`.
 *
 * @example
 * ```ts
 * import { createStylesheet } from '@signpost/stylesheet/core'
 *
 * createStylesheet({ p: { margin: 0 } }).toHtml()
 * ```
 * @packageDocumentation
 */

export { createStylesheet } from './create-stylesheet.ts'
export { css, type CssText } from './css-text.ts'
export type { CssProperty, CssValue, CssVariableName, Declarations } from './declarations.ts'
export { escapeStyleText } from './escape-style-text.ts'
export { type Mount, MountMode } from './mount.ts'
export { serialize, toDeclarations } from './serialize.ts'
export type {
  AtRule,
  DescriptorName,
  Descriptors,
  NestedRules,
  NestedSelector,
  StyleBlock,
  StyleInput,
  StyleRule,
  StyleRules,
} from './style-rules.ts'
export type { StylesheetOptions } from './stylesheet-options.ts'
export { Stylesheet } from './stylesheet.ts'
export { type VariableRecord, variables } from './variables.ts'
