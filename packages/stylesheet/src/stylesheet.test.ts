import { expectTypeOf } from 'expect-type'
import { describe, expect, test, vi } from 'vitest'
import {
  createStylesheet,
  css,
  MountMode,
  Stylesheet,
  type CssText,
  type StyleBlock,
  type StyleRules,
} from './index.ts'

const page: StyleRules = {
  '@layer reset, page': true,
  'nav a, .a .b': { backgroundColor: 'red', '&:hover': { color: 'blue' }, '@media print': { color: 'black' } },
  '@layer page': { '@media (width < 40rem)': { main: { display: 'none' } } },
  '@keyframes appear': { from: { opacity: 0 }, '50%': { opacity: 0.8 } },
}

const printed =
  '@layer reset, page;' +
  'nav a, .a .b{background-color:red;&:hover{color:blue;}@media print{color:black;}}' +
  '@layer page{@media (width < 40rem){main{display:none;}}}' +
  '@keyframes appear{from{opacity:0;}50%{opacity:0.8;}}'

describe('changing rules', () => {
  test('keeps all others, whatever their selectors and at-rules', () => {
    const sheet = createStylesheet(page)
    expect(sheet.toString()).toBe(printed)
    sheet.set('.x', { color: 'red' }).merge({ '.y': { color: 'red' } })
    sheet.delete('.x')
    expect(sheet.delete('.y')).toBe(true)
    sheet.merge({})
    expect(sheet.toString()).toBe(printed)
  })

  test('neither mutates nor keeps its input', () => {
    const fallbacks = ['100vh', '100dvh']
    const rule = { selector: '.a', declarations: { height: fallbacks }, at: ['@media print' as const] }
    const list = [rule]
    const rules = { '.b': { height: fallbacks } }
    const before = structuredClone({ list, rules })
    const sheet = createStylesheet(list).merge(rules)
    const text = sheet.toString()
    sheet
      .set('.a', {}, ['@media print'])
      .merge({ '.b': { height: 0 } })
      .replace(list)
      .merge(rules)
    expect({ list, rules }).toEqual(before)
    fallbacks.push('1px')
    rule.at.pop()
    expect(sheet.merge({}).toString()).toBe(text)
  })

  test('set replaces a rule in its place, and adds one at the end', () => {
    const sheet = createStylesheet({ a: { color: 'red', '&:hover': { color: 'blue' } }, b: { color: 'red' } })
    sheet
      .set('a', { margin: 0 })
      .set('i', { margin: 0 }, ['@layer x', '@media print'])
      .set('u', { margin: 0 }, ['@layer x'])
    expect(sheet.toString()).toBe('a{margin:0;}b{color:red;}@layer x{@media print{i{margin:0;}}u{margin:0;}}')
  })

  test('set with a number that is not finite changes nothing', () => {
    const sheet = createStylesheet({ a: { width: 1 } })
    expect(() => sheet.set('a', { width: Number.NaN }, ['@layer x'])).toThrow(RangeError)
    expect(() => sheet.replace({ a: { width: Infinity } })).toThrow('Expected a finite number, found Infinity')
    expect(sheet.merge({}).toString()).toBe('a{width:1px;}')
  })

  test('delete finds a rule by its at-rules too', () => {
    const sheet = createStylesheet(page)
    expect(sheet.delete('main', ['@media (width < 40rem)'])).toBe(false)
    expect(sheet.delete('from', ['@font-face'])).toBe(false)
    expect(sheet.delete('x', ['@layer reset, page' as '@layer'])).toBe(false)
    expect(sheet.toString()).toBe(printed)
    expect(sheet.delete('main', ['@layer page', '@media (width < 40rem)'])).toBe(true)
    expect(sheet.delete('@keyframes appear')).toBe(true)
    expect(sheet.toString()).toBe(printed.slice(0, printed.indexOf('@layer page{')))
  })

  test('delete of a rule that is not there keeps a list of at-rules', () => {
    const sheet = createStylesheet({ '@font-face': [{ fontFamily: 'a' }, { fontFamily: 'b' }] })
    expect(sheet.delete('x', ['@font-face'])).toBe(false)
    expect(sheet.toString()).toBe('@font-face{font-family:a;}@font-face{font-family:b;}')
  })

  test('merge adds declarations, and deletes those that are empty', () => {
    const sheet = createStylesheet({
      a: { color: 'red', marginTop: 1, '&:hover': { color: 'blue' } },
      b: { color: 'red' },
      '@layer x': true,
    })
    sheet.merge({ a: { 'margin-top': 2, padding: 3 } })
    expect(sheet.toString()).toBe('a{color:red;margin-top:2px;padding:3px;&:hover{color:blue;}}b{color:red;}@layer x;')
    sheet.merge({ a: { color: null, padding: false, '&:hover': null }, b: undefined, '@layer x': null })
    expect(sheet.toString()).toBe('a{margin-top:2px;}')
  })

  test('deleting a nested rule does not delete one with a similar selector', () => {
    const sheet = createStylesheet({ '.foo-bar': { color: 'red' } })
    expect(sheet.merge({ '.fooBar': null }).toString()).toBe('.foo-bar{color:red;}')
  })

  test('replace removes previous rules', () => {
    expect(
      createStylesheet(page)
        .replace({ p: { margin: 0 } })
        .toString(),
    ).toBe('p{margin:0;}')
  })
})

test('size counts rules with declarations', () => {
  expect(new Stylesheet().size).toBe(0)
  expect(createStylesheet(page).size).toBe(6)
  expect(createStylesheet({ a: {}, '@layer x': { b: { '&:hover': { color: 'red' } } } }).size).toBe(1)
  expect(createStylesheet({ '@font-face': [{ fontFamily: 'a' }, { fontFamily: 'b' }] }).size).toBe(2)
})

describe('a list of rules', () => {
  test('has layers around at-rules, and merges rules with the same selector', () => {
    const sheet = createStylesheet([
      { selector: 'a', declarations: { color: 'red' }, at: ['@media print'], layer: 'x' },
      { selector: 'a', declarations: { color: 'blue' } },
      { selector: 'a', declarations: { margin: 0 }, at: ['@layer x', '@media print'] },
    ])
    expect(sheet.toString()).toBe('@layer x{@media print{a{color:red;margin:0;}}}a{color:blue;}')
  })

  test('may be CSS text, which is kept once', () => {
    const text = css`p { margin: 0 } /* end */`
    expect(
      createStylesheet(text)
        .merge({ a: { color: 'red' } })
        .merge(text)
        .toString(),
    ).toBe('p { margin: 0 } /* end */a{color:red;}')
    expectTypeOf(createStylesheet).toBeCallableWith(text)
    // @ts-expect-error It may come from anywhere.
    expect(createStylesheet('p{margin:0;}').toString()).toBe('p{margin:0;}')
  })
})

describe('toHtml', () => {
  test('has an attribute for each option that was given, and no other', () => {
    expect(createStylesheet({ p: { margin: 0 } }).toHtml()).toBe('<style>p{margin:0;}</style>')
    expect(createStylesheet({}, { id: 'a', nonce: 'b', mode: MountMode.Element }).toHtml()).toBe(
      '<style data-stylesheet="a" nonce="b"></style>',
    )
    expect(createStylesheet({}, { nonce: 'b' }).toHtml({ nonce: undefined, media: 'print', disabled: true })).toBe(
      '<style media="print" disabled></style>',
    )
  })

  test('escapes attributes, and what would end the element', () => {
    const html = createStylesheet({ 'p::after': { content: '"</STYLE><script>"' } }, { id: '"><script>' }).toHtml()
    expect(html).toBe(
      '<style data-stylesheet="&quot;&gt;&lt;script&gt;">p::after{content:"<\\/STYLE><script>";}</style>',
    )
  })
})

describe('listeners', () => {
  test('are called after each change of the text', () => {
    const sheet = createStylesheet({ a: { color: 'red' } })
    const seen: string[] = []
    const end = sheet.subscribe(() => seen.push(sheet.toString()))
    sheet
      .merge({ a: { color: 'red' } })
      .set('b', {})
      .merge({ a: { color: 'blue' } })
    end()
    sheet.replace({})
    expect(seen).toEqual(['a{color:blue;}'])
  })

  test('a listener that is subscribed twice is called twice, and each has its own end', () => {
    const sheet = createStylesheet()
    const listener = vi.fn()
    const end = sheet.subscribe(listener)
    sheet.subscribe(listener)
    sheet.set('a', { color: 'red' })
    end()
    end()
    sheet.set('a', { color: 'blue' })
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('a listener may unsubscribe another during a call', () => {
    const sheet = new Stylesheet()
    const second = vi.fn()
    sheet.subscribe(() => endSecond())
    const endSecond = sheet.subscribe(second)
    sheet.set('a', { color: 'red' }).set('a', { color: 'blue' })
    expect(second).toHaveBeenCalledOnce()
  })
})

describe('where there is no document', () => {
  test('it is not mounted, and can be changed and unmounted', () => {
    using sheet = createStylesheet(page, { id: 'page' })
    using mount = sheet.mount()
    expect(mount.mode).toBe(MountMode.None)
    expect(sheet.set('a', { color: 'red' }).size).toBe(7)
    mount.dispose()
  })
})

test('types', () => {
  expectTypeOf(createStylesheet()).toEqualTypeOf<Stylesheet>()
  expectTypeOf(new Stylesheet().toString()).toEqualTypeOf<CssText>()
  createStylesheet({
    a: {
      color: 'red',
      'margin-top': 1,
      '--x': 1,
      WebkitLineClamp: 2,
      '-webkit-line-clamp': 2,
      '> b': { color: 'red' },
    },
  })
  // @ts-expect-error There is no such property.
  createStylesheet({ a: { colour: 'red' } })
  // @ts-expect-error A nested rule whose selector could be a property.
  const nested: StyleBlock = { color: 'red', b: { color: 'red' } }
  // @ts-expect-error Statements are not nested.
  const statement: StyleBlock = { '@layer x': true }
  expect([nested, statement]).toHaveLength(2)
})

test('a listener that throws keeps the change neither from the others nor from the caller', () => {
  const jobs: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (job: () => void) => jobs.push(job))
  const sheet = new Stylesheet()
  const second = vi.fn()
  sheet.subscribe(() => {
    throw new Error('broken')
  })
  sheet.subscribe(second)
  expect(sheet.set('a', { color: 'red' }).size).toBe(1)
  vi.unstubAllGlobals()
  expect(second).toHaveBeenCalledOnce()
  expect(() => jobs[0]!()).toThrow('broken')
})
