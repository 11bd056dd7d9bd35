import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { css, escapeStyleText, serialize, type StyleRules, toDeclarations, variables } from './index.ts'

describe('declarations', () => {
  test.each([
    [{ backgroundColor: 'red' }, 'background-color:red;'],
    [{ 'background-color': 'red' }, 'background-color:red;'],
    [{ WebkitLineClamp: 2, webkitLineClamp: 3 }, '-webkit-line-clamp:3;'],
    [{ MozOsxFontSmoothing: 'grayscale' }, '-moz-osx-font-smoothing:grayscale;'],
    [{ '-webkit-line-clamp': 2 }, '-webkit-line-clamp:2;'],
    [{ cssFloat: 'left' }, 'float:left;'],
    [{ '--fooBar': 4, '--Empty': '' }, '--fooBar:4;--Empty:;'],
    [{ margin: 0, marginTop: -0.5, width: 1e21 }, 'margin:0;margin-top:-0.5px;width:1e+21px;'],
    [{ color: '', top: undefined, left: null, right: false, bottom: [] }, ''],
    [{ height: ['100vh', '100dvh', 4] }, 'height:100vh;height:100dvh;height:4px;'],
    [{ '&:hover': { color: 'red' }, color: 'blue', '&:focus': {} }, 'color:blue;&:hover{color:red;}'],
  ] as const)('%j is %s', (style, text) => {
    expect(toDeclarations(style)).toBe(text)
  })

  test.each([
    'animationIterationCount',
    'aspectRatio',
    'borderImageSlice',
    'columnCount',
    'boxFlex',
    'WebkitBoxOrdinalGroup',
    'columns',
    'counterReset',
    'flexOrder',
    'hyphenateLimitChars',
    'maskBorderSlice',
    'readingOrder',
    'textSizeAdjust',
    'fillOpacity',
    'flex',
    'flexGrow',
    'flexShrink',
    'fontSizeAdjust',
    'fontWeight',
    'gridArea',
    'gridColumn',
    'gridColumnEnd',
    'gridRow',
    'gridRowStart',
    'lineHeight',
    'opacity',
    'order',
    'orphans',
    'scale',
    'shapeImageThreshold',
    'strokeDashoffset',
    'strokeMiterlimit',
    'strokeWidth',
    'tabSize',
    'WebkitFlexGrow',
    'WebkitLineClamp',
    'widows',
    'zIndex',
    'zoom',
  ] as const)('%s takes a plain number', (property) => {
    expect(toDeclarations({ [property]: 2 } as object)).toMatch(/:2;$/)
  })

  test.each([
    'borderWidth',
    'columnGap',
    'columnWidth',
    'flexBasis',
    'fontSize',
    'gridGap',
    'inset',
    'letterSpacing',
    'outlineOffset',
    'rowGap',
    'scrollMarginTop',
    'textIndent',
    'WebkitTextStrokeWidth',
  ] as const)('%s takes a length', (property) => {
    expect(toDeclarations({ [property]: 2 } as object)).toMatch(/:2px;$/)
  })

  test('`true` is a statement of an at-rule, and an error for anything else', () => {
    expect(serialize({ '@layer a, b': true })).toBe('@layer a, b;')
    for (const rules of [{ a: { top: true } }, { top: true }, { '@media print': { a: { '--x': true } } }]) {
      expect(() => serialize(rules as StyleRules)).toThrow(/^Expected a value of "(top|--x)", found true: /)
    }
  })

  test('a number that is not finite is an error', () => {
    expect(() => toDeclarations({ width: Number.NaN })).toThrow('Expected a finite number, found NaN')
  })
})

describe('rules', () => {
  test('without declarations are left out, and so are at-rules around them', () => {
    expect(serialize({ a: {}, '@media print': { b: { color: null } }, '@layer x': {} })).toBe('')
  })

  test('statements, lists and descriptors', () => {
    const rules = {
      '@layer a, b': true,
      '@font-face': [{ fontFamily: 'x', src: 'url(x)', unicodeRange: 'U+0' }, { fontFamily: 'y' }],
      '@property --angle': { syntax: "'<angle>'", inherits: 'false', initialValue: '0deg' },
      '@property --p': { syntax: "'<color>'", inherits: false, initialValue: 'red' },
      '@property --q': { syntax: "'*'", inherits: true },
    } as const
    expect(serialize(rules)).toBe(
      "@layer a, b;@font-face{font-family:x;src:url(x);unicode-range:U+0;}@font-face{font-family:y;}@property --angle{syntax:'<angle>';inherits:false;initial-value:0deg;}@property --p{syntax:'<color>';inherits:false;initial-value:red;}@property --q{syntax:'*';inherits:true;}",
    )
  })

  test('inherited properties are not rules', () => {
    expect(serialize(JSON.parse('{ "__proto__": { "color": "red" }, "constructor": { "color": "red" } }'))).toBe(
      '__proto__{color:red;}constructor{color:red;}',
    )
  })
})

describe('css', () => {
  test('prints numbers, references, blocks and CSS', () => {
    const inner = css`b { color: red }`
    expect(
      css`a { margin: ${2}px; color: ${'var(--x)'}; ${{ padding: 2, '&:hover': { color: 'red' } }} } ${inner}`,
    ).toBe('a { margin: 2px; color: var(--x); padding:2px;&:hover{color:red;} } b { color: red }')
  })

  test('keeps backslashes, and rejects other strings and numbers', () => {
    expect(css`a::after { content: "\201c" }`).toBe('a::after { content: "\\201c" }')
    expect(() => css`a { margin: ${Infinity}px }`).toThrow(RangeError)
    const text: string = 'red'
    // @ts-expect-error It could be anything.
    expect(css`a { color: ${text} }`).toBe('a { color: red }')
  })
})

describe('escapeStyleText', () => {
  test('changes only text that would end the element', () => {
    expect(escapeStyleText('a<b{content:"</style></STYLE ></styl"}')).toBe('a<b{content:"<\\/style><\\/STYLE ></styl"}')
  })

  test('no text ends the element', () => {
    const pieces = fc
      .array(fc.constantFrom('<', '/', '\\', 'style', 'STYLE', '>', ' ', '<!--'))
      .map((parts) => parts.join(''))
    fc.assert(fc.property(pieces, (text) => !/<\/style/i.test(escapeStyleText(text))))
  })
})

describe('variables', () => {
  test('names nested records, with and without a prefix', () => {
    const record = { gap: 4, color: { mutedText: ['#666', 'oklch(0.5 0 0)'], none: null } } as const
    expect(variables(record)).toEqual({
      '--gap': 4,
      '--color-muted-text': ['#666', 'oklch(0.5 0 0)'],
      '--color-none': null,
    })
    expect(toDeclarations(variables(record, 'app'))).toBe(
      '--app-gap:4;--app-color-muted-text:#666;--app-color-muted-text:oklch(0.5 0 0);',
    )
  })
})
