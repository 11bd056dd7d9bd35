import { createRequire } from 'node:module'
import { toHtml } from 'hast-util-to-html'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

interface Example {
  number: number
  section: string
  markdown: string
  html: string
}

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { tests: Example[] }

/** GFM autolinks what CommonMark shows as text: by design, as on GitHub. */
const autolinked = [602, 606, 608, 611, 612]

const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze()

/** HTML in one way of writing it, so that only what it means is compared. */
function normalized(html: string): string {
  return html
    .replace(/&(?:quot|#x22|#34);/g, '"')
    .replace(/&(?:gt|#x3E);/g, '>')
    .replace(/&#x3C;/g, '&lt;')
    .replace(/&#x26;/g, '&amp;')
    .replace(/&#x60;/g, '`')
    .replace(/&#x27;/g, "'")
    .replace(/ \/>/g, '>')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\n|\n</g, (text) => text.trim())
    .trim()
}

test('R01 there are all 652 examples of CommonMark 0.31.2', () => {
  expect(tests).toHaveLength(652)
})

test.each(tests.map((example) => [example.number, example.section, example] as const))(
  'R01 example %i, %s',
  (number, _section, example) => {
    // Arrows stand for tabs in the specification.
    const tree = toHast.runSync(parseMarkdown(example.markdown.replaceAll('→', '\t')))
    const found = normalized(toHtml(tree, { allowDangerousHtml: true }))
    const wanted = normalized(example.html.replaceAll('→', '\t'))
    if (autolinked.includes(number)) expect(found).not.toBe(wanted)
    else expect(found).toBe(wanted)
  },
)
