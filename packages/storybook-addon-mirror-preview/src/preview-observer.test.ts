// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../test/settled.ts'
import { applyPatches, type MirrorBatch, type MirrorNode, type MirrorRule, PreviewObserver } from './index.ts'

let batches: MirrorBatch[]
let observer: PreviewObserver | undefined

beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  batches = []
})

afterEach(() => {
  observer?.[Symbol.dispose]()
  vi.useRealTimers()
})

function observe(rules: readonly MirrorRule[], throttleMs?: number): void {
  observer?.[Symbol.dispose]()
  observer = new PreviewObserver(document, rules, (batch) => batches.push(batch), throttleMs)
}

/** The nodes that a manager has so far. */
const known = (): MirrorNode[] =>
  batches.reduce<MirrorNode[]>((nodes, { complete, patches }) => applyPatches(complete ? [] : nodes, patches), [])
const texts = (): string[] => known().map(({ text }) => text)

function add<K extends 'style' | 'link'>(
  tag: K,
  content: string = '',
  attributes: Record<string, string> = {},
  parent: Element = document.head,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = content
  return parent.appendChild(element)
}

describe('existing nodes', () => {
  test('is emitted at once, as JSON data', () => {
    add('style', 'a {}', { media: 'print', nonce: 'x', 'data-x': '1' })
    observe([{ selector: 'style', attributes: ['data-x'] }])
    const node = {
      id: '0:1',
      target: 'head',
      tag: 'style',
      attributes: { media: 'print', 'data-x': '1' },
      text: 'a {}',
    }
    expect(batches).toEqual([{ complete: true, patches: [{ kind: 'upsert', node, after: null }] }])
    expect(JSON.parse(JSON.stringify(batches))).toEqual(batches)
  })

  test('are emitted even if empty, and again on request', () => {
    observe([{ selector: 'style' }])
    expect(batches).toEqual([{ complete: true, patches: [] }])
    add('style', 'a {}')
    observer!.send()
    expect(batches).toHaveLength(2)
    expect(batches[1]).toMatchObject({ complete: true, patches: [{ kind: 'upsert', node: { text: 'a {}' } }] })
  })

  test('is in the order of the document, in head and body, whatever the rules', () => {
    add('style', 'b {}', { class: 'second' })
    add('style', 'a {}', { class: 'first' })
    add('style', 'c {}', { class: 'second' }, document.body)
    observe([{ selector: '.first' }, { selector: '.second' }])
    expect(texts()).toEqual(['b {}', 'a {}', 'c {}'])
  })

  test('is mirrored once, by the first rule', () => {
    add('style', 'a {}', { id: 'x', media: 'print' })
    observe([{ selector: 'style', key: 'id' }, { selector: '[media]' }])
    expect(known().map(({ id }) => id)).toEqual(['0:id=x'])
  })

  test('is styles only, and links by their whole address', () => {
    document.head.innerHTML =
      '<script class="m"></script><meta class="m"><link class="m" rel="preload" href="a.css"><link class="m" rel="icon" href="a.png">' +
      '<link class="m" rel="alternate STYLESHEET" href="a.css" crossorigin="" media="print"><link class="m" href="b.css">'
    document.body.innerHTML = '<p class="m"></p><svg class="m"><style class="m">i {}</style></svg>'
    observe([{ selector: '.m' }])
    expect(known().map(({ tag, attributes }) => [tag, attributes])).toEqual([
      [
        'link',
        { rel: 'alternate STYLESHEET', href: new URL('a.css', document.baseURI).href, crossorigin: '', media: 'print' },
      ],
      ['style', {}],
    ])
  })

  test('has a key of its own even where keys are the same', () => {
    for (const text of ['a {}', 'b {}', 'c {}']) add('style', text, { 'data-emotion': 'css' })
    add('style', 'd {}')
    observe([{ selector: 'style', key: 'data-emotion' }])
    expect(known().map(({ id }) => id)).toEqual([
      '0:data-emotion=css',
      '0:data-emotion=css#2',
      '0:data-emotion=css#3',
      '0:1',
    ])
  })

  test('of the root is the named attributes it has, for each rule', () => {
    document.documentElement.className = 'dark'
    document.documentElement.lang = 'en'
    observe([
      { selector: ':root', attributes: ['class', 'dir'], target: 'root' },
      { selector: 'html', attributes: ['lang'], target: 'root' },
    ])
    expect(known().map(({ target, tag, attributes, text }) => [target, tag, attributes, text])).toEqual([
      ['root', 'html', { class: 'dark' }, ''],
      ['root', 'html', { lang: 'en' }, ''],
    ])
    expect(new Set(known().map(({ id }) => id)).size).toBe(2)
  })
})

describe('a change', () => {
  const rules: MirrorRule[] = [{ selector: 'style.m' }, { selector: 'html', attributes: ['class'], target: 'root' }]
  const last = () =>
    batches.at(-1)!.patches.map((patch) => (patch.kind === 'remove' ? 'remove' : [patch.node.text, patch.after]))

  test('is emitted alone, many of one moment together', async () => {
    const first = add('style', 'a {}', { class: 'm' })
    observe(rules)
    add('style', 'b {}', { class: 'm' })
    await settled()
    expect(last()).toEqual([['b {}', known()[0]!.id]])

    first.firstChild!.nodeValue = 'A {}'
    first.setAttribute('media', 'print')
    document.head.append(first)
    await settled()
    expect(batches).toHaveLength(3)
    expect(texts().filter(Boolean)).toEqual(['b {}', 'A {}'])
    expect(known()[1]!.attributes).toEqual({ media: 'print' })

    first.remove()
    await settled()
    expect(last()).toEqual(['remove'])
    expect(batches.slice(1).every(({ complete }) => !complete)).toBe(true)
  })

  test.each<[string, (style: HTMLStyleElement) => void]>([
    ['of the text', (style) => (style.textContent = 'changed {}')],
    ['of a text node', (style) => ((style.firstChild as Text).data = 'changed {}')],
    ['by another text node', (style) => style.firstChild!.replaceWith(document.createTextNode('changed {}'))],
    ['by markup', (style) => (style.innerHTML = 'changed {}')],
  ])('%s is heard', async (_, change) => {
    const style = add('style', 'a {}', { class: 'm' })
    observe(rules)
    change(style)
    await settled()
    expect(texts()[0]).toBe('changed {}')
  })

  test('that has been asked for is not heard twice', async () => {
    const style = add('style', 'a {}', { class: 'm' })
    observe(rules)
    style.textContent = 'b {}'
    observer!.refresh()
    expect([batches.length, texts()[0]]).toEqual([2, 'b {}'])
    await settled()
    expect(batches).toHaveLength(2)
  })

  test('makes an element match or no longer', async () => {
    const style = add('style', 'a {}')
    observe(rules)
    style.className = 'm'
    await settled()
    expect(texts()).toContain('a {}')
    style.className = ''
    await settled()
    expect(texts()).not.toContain('a {}')
  })

  test('of anything else is not emitted, and no text is read again for it', async () => {
    const style = add('style', 'a {}', { class: 'm' })
    observe(rules)
    const read = vi.spyOn(style, 'textContent', 'get')
    document.body.innerHTML = '<p>A story</p>'
    await settled()
    document.body.firstElementChild!.className = 'moving'
    await settled()
    expect(batches).toHaveLength(1)
    expect(read).not.toHaveBeenCalled()
    style.append(' b {}')
    await settled()
    expect(read).toHaveBeenCalledOnce()
    expect(texts()[0]).toBe('a {} b {}')
  })

  test('of the root is emitted', async () => {
    document.documentElement.className = 'light'
    observe(rules)
    document.documentElement.className = 'dark'
    await settled()
    document.documentElement.removeAttribute('class')
    await settled()
    expect(
      batches.map(({ patches }) => patches.map((patch) => patch.kind === 'upsert' && patch.node.attributes)),
    ).toEqual([[{ class: 'light' }], [{ class: 'dark' }], [{}]])
  })

  test('of the sheet of an empty element is found when asked for', () => {
    const style = add('style', '', { class: 'm' })
    observe(rules)
    style.sheet!.insertRule('b { color: red; }')
    style.sheet!.insertRule('a { color: red; }')
    observer!.refresh()
    observer!.refresh()
    expect(texts()[0]).toMatch(/^a \{ ?color: red; ?\}\nb \{ ?color: red; ?\}$/)
    expect(batches).toHaveLength(2)
  })
})

describe('throttleMs', () => {
  test('sends the first change at once and the last one when the time is over', async () => {
    vi.useFakeTimers()
    const style = add('style', 'p0 {}')
    observe([{ selector: 'style' }], 50)
    for (const text of ['p1 {}', 'p2 {}', 'p3 {}']) {
      style.textContent = text
      await settled()
    }
    expect([batches.length, texts()]).toEqual([2, ['p1 {}']])
    vi.advanceTimersByTime(49)
    expect(texts()).toEqual(['p1 {}'])
    vi.advanceTimersByTime(1)
    expect([batches.length, texts()]).toEqual([3, ['p3 {}']])

    style.textContent = 'p4 {}'
    await settled()
    expect(texts()).toEqual(['p3 {}'])
    vi.advanceTimersByTime(50)
    expect(texts()).toEqual(['p4 {}'])
    vi.advanceTimersByTime(50)
    style.textContent = 'p5 {}'
    await settled()
    expect(texts()).toEqual(['p5 {}'])
  })

  test('without it there is no timer at all', async () => {
    vi.useFakeTimers()
    observe([{ selector: 'style' }])
    add('style', 'a {}')
    await settled()
    expect([texts(), vi.getTimerCount()]).toEqual([['a {}'], 0])
  })
})

describe('the end', () => {
  test('stops the observer and the timer, and nothing is emitted any more', async () => {
    vi.useFakeTimers()
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect')
    const style = add('style', 'p0 {}')
    observe([{ selector: 'style' }], 50)
    for (const text of ['p1 {}', 'p2 {}']) {
      style.textContent = text
      await settled()
    }
    disconnect.mockClear()
    observer![Symbol.dispose]()
    expect([disconnect.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
    style.textContent = 'p3 {}'
    await settled()
    observer!.send()
    observer!.refresh()
    observer![Symbol.dispose]()
    expect([batches.length, texts()]).toEqual([2, ['p1 {}']])
  })
})

describe('rules', () => {
  test('with a selector that is not one are refused by their number', () => {
    const make = () =>
      new PreviewObserver(document, [{ selector: 'style' }, { selector: 'style[' }], (batch) => batches.push(batch))
    expect(make).toThrow(TypeError)
    expect(make).toThrow('Expected a selector in rule 1, found "style["')
    expect(batches).toEqual([])
  })

  test('with hostile text select nothing and run nothing', () => {
    const hostile = '</style></script><script>globalThis.isBroken = true</script>'
    add('style', hostile, { title: hostile, id: hostile })
    observe([{ selector: `style[title="${hostile}"]`, key: 'id' }, { selector: '[title="$&"]' }])
    expect(known()).toMatchObject([{ id: `0:id=${hostile}`, text: hostile }])
    expect('isBroken' in globalThis).toBe(false)
  })
})
