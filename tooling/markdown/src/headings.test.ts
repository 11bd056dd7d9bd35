import { describe, expect, test } from 'vitest'
import type { HeadingOptions } from './index.ts'
import { compactText, createMarkdown } from './index.ts'

const markdown = await createMarkdown()

describe('ids (R2.101)', () => {
  test.each<[string, HeadingOptions, string]>([
    ['# A b', {}, '1 a-b A b'],
    ['## A\n## A\n## A', {}, '2 a A, 2 a-1 A, 2 a-2 A'],
    ['## a-1\n## a\n## a', {}, '2 a-1 a-1, 2 a a, 2 a-2 a'],
    ['## `useX()` hook', {}, '2 usex-hook useX() hook'],
    ['## Întâi ș', {}, '2 întâi-ș Întâi ș'],
    ['## A {#own}', {}, '2 own A'],
    ['## A <!-- #own -->', {}, '2 own A'],
    ['## A <!-- other -->', {}, '2 a A'],
    ['## A\n## B {#a}', {}, '2 a-1 A, 2 a B'],
    ['## A {#x}\n## B {#x}', {}, '2 x A, 2 b B'],
    ['## {#own}', {}, '2 own '],
    ['##', {}, '2 section '],
    ['## !!!', {}, '2 section !!!'],
    ['## __proto__\n## constructor', {}, '2 proto proto, 2 constructor constructor'],
    ['<h2>A</h2>', {}, '2 a A'],
    ['## Unu\n## Doi', { headingIds: ['one', 'two'] }, '2 one Unu, 2 two Doi'],
    ['## Unu {#x}\n## Doi', { headingIds: ['one'] }, '2 one Unu, 2 doi Doi'],
    ['## A\n## A', { isReservedId: (id) => id === 'a' }, '2 user-content-a A, 2 a-1 A'],
    ['## A', { headingIds: false }, ''],
    ['# A\n## B', { dropTitle: true }, '2 b B'],
    ['# A\n# B', { dropTitle: true }, '2 b B'],
    ['# A\n##### B', { baseDepth: 3 }, '3 a A, 6 b B'],
    ['a[^1]\n\n[^1]: b', {}, ''],
  ])('%j %j', (source, options, expected) => {
    const { headings } = markdown.render(source, options)
    expect(headings.map(({ depth, id, text }) => `${depth} ${id} ${text}`).join(', ')).toBe(expected)
  })

  test('are in the text as in the list', () => {
    expect(markdown.render('## A {#own}').content).toEqual([['h2', { id: 'own' }, 'A']])
    expect(markdown.render('## A', { headingIds: false }).content).toEqual([['h2', 0, 'A']])
  })
})

describe('title', () => {
  test.each([
    ['# A `b`\n\nc', 'A b', 'c'],
    ['c\n\n# A', 'A', 'c'],
    ['<div align="center"><h1>A</h1></div>', 'A', ''],
    ['## A', '', 'A'],
    ['', '', ''],
  ])('%j', (source, title, text) => {
    const rendered = markdown.render(source, { dropTitle: true })
    expect(rendered.title).toBe(title)
    expect(compactText(rendered.content)).toBe(text)
  })

  test.each([
    ['# A b\n\n[up](#a-b)\n\n## A b', 'a-b', ['a-b-1']],
    ['# Ă b\n\n[up](#ă-b)', 'ă-b', []],
    ['# A {#top}\n\n[up](#top)', 'top', []],
    // Nothing leads there.
    ['# A b\n\n## A b', undefined, ['a-b-1']],
    // An explicit id is that of its own heading.
    ['# A b\n\n[up](#a-b)\n\n## C {#a-b}', undefined, ['a-b']],
    ['# A b\n\n[up](#%)', undefined, []],
  ])('%j leaves a place for links', (source, id, ids) => {
    const { content, headings } = markdown.render(source, { dropTitle: true })
    expect(content.filter((node) => Array.isArray(node) && node[0] === 'span')).toEqual(
      id === undefined ? [] : [['span', { id }]],
    )
    expect(headings.map((heading) => heading.id)).toEqual(ids)
  })
})
