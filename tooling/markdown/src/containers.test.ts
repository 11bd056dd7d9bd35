import { expect, test } from 'vitest'
import { createMarkdown } from './index.ts'

const markdown = await createMarkdown()

const tabs = (group: string, ...children: unknown[]) => ['div', { className: ['tabs'], dataTabs: group }, ...children]
const tab = (label: string, ...children: unknown[]) => ['section', { className: ['tab'], dataTab: label }, ...children]

test.each([
  [':::details\na\n:::', [['details', 0, ['p', 0, 'a']]]],
  [
    ':::details More *words*\n- a\n:::',
    [['details', 0, ['summary', 0, 'More ', ['em', 0, 'words']], ['ul', 0, ['li', 0, 'a']]]],
  ],
  [
    ':::tabs\n:::tab A\na\n:::\n:::tab B\nb\n:::\n:::\nc',
    [tabs('', tab('A', ['p', 0, 'a']), tab('B', ['p', 0, 'b'])), ['p', 0, 'c']],
  ],
  ['::::tabs os\n:::tab A\na\n:::\n::::', [tabs('os', tab('A', ['p', 0, 'a']))]],
  [':::tabs no word"\n:::', [tabs('')]],
  [
    ':::tabs os\n:::tab <b>"A"</b>\n:::note\na\n:::\n:::\n:::',
    [
      tabs(
        'os',
        tab('<b>"A"</b>', [
          'aside',
          { className: ['admonition', 'admonition-note'], dataAdmonition: 'note' },
          ['p', 0, 'a'],
        ]),
      ),
    ],
  ],
  [':::tabs os\n:::tab A\na', [tabs('os', tab('A', ['p', 0, 'a']))]],
])('%j', (source, content) => {
  expect(markdown.render(source).content).toEqual(content)
})

test('a tab may hold anything, code with the markers included', () => {
  const { content } = markdown.render(':::tabs\n:::tab A\n```md\n:::tab B\n:::\n```\n:::\n:::')
  expect(JSON.stringify(content).match(/"dataTab"/g)).toHaveLength(1)
  expect(JSON.stringify(content)).toContain(':::tab B')
})

test('a table of contents has the headings within', () => {
  expect(markdown.render(':::details A\n\n## B\n\n:::').headings).toEqual([{ id: 'b', depth: 2, text: 'B' }])
})
