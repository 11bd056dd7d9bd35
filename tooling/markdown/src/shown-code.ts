import { parseFenceMeta, type FenceMeta } from './fence-meta.ts'
import { readHighlightComments } from './highlight-comments.ts'
import { withoutSetup } from './setup-lines.ts'

/** Code of a block as pages show it. */
export interface ShownCode {
  code: string
  /** Numbers of highlighted lines, counted from 1. */
  highlighted: ReadonlySet<number>
  meta: FenceMeta
}

/**
 * Takes out of a block what pages do not show: lines that set it up, and comments that highlight lines. Other lines stay as they are.
 *
 * @param info - Words after the language.
 */
export function shownCode(value: string, info: string): ShownCode {
  const meta = parseFenceMeta(info)
  const source = withoutSetup(value.replace(/\n$/, ''))
  const shown = meta.highlighted ? { code: source, highlighted: meta.highlighted } : readHighlightComments(source)
  return { ...shown, meta }
}
