import { LogicalAxis } from './logical-axis.ts'

/** Axes of a logical property; empty for a physical one. */
export function axesOf(property: string, keyword = ''): LogicalAxis[] {
  const inline = /[iI]nline/.test(property) || /^(?:float|clear|textAlign)/.test(property) || /\binline\b/.test(keyword)
  const block = /[bB]lock/.test(property) || /\bblock\b/.test(keyword)
  if (/^border(?:Start|End){2}Radius$/.test(property)) return [LogicalAxis.Block, LogicalAxis.Inline]
  return [...(block ? [LogicalAxis.Block] : []), ...(inline ? [LogicalAxis.Inline] : [])]
}

/** Common name of the properties that may set the same side: `margin`, `border`, `minSize`. */
export function familyOf(property: string): string {
  if (/^border(?:Start|End){2}Radius$/.test(property)) return 'borderRadius'
  if (/^border(?:Block|Inline)/.test(property)) return 'border'
  return property.replace(/(?:Block|Inline|block|inline)(?:Start|End)?/, '')
}
