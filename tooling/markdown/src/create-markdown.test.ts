import { describe, expect, test } from 'vitest'
import { createMarkdown } from './index.ts'

const markdown = await createMarkdown()

describe('render', () => {
  test('gives compact hast without the line breaks between blocks', () => {
    expect(markdown.render('# A *b*\n\nc\nd `e`\n\n- f\n- g').content).toEqual([
      ['h1', { id: 'a-b' }, 'A ', ['em', 0, 'b']],
      ['p', 0, 'c\nd ', ['code', 0, 'e']],
      ['ul', 0, ['li', 0, 'f'], ['li', 0, 'g']],
    ])
  })

  test('keeps the space between inline elements on two lines', () => {
    expect(markdown.render('*a*\n**b**').content).toEqual([['p', 0, ['em', 0, 'a'], '\n', ['strong', 0, 'b']]])
  })

  test.each([
    ['', ''],
    ['# only a title', ''],
    ['# t\n\nFirst *one*\nof two.\n\nSecond.', 'First one of two.'],
    ['[![build](http://ci.test/b.svg)](https://ci.test) ![x](https://x.test/x.png)\n\nWords.', 'Words.'],
    ['> quoted\n\nOwn.', 'Own.'],
    ['a<script>alert(1)</script>b', 'ab'],
  ])('takes the first paragraph with words as text: %j', (source, text) => {
    expect(markdown.render(source).text).toBe(text)
  })

  test('R02 renders tables, task lists and footnotes without controls or obsolete attributes', () => {
    const { content } = markdown.render('| a |\n|--:|\n| 1 |\n\n- [x] done\n- [ ] to do\n\nb[^1]\n\n[^1]: c')
    expect(content[0]).toEqual([
      'table',
      0,
      ['thead', 0, ['tr', 0, ['th', { className: ['align-right'] }, 'a']]],
      ['tbody', 0, ['tr', 0, ['td', { className: ['align-right'] }, '1']]],
    ])
    expect(content[1]).toEqual([
      'ul',
      { className: ['contains-task-list'] },
      ['li', { className: ['task-list-item'] }, ['span', { className: ['task', 'task-done'] }, '[x]'], ' done'],
      ['li', { className: ['task-list-item'] }, ['span', { className: ['task'] }, '[ ]'], ' to do'],
    ])
    const footnote = JSON.stringify(content.slice(2))
    expect(footnote).toContain('"href":"#user-content-fn-1"')
    expect(footnote).toContain('"id":"user-content-fn-1"')
  })

  test('gives the same answer twice', () => {
    const source = '# a\n\n## b\n\n```ts\nlet a = 1\n```\n\n[c](./d.md)'
    expect(markdown.render(source)).toEqual(markdown.render(source))
  })
})

describe('inline', () => {
  test.each([
    ['plain', ['plain']],
    ['', []],
    ['# not *a* heading', ['# not ', ['em', 0, 'a'], ' heading']],
    ['- no list', ['- no list']],
    ['> no quote', ['> no quote']],
    ['| no | table |\n|---|---|', ['| no | table |\n|---|---|']],
    ['one\n\ntwo', ['one two']],
    ['<div>block</div> <h2>a</h2>', ['block a']],
    ['`code` and <b>html</b>', [['code', 0, 'code'], ' and ', ['b', 0, 'html']]],
  ])('%j', (source, content) => {
    expect(markdown.inline(source)).toEqual(content)
  })
})
