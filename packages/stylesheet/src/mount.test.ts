// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { createStylesheet, MountMode } from './index.ts'

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const styles = (root: ParentNode = document): HTMLStyleElement[] => [...root.querySelectorAll('style')]
const rules = { p: { margin: 0 } }

describe('mounting as an element', () => {
  test('happens once, and ends with the last mount', () => {
    const sheet = createStylesheet(rules, { nonce: 'r4nd0m' })
    const [first, second] = [sheet.mount(), sheet.mount(document)]
    expect([first.mode, second.mode]).toEqual([MountMode.Element, MountMode.Element])
    expect(styles().map(({ textContent, nonce, parentElement }) => [textContent, nonce, parentElement])).toEqual([
      ['p{margin:0;}', 'r4nd0m', document.head],
    ])
    first.dispose()
    first[Symbol.dispose]()
    expect(styles()).toHaveLength(1)
    second[Symbol.dispose]()
    expect(styles()).toEqual([])
    sheet.mount()
    expect(styles()).toHaveLength(1)
    sheet[Symbol.dispose]()
    expect(styles()).toEqual([])
  })

  test('a mount that outlives the unmounting of its stylesheet does not remove a later one', () => {
    const sheet = createStylesheet(rules)
    const first = sheet.mount()
    sheet.unmount()
    sheet.mount()
    first.dispose()
    expect(styles()).toHaveLength(1)
  })

  test('follows every change, of this stylesheet alone', () => {
    const [one, other] = [createStylesheet(rules), createStylesheet(rules)]
    one.mount()
    other.mount()
    one.set('a b', { backgroundColor: 'red' }).delete('p')
    expect(styles().map(({ textContent }) => textContent)).toEqual(['a b{background-color:red;}', 'p{margin:0;}'])
    one.dispose()
    one.set('i', { color: 'red' })
    expect(styles().map(({ textContent }) => textContent)).toEqual(['p{margin:0;}'])
  })

  test('text that would end the element is escaped there too', () => {
    createStylesheet({ 'p::after': { content: '"</style>"' } }).mount()
    expect(document.head.innerHTML).toBe('<style>p::after{content:"<\\/style>";}</style>')
  })

  test('in a shadow root, and in a document without a window', () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const inert = new DOMParser().parseFromString('', 'text/html')
    const sheet = createStylesheet(rules)
    expect([sheet.mount(shadow).mode, sheet.mount(inert).mode]).toEqual([MountMode.Element, MountMode.Element])
    sheet.replace({ a: { margin: 0 } })
    expect([shadow.innerHTML, inert.head.innerHTML, styles()]).toEqual([
      '<style>a{margin:0;}</style>',
      '<style>a{margin:0;}</style>',
      [],
    ])
    sheet.unmount()
    expect([shadow.innerHTML, inert.head.innerHTML]).toEqual(['', ''])
  })

  test('mode none mounts nothing', () => {
    const mount = createStylesheet(rules, { mode: MountMode.None }).mount()
    expect([mount.mode, styles()]).toEqual([MountMode.None, []])
    mount.dispose()
  })
})

describe('the element that a server sent', () => {
  test('is reused, and removed at the end', () => {
    const id = '"] </style> &'
    const sheet = createStylesheet({ p: { content: '"</style>"' } }, { id })
    document.head.innerHTML = createStylesheet(rules, { id: 'other' }).toHtml() + '<style></style>' + sheet.toHtml()
    const sent = styles()
    const text = sent[2]!.firstChild
    const mount = sheet.mount()
    expect(styles()).toEqual(sent)
    expect(sent[2]!.firstChild).toBe(text)
    sheet.set('a', { color: 'red' })
    expect(sent.map(({ textContent }) => textContent)).toEqual([
      'p{margin:0;}',
      '',
      'p{content:"<\\/style>";}a{color:red;}',
    ])
    mount.dispose()
    expect(styles()).toEqual(sent.slice(0, 2))
  })

  test('stays with the first of two stylesheets of the same id, as after hot replacement', () => {
    const [first, second] = [createStylesheet(rules, { id: 'page' }), createStylesheet(rules, { id: 'page' })]
    document.head.innerHTML = first.toHtml()
    first.mount()
    second.set('a', { color: 'red' }).mount()
    first.set('i', { color: 'red' })
    first.dispose()
    expect(styles().map(({ textContent }) => textContent)).toEqual(['p{margin:0;}a{color:red;}'])
    second.dispose()
    expect(styles()).toEqual([])
  })

  test('is not used by a stylesheet without an id', () => {
    document.head.innerHTML = '<style data-stylesheet="undefined">i{color:red}</style><style>b{color:red}</style>'
    const before = document.head.innerHTML
    createStylesheet(rules).mount().dispose()
    expect(document.head.innerHTML).toBe(before)
  })
})

describe('when other code replaces the contents of the document', () => {
  test.each(['a later mount', 'a change'])('%s puts the element back, once', (way) => {
    const sheet = createStylesheet(rules)
    const mount = sheet.mount()
    document.head.innerHTML = ''
    if (way === 'a change') sheet.set('i', { color: 'red' })
    else sheet.mount().dispose()
    expect(styles().map(({ parentElement }) => parentElement)).toEqual([document.head])
    sheet.set('b', { color: 'red' })
    expect(styles()).toHaveLength(1)
    mount.dispose()
    expect(styles()).toHaveLength(0)
  })

  test('in a shadow root too, and an unmount after a loss is harmless', () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const sheet = createStylesheet(rules)
    const mount = sheet.mount(root)
    root.replaceChildren()
    sheet.set('i', { color: 'red' })
    expect(styles(root)).toHaveLength(1)
    root.replaceChildren()
    mount.dispose()
    expect(styles(root)).toHaveLength(0)
  })
})

test.each(['head', 'documentElement'] as const)('a document whose %s was removed has the styles', (part) => {
  const page = document.implementation.createHTMLDocument()
  const sheet = createStylesheet(rules)
  page[part].remove()
  sheet.mount(page)
  expect(styles(page)).toHaveLength(1)
  styles(page)[0]!.remove()
  sheet.set('i', { color: 'red' })
  expect(styles(page)).toHaveLength(1)
})
