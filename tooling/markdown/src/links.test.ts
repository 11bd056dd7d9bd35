import { describe, expect, test } from 'vitest'
import type { ResolveLink } from './index.ts'
import { createMarkdown } from './index.ts'

const markdown = await createMarkdown()
const rel = ['noopener', 'nofollow', 'ugc']

describe('by default (R07)', () => {
  test.each([
    ['[a](https://b.test/c)', ['a', { href: 'https://b.test/c', rel }, 'a']],
    ['[a](//b.test)', ['a', { href: 'https://b.test', rel }, 'a']],
    ['<https://b.test>', ['a', { href: 'https://b.test', rel }, 'https://b.test']],
    ['https://b.test>c', 'https://b.test>c'],
    ['https://api.[region].test/b', 'https://api.[region].test/b'],
    ['[https://b.test](./c.md)', ['a', { href: './c.md' }, 'https://b.test']],
    ['[a](https://api.[region].test)', ['a', { href: 'https://api.%5Bregion%5D.test', rel }, 'a']],
    ['[a](mailto:b@c.test)', ['a', { href: 'mailto:b@c.test' }, 'a']],
    ['[a](irc://b.test)', 'a'],
    ['[a](./b.md#c)', ['a', { href: './b.md#c' }, 'a']],
    ['[a](#c)', ['a', { href: '#c' }, 'a']],
    ['![a](b.png "c")', ['img', { src: 'b.png', alt: 'a', title: 'c' }]],
    ['![a](https://b.test/c.png)', ['img', { src: 'https://b.test/c.png', alt: 'a' }]],
    ['![a](http://b.test/c.png)', ['a', { href: 'http://b.test/c.png', rel }, 'a']],
    ['![a](data:image/png;base64,AA==)', 'a'],
    ['[![a](http://b.test/c.png)](https://d.test)', ['a', { href: 'https://d.test', rel }, 'a']],
  ])('%s', (source, node) => {
    expect(markdown.inline(source)).toEqual([node])
  })
})

describe('resolveLink', () => {
  const targets = new Map<string, ReturnType<ResolveLink>>([
    ['ref:1', { dataRef: 1 }],
    ['./b.md', { dataDoc: 'b', dataHash: 'c' }],
    ['docs/d.md', { dataRepo: 'packages/a/docs/d.md' }],
    ['e.png', { dataRepo: 'packages/a/e.png' }],
    ['gone', null],
    ['bad', { href: 'javascript:alert(1)' }],
    ['out', { href: 'https://out.test' }],
  ])
  const resolveLink: ResolveLink = (url) => targets.get(url)

  test.each([
    ['[a](ref:1)', ['a', { dataRef: 1 }, 'a']],
    ['[a](./b.md)', ['a', { dataDoc: 'b', dataHash: 'c' }, 'a']],
    ['[a](docs/d.md "t")', ['a', { title: 't', dataRepo: 'packages/a/docs/d.md' }, 'a']],
    ['![a](e.png)', ['img', { alt: 'a', dataRepo: 'packages/a/e.png' }]],
    ['[a](gone)', 'a'],
    ['![a](gone)', 'a'],
    ['[a](bad)', 'a'],
    ['[a](out)', ['a', { href: 'https://out.test', rel }, 'a']],
    ['[a](other)', ['a', { href: 'other' }, 'a']],
    ['<a data-ref="9" href="other">a</a>', ['a', { href: 'other' }, 'a']],
  ])('%s', (source, node) => {
    expect(markdown.inline(source, { resolveLink })).toEqual([node])
  })
})

test('leaves no empty paragraph for an image without a text that is taken away', () => {
  const resolveLink: ResolveLink = () => null
  const { content } = markdown.render('a\n\n![](b.png)\n\n![](c.png) d', { resolveLink })
  expect(content).toEqual([
    ['p', 0, 'a'],
    ['p', 0, ' d'],
  ])
})

test('reports links where they were written, but not those of footnotes', () => {
  const source =
    '# t\n\na [b](c) ![d](e)\n\n- [f]\n\n<p><a href="g">h</a></p>\n\n:::note\n[i](j)\n:::\n\nk[^1]\n\n[^1]: l\n\n[f]: m'
  expect(markdown.render(source).links).toEqual([
    { url: 'c', kind: 'link', line: 3, column: 3 },
    { url: 'e', kind: 'image', line: 3, column: 10 },
    { url: 'm', kind: 'link', line: 5, column: 3 },
    { url: 'g', kind: 'link', line: 7, column: 4 },
    { url: 'j', kind: 'link', line: 10, column: 1 },
  ])
})

/** Every way to write a link to another site. */
const writings = [
  '[a](https://evil.test)',
  '[a](//evil.test)',
  '[a](<HTTPS://evil.test>)',
  '<a href="\\\\evil.test">a</a>',
  '[a][b]\n\n[b]: https://evil.test',
  '<https://evil.test>',
  'https://evil.test',
  'www.evil.test',
  '![a](http://evil.test/a.png)',
  '[![a](https://evil.test/a.png)](https://evil.test)',
  '[![a](http://evil.test/a.png)](https://evil.test)',
  '<a href="https://evil.test">a</a>',
  '<a href="//evil.test" rel="opener" target="_blank">a</a>',
  '<map><area href="https://evil.test"></map><a href="https://evil.test">a</a>',
  '<img src="http://evil.test/a.png" srcset="https://evil.test/b.png 2x" alt="a">',
]

/** Every place to write it in. */
const places: Record<string, (text: string) => string> = {
  paragraph: (text) => text,
  heading: (text) => `## ${text}`,
  list: (text) => `- ${text}`,
  'table cell': (text) => `| a |\n|---|\n| ${text.replace('\n\n', ' |\n\n')} |`,
  quote: (text) => `> ${text.replaceAll('\n', '\n> ')}`,
  admonition: (text) => `:::note\n${text}\n:::`,
  footnote: (text) => `a[^1]\n\n[^1]: ${text}`,
  details: (text) => `<details>\n\n${text}\n\n</details>`,
}

describe.each(Object.entries(places))('to another site, in a %s', (_, place) => {
  test.each(writings)('%s vouches for nothing', (text) => {
    const html = JSON.stringify(markdown.render(place(text)).content)
    const anchors = html.match(/\["a",\{[^}]*\}/g)!.filter((anchor) => !anchor.includes('"href":"#'))
    expect(anchors.length).toBeGreaterThan(0)
    for (const anchor of anchors) expect(anchor).toContain('"rel":["noopener","nofollow","ugc"]')
    expect(html).not.toMatch(/srcSet|"area"|target|opener"\]/)
  })
})
