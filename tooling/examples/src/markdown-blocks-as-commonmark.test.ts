import fc from 'fast-check'
import type { Code, Nodes } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { markdownBlocks } from './markdown-blocks.ts'

// A whole parser of CommonMark needs twenty times as long for the same blocks, so it is the measure and not the reader.

const parser = unified().use(remarkParse).freeze()

/** Fenced blocks by CommonMark: `3 one|two`, with the line of the fence. */
function byCommonMark(text: string): string[] {
  const found: string[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'code' && isFenced(node, text)) found.push(shown(node.position!.start.line, node.value))
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(parser.parse(text))
  return found
}

/** The compiler reads no indentation, so half a tab may be one blank or two, and no blank lines at the end. */
function shown(line: number, code: string): string {
  return `${line} ${code
    .replaceAll(/^[ \t]+/gm, '')
    .trimEnd()
    .replaceAll('\n', '|')}`
}

/** Indented code has no fence; another language is not collected. */
function isFenced({ position, lang }: Code, text: string): boolean {
  return lang === 'ts' && /[`~]/.test(text[position!.start.offset!] ?? '')
}

const prefix = fc.constantFrom(
  '',
  '',
  '',
  '- ',
  '  ',
  '    ',
  '> ',
  '1. ',
  '   ',
  '> - ',
  '>   ',
  '- - ',
  '\t',
  '- > ',
  '  > ',
  '-\t',
  '1. > - ',
)
const content = fc.constantFrom('```ts', '```', '~~~ts', '~~~', 'a', '', 'const b = 1', '***', '<!-- c -->', '# d')
// remark has no empty item after indented code, which the specification allows.
const line = fc.tuple(prefix, content).filter(([before, text]) => text !== '' || !/[-.]\s$/.test(before))
const lines = fc.array(line, { minLength: 2, maxLength: 10 })

test('blocks of any nesting of lists, quotes and fences are those of CommonMark', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const text = all.map((one) => one.join('')).join('\n')
      const ours = markdownBlocks('/a.md', text).blocks.map(({ place, code }) => shown(place.line, code))
      expect(ours).toEqual(byCommonMark(text))
    }),
    { numRuns: 500, seed: 99 },
  )
})
