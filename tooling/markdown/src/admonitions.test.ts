import { expect, test } from 'vitest'
import { createMarkdown } from './index.ts'

const markdown = await createMarkdown()

function aside(kind: string, ...children: unknown[]): unknown {
  return ['aside', { className: ['admonition', `admonition-${kind}`], dataAdmonition: kind }, ...children]
}
const title = (...words: unknown[]) => ['p', { className: ['admonition-title'] }, ...words]

test.each([
  [':::note\na\n:::', [aside('note', ['p', 0, 'a'])]],
  [':::warning Mind *this*\n\na\n\n:::', [aside('warning', title('Mind ', ['em', 0, 'this']), ['p', 0, 'a'])]],
  [':::tip\r\na\r\n:::\r\nb', [aside('tip', ['p', 0, 'a']), ['p', 0, 'b']]],
  [':::info\n- a\n:::\n\nb', [aside('info', ['ul', 0, ['li', 0, 'a']]), ['p', 0, 'b']]],
  [':::danger\n:::note\na\n:::\nb\n:::', [aside('danger', aside('note', ['p', 0, 'a']), ['p', 0, 'b'])]],
  [':::note\na', [aside('note', ['p', 0, 'a'])]],
  [':::unknown\na\n:::', [['p', 0, ':::unknown\na\n:::']]],
  [':::', [['p', 0, ':::']]],
  ['> [!NOTE]\n> a', [aside('note', ['p', 0, 'a'])]],
  ['> [!IMPORTANT]\n>\n> a', [aside('important', ['p', 0, 'a'])]],
  ['> [!NOPE]\n> a', [['blockquote', 0, ['p', 0, '[!NOPE]\na']]]],
  ['> [!NOTE] a', [['blockquote', 0, ['p', 0, '[!NOTE] a']]]],
])('%j', (source, content) => {
  expect(markdown.render(source).content).toEqual(content)
})

test('code shows the markers as they are', () => {
  expect(JSON.stringify(markdown.render('```md\n:::note\n:::\n```').content)).toContain(':::note')
})
