import { certainCode } from './certain-code.ts'
import type { Excess, LimitName, Peak } from './limits.ts'
import { createPeak, excessOf, limits } from './limits.ts'
import { measureContainers } from './measure-containers.ts'
import { measureInline } from './measure-inline.ts'

/**
 * Recognises Markdown on which a parser spends time or memory out of proportion to its length. Fenced code does not
 * count.
 *
 * @returns the first limit that is exceeded; undefined for any text a person would write
 */
export function pathologicalMarkdown(source: string): Excess | undefined {
  for (const [name, peak] of measureMarkdown(source)) {
    const excess = excessOf(name, peak)
    if (excess) return excess
  }
  return undefined
}

/** Every limited value of a text; a text that is too large is not measured any further. */
export function* measureMarkdown(source: string): Generator<[LimitName, Peak]> {
  yield ['characters', { value: source.length, line: 1 }]
  if (source.length > limits.characters.most) return
  const written = source.split(/\r\n?|\n/)
  yield ['lines', { value: written.length, line: limits.lines.most }]
  const code = certainCode(written)
  const lines = written.map((line, index) => (code[index] ? '' : line))
  yield* measureContainers(lines)
  yield* measureInline(lines)
}

/**
 * Recognises HTML that nests too deep to be walked.
 *
 * @param html - the pieces of HTML of one text, in order, and the lines they start on
 */
export function pathologicalHtml(html: readonly { value: string; line: number }[]): Excess | undefined {
  const elements = createPeak('elements')
  let depth = 0
  for (const { value, line } of html) {
    for (const [, slash, name] of value.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
      if (/^(?:br|hr|img|input|link|meta|source|wbr|p|li)$/i.test(name!)) continue
      depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1
      elements.reach(depth, line)
    }
  }
  return excessOf('elements', elements)
}
