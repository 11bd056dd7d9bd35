// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { styleNode } from '../test/nodes.ts'
import { diffNodes, ManagerMirror, type MirrorNode, MirrorTarget } from './index.ts'

let mirror: ManagerMirror
let page: string

beforeEach(() => {
  document.head.innerHTML = '<title>Storybook</title><style id="own">own {}</style>'
  document.documentElement.lang = 'en'
  page = document.documentElement.outerHTML
  mirror = new ManagerMirror(document)
})

afterEach(() => {
  mirror[Symbol.dispose]()
  expect(document.documentElement.outerHTML).toBe(page)
})

/** Applies the changes since the last call to the mirror. */
const show = (...nodes: MirrorNode[]) => mirror.apply({ complete: false, patches: diffNodes(mirror.nodes, nodes) })
const copies = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-mirror-preview]')]
const texts = () => copies().map(({ textContent }) => textContent)
const root = (id: string, attributes: Record<string, string>): MirrorNode => ({
  id,
  target: MirrorTarget.Root,
  tag: 'html',
  attributes,
  text: '',
})

const [a, b, c] = [styleNode('a', 'a {}'), styleNode('b', 'b {}', { media: 'print' }), styleNode('c', 'c {}')]

describe('styles', () => {
  test('are copied to the end of the head, in order', () => {
    expect(document.documentElement.outerHTML).toBe(page)
    show(a, b)
    expect(document.head.innerHTML).toBe(
      '<title>Storybook</title><style id="own">own {}</style><style data-mirror-preview="a">a {}</style><style media="print" data-mirror-preview="b">b {}</style>',
    )
    show(c, a, styleNode('d'), b)
    expect(texts()).toEqual(['c {}', 'a {}', '', 'b {}'])
    show(b, c)
    expect(texts()).toEqual(['b {}', 'c {}'])
  })

  test('are changed in place, and those that stay are not touched', () => {
    show(a, b, c)
    const before = copies()
    const nodes = before.map(({ firstChild }) => firstChild)
    const observer = new MutationObserver(() => undefined)
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

    show({ ...a, text: 'A {}' }, { ...b, attributes: { type: 'text/css' } }, c)
    expect(copies()).toEqual(before)
    expect([texts(), before[1]!.getAttributeNames()]).toEqual([
      ['A {}', 'b {}', 'c {}'],
      ['data-mirror-preview', 'type'],
    ])
    expect([before[1]!.firstChild, before[2]!.firstChild]).toEqual(nodes.slice(1))
    expect(observer.takeRecords().map(({ target }) => target)).not.toContain(before[2])

    mirror.apply({ complete: true, patches: diffNodes([], structuredClone(mirror.nodes)) })
    expect(observer.takeRecords()).toEqual([])
    observer.disconnect()
  })

  test('that move take their element with them', () => {
    show(a, b, c)
    const [one, two, three] = copies()
    show(c, b, a)
    expect(copies()).toEqual([three, two, one])
  })

  test('stay together when others come after them or are taken out by others', () => {
    show(a)
    document.head.insertAdjacentHTML('beforeend', '<style id="later"></style>')
    show(a, b)
    expect([...document.head.children].map((child) => child.id || child.textContent)).toEqual([
      'Storybook',
      'own',
      'a {}',
      'later',
      'b {}',
    ])
    document.getElementById('later')!.remove()
    copies()[0]!.remove()
    show(a, b, c)
    expect(texts()).toEqual(['a {}', 'b {}', 'c {}'])
  })

  test('become links and vice versa', () => {
    show(a)
    show({
      ...a,
      tag: 'link',
      text: '',
      attributes: { rel: 'stylesheet', href: 'http://127.0.0.1/a.css', media: 'not all' },
    })
    expect(copies().map(({ outerHTML }) => outerHTML)).toEqual([
      '<link rel="stylesheet" href="http://127.0.0.1/a.css" media="not all" data-mirror-preview="a">',
    ])
    show(a)
    expect(copies().map(({ outerHTML }) => outerHTML)).toEqual(['<style data-mirror-preview="a">a {}</style>'])
  })

  test('missing from a complete batch are removed', () => {
    show(a, b)
    const [, second] = copies()
    mirror.apply({ complete: true, patches: diffNodes([], [b, c]) })
    expect([texts(), copies()[0] === second, mirror.nodes]).toEqual([['b {}', 'c {}'], true, [b, c]])
  })
})

describe('attributes of the root', () => {
  const attributes = () =>
    Object.fromEntries([...document.documentElement.attributes].map(({ name, value }) => [name, value]))

  test('are set and restored', () => {
    show(root('r', { lang: 'de', class: 'dark' }))
    expect(attributes()).toEqual({ lang: 'de', class: 'dark' })
    show(root('r', { lang: 'fr' }))
    expect(attributes()).toEqual({ lang: 'fr' })
    show(root('r', {}))
    expect(attributes()).toEqual({ lang: 'en' })
  })

  test('of a later node win', () => {
    show(root('r', { lang: 'de' }), root('s', { lang: 'fr' }))
    expect(attributes()).toEqual({ lang: 'fr' })
    show(root('r', { lang: 'de' }))
    expect(attributes()).toEqual({ lang: 'de' })
  })
})

describe('hostile nodes', () => {
  test('make no other elements', () => {
    show(
      { ...a, id: '1', tag: 'script' },
      { ...a, id: '2', tag: 'STYLE' },
      { ...a, id: '3', tag: 'link', attributes: { rel: 'import', href: '/' } },
      { ...a, id: '4', tag: 'link', attributes: { href: '/' } },
      { ...a, id: '5', tag: 'svg', target: 'elsewhere' as MirrorTarget },
    )
    expect(document.documentElement.outerHTML).toBe(page)
  })

  test('set no event handler, and no invalid attribute', () => {
    show(
      styleNode('s', '', { onload: 'alert()', media: 'all', 'a b': '', '><script>': '' }),
      root('r', { onclick: 'alert()', OnClick: 'alert()', dir: 'rtl' }),
    )
    expect(copies().map((copy) => copy.getAttributeNames())).toEqual([['media', 'data-mirror-preview']])
    expect(document.documentElement.getAttributeNames()).toEqual(['lang', 'dir'])
  })

  test('are text where they are text', () => {
    const text = '</style><script>alert()</script>'
    show(styleNode(text, text, { media: text }))
    expect(
      copies().map((copy) => [
        copy.dataset['mirrorPreview'],
        copy.getAttribute('media'),
        copy.textContent,
        copy.children.length,
      ]),
    ).toEqual([[text, text, text, 0]])
    expect(document.scripts).toHaveLength(0)
  })
})

describe('the end', () => {
  test('clear removes everything, and later batches apply', () => {
    show(a, root('r', { lang: 'de' }))
    mirror.clear()
    expect([document.documentElement.outerHTML, mirror.nodes]).toEqual([page, []])
    show(b)
    expect(texts()).toEqual(['b {}'])
  })

  test('dispose removes everything permanently', () => {
    show(a, root('r', { lang: 'de' }))
    mirror[Symbol.dispose]()
    expect(document.documentElement.outerHTML).toBe(page)
    show(b)
    mirror[Symbol.dispose]()
    expect([copies(), mirror.nodes]).toEqual([[], []])
  })
})
