import type { RuleTester } from 'eslint'
import type { LogicalOptions, RuleName } from '../src/index.ts'

/** Code without problems. */
interface Valid {
  readonly rule: RuleName
  readonly code: string
  readonly options?: LogicalOptions
  readonly settings?: unknown
}

/** Code with problems. `output` is the fixed code; absent when nothing may be fixed. */
interface Invalid extends Valid {
  readonly output?: string
  readonly errors: RuleTester.InvalidTestCase['errors']
}

/** Cases whose code is JavaScript with JSX. */
export const valid: Record<string, Valid> = {
  'a style that jQuery sets': {
    rule: 'margin',
    code: '$(el).css({ marginLeft: 5 }); jQuery(el).css({ marginLeft: 5 })',
  },
  'one value for all sides': { rule: 'padding', code: "style({ padding: 4, margin: '4px' })" },
  'a border for all sides': { rule: 'border', code: "style({ border: '1px solid' })" },
  'an elliptic radius for all corners': { rule: 'border-radius', code: "style({ borderRadius: '4px / 8px' })" },
  'keys named block and inline': { rule: 'padding', code: "style({ block: '1px 2px', inline: '1px 2px' })" },
  'the same keys for margin': { rule: 'margin', code: "style({ block: '1px 2px', inline: '1px 2px' })" },
  'five values': { rule: 'padding', code: "style({ padding: '1px 2px 3px 4px 5px' })" },
  'a comma': { rule: 'padding', code: "style({ padding: '1px, 2px' })" },
  'a bracket left open': { rule: 'padding', code: "style({ padding: 'calc(1px 2px' })" },
  'an escape': { rule: 'padding', code: String.raw`style({ padding: '1px\u00202px' })` },
  'transitions of sizes, of all and of custom properties': {
    rule: 'transition',
    code: "style({ transition: 'width 1s, height 1s, all 1s, --margin-left 1s, var(--left)', willChange: 'overflow-x', width: 1 })",
  },
  'places that are no styles': {
    rule: 'margin',
    code: [
      "import { style as draw, create as style } from './other.js'; style({ marginLeft: 1 })",
      "import { create } from './store.js'; create({ root: { marginLeft: 1 } })",
      '<Chart styles={{ body: { marginLeft: 1 } }} />',
      "sva({ slots: ['root'], base: { root: { color: { marginLeft: 1 } } } })",
    ].join(';\n'),
  },
  'constants that are no styles of an element, and names of others': {
    rule: 'margin',
    code: [
      'const box = { marginLeft: 1 }; draw(box); const a = ({ box }) => <p style={box} />',
      'let later = { marginLeft: 1 }; const b = <p style={later} />',
      "createElement('p', { data: { marginLeft: 1 } })",
      "createElement('p', props)",
    ].join(';\n'),
  },
  'a computed key': { rule: 'padding', code: 'style({ [paddingLeft]: 1, [`paddingLeft`]: 1, [a.paddingLeft]: 2 })' },
  'a method and a getter': { rule: 'padding', code: 'style({ paddingLeft() {}, get paddingRight() { return 1 } })' },
  'another function': {
    rule: 'padding',
    code: 'render({ paddingLeft: 1 }); window.open({ paddingLeft: 1 }); make()({ paddingLeft: 1 })',
  },
  'another attribute': { rule: 'padding', code: '<a title={{ paddingLeft: 1 }} xlink:style={{ paddingLeft: 1 }} />' },
  'an attribute that is text': { rule: 'padding', code: '<a style="padding-left: 1px" />' },
  'another object inside': {
    rule: 'padding',
    code: 'style({ vars: { paddingLeft: 1 }, defaultVariants: { paddingLeft: 1 } })',
  },
  'a variant named like a property': {
    rule: 'inset',
    code: 'recipe({ variants: { align: { left: { color: "red" } } } })',
  },
  'a nested object named like a property': { rule: 'size', code: 'style({ width: { small: 1 } })' },
  'a shorthand by condition object': { rule: 'padding', code: "style({ padding: { small: '1px 2px' } })" },
  'a value that is not written out': { rule: 'float', code: 'style({ float: side, clear: `${side}` })' },
  'a value in a variable': { rule: 'text-align', code: "style({ textAlign: 'var(--left)' })" },
  'a property that is allowed': {
    rule: 'inset',
    code: 'style({ top: 1, left: 2 })',
    options: { allow: ['top', 'left'] },
  },
  'overflow, which not every browser has': {
    rule: 'overflow',
    code: "style({ overflowX: 'auto', overflow: 'auto hidden' })",
  },
  'overflow with one value': { rule: 'overflow', code: "style({ overflow: 'auto' })", options: { target: 'all' } },
  'the subject of another rule': { rule: 'margin', code: 'style({ paddingLeft: 1, scrollMarginLeft: 1 })' },
  'an option over a setting': {
    rule: 'padding',
    code: 'box({ paddingLeft: 1 })',
    options: { functions: ['style'] },
    settings: { functions: ['box'] },
  },
  'a setting over a default': { rule: 'padding', code: 'style({ paddingLeft: 1 })', settings: { functions: ['box'] } },
  'a template with another tag': { rule: 'padding', code: 'html`padding-left: 1px;`' },
  'a selector and a comment in CSS': {
    rule: 'inset',
    code: 'css`/* left: 1px; */ a:left { color: red } // left: 2px;\n background: url(//left:1px); content: "; left: 1px"; --left: 1px;`',
  },
  'an interpolated property': { rule: 'inset', code: 'css`${left}: 1px; inset-${left}: 2px; left${side}: 1px`' },
}

const suggestion = (output: string) => [{ messageId: 'replace', output }]

/** The physical CSS of the cases below that are a line each. */
const physical = /padding: '1px 2px'|(?:paddingLeft|borderLeft|minWidth)|textAlign: 'left'/g
const logical = (code: string): string =>
  code
    .replaceAll("padding: '1px 2px'", "paddingBlock: '1px', paddingInline: '2px'")
    .replaceAll(/(padding|border)Left/g, '$1InlineStart')
    .replaceAll('minWidth', 'minInlineSize')
    .replaceAll("textAlign: 'left'", "textAlign: 'start'")

/** Cases whose code is JavaScript with JSX. */
export const invalid: Record<string, Invalid> = {
  'props of elements that calls make': {
    rule: 'margin',
    code: [
      "createElement('p', { style: { marginLeft: 1 } })",
      "React.createElement(Box, { sx: { marginLeft: 1 }, css: [{ marginLeft: 2 }] }, 'text')",
      "jsx('p', { style: { marginLeft: 1 }, dir: 'ltr' })",
    ].join(';\n'),
    output: [
      "createElement('p', { style: { marginInlineStart: 1 } })",
      "React.createElement(Box, { sx: { marginInlineStart: 1 }, css: [{ marginInlineStart: 2 }] }, 'text')",
      "jsx('p', { style: { marginInlineStart: 1 }, dir: 'ltr' })",
    ].join(';\n'),
    errors: [
      { messageId: 'property' },
      { messageId: 'property' },
      { messageId: 'property' },
      { messageId: 'property' },
    ],
  },
  ...Object.fromEntries(
    [
      ["createElement('p', { dir: 'rtl', style: { ", ' } })'],
      ["createElement('p', { ...props, style: { ", ' } })'],
      ["createElement('div', { dir }, createElement('p', { style: { ", ' } }))'],
      ["createElement('div', { dir: 'rtl' }, <p style={{ ", ' }} />)'],
      ['<div dir="rtl">{createElement(\'p\', { style: { ', ' } })}</div>'],
      ['cloneElement(child, { style: { ', ' } })'],
      ['const box = { ', ' }; const a = <p style={box} />; const b = <p style={box} />'],
      ['const box = { ', " }; export const a = () => createElement('p', { style: box })"],
    ].map(([before, after]): [string, Invalid] => [
      `a direction, or other readers, of ${before}`,
      {
        rule: 'margin',
        code: `${before}marginLeft: 1${after}`,
        errors: [{ messageId: 'property', suggestions: suggestion(`${before}marginInlineStart: 1${after}`) }],
      },
    ]),
  ),
  'a property, reported where its name is': {
    rule: 'margin',
    code: 'style({\n  color: "red",\n  marginLeft: 1,\n})',
    output: 'style({\n  color: "red",\n  marginInlineStart: 1,\n})',
    errors: [
      {
        message: 'Use `marginInlineStart` instead of `marginLeft`.',
        line: 3,
        column: 3,
        endLine: 3,
        endColumn: 13,
      },
    ],
  },
  'two values and !important': {
    rule: 'padding',
    code: "style({ padding: '1px 2px !important' })",
    output: "style({ paddingBlock: '1px !important', paddingInline: '2px !important' })",
    errors: [
      {
        message: 'Use `paddingBlock` and `paddingInline` instead of `padding` with several values.',
        line: 1,
        column: 9,
        endColumn: 16,
      },
    ],
  },
  'three values, one a line': {
    rule: 'margin',
    code: 'style({\n    margin: "1px auto calc(2px + 3px)",\n    color: "red",\n})',
    output:
      'style({\n    marginBlockStart: "1px",\n    marginInline: "auto",\n    marginBlockEnd: "calc(2px + 3px)",\n    color: "red",\n})',
    errors: [{ messageId: 'shorthand' }],
  },
  'four values': {
    rule: 'scroll-spacing',
    code: "style({ scrollPadding: '1px 2px 3px 4px' })",
    output:
      "style({ scrollPaddingBlockStart: '1px', scrollPaddingInlineEnd: '2px', scrollPaddingBlockEnd: '3px', scrollPaddingInlineStart: '4px' })",
    errors: [{ messageId: 'shorthand' }],
  },
  'an elliptic radius by corner': {
    rule: 'border-radius',
    code: "style({ borderRadius: '1px 2px / 3px' })",
    output:
      "style({ borderStartStartRadius: '1px 3px', borderStartEndRadius: '2px 3px', borderEndEndRadius: '1px 3px', borderEndStartRadius: '2px 3px' })",
    errors: [{ messageId: 'shorthand' }],
  },
  'a border of one side': {
    rule: 'border',
    code: "style({ borderLeft: '1px solid', borderTopColor: 'red', borderWidth: '1px 0' })",
    output:
      "style({ borderInlineStart: '1px solid', borderBlockStartColor: 'red', borderBlockWidth: '1px', borderInlineWidth: '0' })",
    errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'shorthand' }],
  },
  'a corner': {
    rule: 'border-radius',
    code: 'style({ borderBottomLeftRadius: 3 })',
    output: 'style({ borderEndStartRadius: 3 })',
    errors: [{ messageId: 'property' }],
  },
  insets: {
    rule: 'inset',
    code: 'style({ top: 0, right: 1 })',
    output: 'style({ insetBlockStart: 0, insetInlineEnd: 1 })',
    errors: [{ messageId: 'property' }, { messageId: 'property' }],
  },
  'the inset shorthand': {
    rule: 'inset-shorthand',
    code: "style({ inset: '0 auto' })",
    output: "style({ insetBlock: '0', insetInline: 'auto' })",
    errors: [{ messageId: 'shorthand' }],
  },
  sizes: {
    rule: 'size',
    code: 'style({ width, minHeight: 2, containIntrinsicWidth: 3 })',
    output: 'style({ inlineSize: width, minBlockSize: 2, containIntrinsicInlineSize: 3 })',
    errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'property' }],
  },
  'overscroll behaviour, the horizontal value first': {
    rule: 'overscroll-behavior',
    code: "style({ overscrollBehavior: 'contain none' }); style({ overscrollBehaviorY: 'none' })",
    output:
      "style({ overscrollBehaviorInline: 'contain', overscrollBehaviorBlock: 'none' }); style({ overscrollBehaviorBlock: 'none' })",
    errors: [{ messageId: 'shorthand' }, { messageId: 'property' }],
  },
  'overflow when the newest browsers are enough': {
    rule: 'overflow',
    code: "style({ overflowX: 'auto' })",
    output: "style({ overflowInline: 'auto' })",
    options: { target: 'all' },
    errors: [{ messageId: 'property' }],
  },
  'words, by condition and as fallbacks': {
    rule: 'float',
    code: "style({ float: wide ? 'left' : ['none', 'right !important'] })",
    output: "style({ float: wide ? 'inline-start' : ['none', 'inline-end !important'] })",
    errors: [
      { message: 'Use `float: inline-start` instead of `float: left`.', column: 24, endColumn: 28 },
      { message: 'Use `float: inline-end !important` instead of `float: right !important`.' },
    ],
  },
  clear: {
    rule: 'clear',
    code: 'style({ clear: `left` })',
    output: 'style({ clear: `inline-start` })',
    errors: [{ messageId: 'value' }],
  },
  'the alignment of text': {
    rule: 'text-align',
    code: "style({ textAlign: 'right', textAlignLast: 'left' })",
    output: "style({ textAlign: 'end', textAlignLast: 'start' })",
    errors: [{ messageId: 'value' }, { messageId: 'value' }],
  },
  'words for axes': {
    rule: 'logical-value',
    code: "style({ resize: 'vertical', scrollSnapType: 'x mandatory' })",
    output: "style({ resize: 'block', scrollSnapType: 'inline mandatory' })",
    errors: [{ messageId: 'value' }, { messageId: 'value' }],
  },
  'quotes, brackets and case stay': {
    rule: 'padding',
    code: `style({ 'padding-left': 1, "paddingRight": 2, ['padding-top']: 3 }); style({ 'padding': '1px 2px' })`,
    output: `style({ 'padding-inline-start': 1, "paddingInlineEnd": 2, ['padding-block-start']: 3 }); style({ 'paddingBlock': '1px', 'paddingInline': '2px' })`,
    errors: [
      { messageId: 'property' },
      { messageId: 'property' },
      { messageId: 'property' },
      { messageId: 'shorthand' },
    ],
  },
  'a computed key that is written out': {
    rule: 'padding',
    code: "style({ ['padding-left']: 1, [paddingRight]: 2 })",
    output: "style({ ['padding-inline-start']: 1, [paddingRight]: 2 })",
    errors: [{ messageId: 'property' }],
  },
  'members, and what they return': {
    rule: 'padding',
    code: "css.style({ paddingLeft: 1 }); styled('a')({ paddingLeft: 2 }); styled.a(() => ({ paddingLeft: 3 })); a?.style(function () { return { paddingLeft: 4 } })",
    output:
      "css.style({ paddingInlineStart: 1 }); styled('a')({ paddingInlineStart: 2 }); styled.a(() => ({ paddingInlineStart: 3 })); a?.style(function () { return { paddingInlineStart: 4 } })",
    errors: [
      { messageId: 'property' },
      { messageId: 'property' },
      { messageId: 'property' },
      { messageId: 'property' },
    ],
  },
  'selectors in an array argument': {
    rule: 'margin',
    code: "style([base, { selectors: { '&:hover': { marginLeft: 1 }, [`${a} &`]: { marginRight: 1 } }, ':focus': [{ marginTop: 1 }] }])",
    output:
      "style([base, { selectors: { '&:hover': { marginInlineStart: 1 }, [`${a} &`]: { marginInlineEnd: 1 } }, ':focus': [{ marginBlockStart: 1 }] }])",
    errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'property' }],
  },
  'at-rules, also in selectors': {
    rule: 'inset',
    code: "style({ '@media': { print: { left: 1, '@supports': { '(a: b)': { right: 1 } } } }, '@container (width > 1px)': { left: 2 } })",
    output:
      "style({ '@media': { print: { insetInlineStart: 1, '@supports': { '(a: b)': { insetInlineEnd: 1 } } } }, '@container (width > 1px)': { insetInlineStart: 2 } })",
    errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'property' }],
  },
  'a recipe': {
    rule: 'padding',
    code: "recipe({ base: { paddingLeft: 1 }, variants: { size: { small: [a, { paddingLeft: 2 }] } }, compoundVariants: [{ variants: { size: 'small' }, style: { paddingLeft: 3 } }] })",
    output:
      "recipe({ base: { paddingInlineStart: 1 }, variants: { size: { small: [a, { paddingInlineStart: 2 }] } }, compoundVariants: [{ variants: { size: 'small' }, style: { paddingInlineStart: 3 } }] })",
    errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'property' }],
  },
  'values by token or condition': {
    rule: 'padding',
    code: 'defineProperties({ properties: { paddingLeft: { small: 4 } } }); sprinkles({ paddingLeft: { wide: "small" } })',
    output:
      'defineProperties({ properties: { paddingInlineStart: { small: 4 } } }); sprinkles({ paddingInlineStart: { wide: "small" } })',
    errors: [{ messageId: 'property' }, { messageId: 'property' }],
  },
  'the steps of an animation': {
    rule: 'inset',
    code: "keyframes({ from: { left: 0 }, '50%': { left: 1 } }); globalKeyframes('a', { to: { left: 2 } }); styleVariants(sides, () => [{ left: 3 }])",
    output:
      "keyframes({ from: { insetInlineStart: 0 }, '50%': { insetInlineStart: 1 } }); globalKeyframes('a', { to: { insetInlineStart: 2 } }); styleVariants(sides, () => [{ insetInlineStart: 3 }])",
    errors: [
      { messageId: 'property' },
      { messageId: 'property' },
      { messageId: 'property' },
      { messageId: 'property' },
    ],
  },
  'JSX, by condition and in a spread': {
    rule: 'margin',
    code: '<a style={wide ? { marginLeft: 1 } : other || { marginLeft: 2, ...(tall && { marginRight: 3 }) }} />',
    output:
      '<a style={wide ? { marginInlineStart: 1 } : other || { marginInlineStart: 2, ...(tall && { marginInlineEnd: 3 }) }} />',
    errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'property' }],
  },
  'functions, attributes and places of one’s own': {
    rule: 'margin',
    code: 'ui.box({ nested: { deep: { marginLeft: 1 } } }); <a sx={{ marginLeft: 2 }} style={{ marginLeft: 3 }} />',
    output:
      'ui.box({ nested: { deep: { marginInlineStart: 1 } } }); <a sx={{ marginInlineStart: 2 }} style={{ marginLeft: 3 }} />',
    options: { functions: ['ui.*'], jsxAttributes: ['sx'], resolvers: ['nested.*'] },
    errors: [{ messageId: 'property' }, { messageId: 'property' }],
  },
  'a setting': {
    rule: 'margin',
    code: 'box({ marginLeft: 1 })',
    output: 'box({ marginInlineStart: 1 })',
    settings: { functions: ['box'] },
    errors: [{ messageId: 'property' }],
  },
  'other settings beside an option': {
    rule: 'overflow',
    code: 'box({ overflowX: 1 })',
    output: 'box({ overflowInline: 1 })',
    options: { target: 'all' },
    settings: { functions: ['box'], target: 'baseline' },
    errors: [{ messageId: 'property' }],
  },
  'template strings with units and functions': {
    rule: 'padding',
    code: 'style({ padding: `${a}px calc(${b} * 2)` })',
    output: 'style({ paddingBlock: `${a}px`, paddingInline: `calc(${b} * 2)` })',
    errors: [{ messageId: 'shorthand' }],
  },
  'a template string with braces and comments in its expression': {
    rule: 'padding',
    code: 'style({ padding: `1px ${f({ a: `${b}` }) /* } */ }px` })',
    errors: [{ messageId: 'shorthand' }],
  },
  'an expression with braces': {
    rule: 'padding',
    code: 'style({ padding: `1px ${f({ a: `${b}` }) }px` })',
    output: 'style({ paddingBlock: `1px`, paddingInline: `${f({ a: `${b}` }) }px` })',
    errors: [{ messageId: 'shorthand' }],
  },
  'an expression that may hold several values': {
    rule: 'padding',
    code: 'style({ padding: `${a} 2px` })',
    errors: [
      { messageId: 'shorthand', suggestions: suggestion('style({ paddingBlock: `${a}`, paddingInline: `2px` })') },
    ],
  },
  'an expression that would be evaluated more than once': {
    rule: 'border-radius',
    code: 'style({ borderRadius: `${f()}px 2px` })',
    errors: [
      {
        messageId: 'shorthand',
        suggestions: suggestion(
          'style({ borderStartStartRadius: `${f()}px`, borderStartEndRadius: `2px`, borderEndEndRadius: `${f()}px`, borderEndStartRadius: `2px` })',
        ),
      },
    ],
  },
  'the same, when such fixes are asked for': {
    rule: 'padding',
    code: 'style({ padding: `${a} 2px` })',
    output: 'style({ paddingBlock: `${a}`, paddingInline: `2px` })',
    options: { unsafeFixes: true },
    errors: [{ messageId: 'shorthand' }],
  },
  'a shorthand by condition': {
    rule: 'padding',
    code: "style({ padding: wide ? '1px 2px' : 0 })",
    errors: [{ messageId: 'shorthand', suggestions: [] }],
  },
  'a comment in the declaration': {
    rule: 'padding',
    code: "style({ padding: /* small */ '1px 2px' })",
    errors: [{ messageId: 'shorthand' }],
  },
  'a logical property for the same axis beside it': {
    rule: 'margin',
    code: 'style({ marginInline: 2, marginLeft: 1, marginTop: 3 })',
    output: 'style({ marginInline: 2, marginLeft: 1, marginBlockStart: 3 })',
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion('style({ marginInline: 2, marginInlineStart: 1, marginTop: 3 })'),
      },
      { messageId: 'property' },
    ],
  },
  'the very property is there already': {
    rule: 'margin',
    code: 'style({ marginInlineStart: 2, marginLeft: 1 })',
    options: { unsafeFixes: true },
    errors: [{ messageId: 'property' }],
  },
  'fixes that would give the same property twice': {
    rule: 'padding',
    code: "style({ padding: '1px 2px 3px 4px', paddingLeft: 5 })",
    options: { unsafeFixes: true },
    errors: [
      {
        messageId: 'shorthand',
        suggestions: suggestion(
          "style({ paddingBlockStart: '1px', paddingInlineEnd: '2px', paddingBlockEnd: '3px', paddingInlineStart: '4px', paddingLeft: 5 })",
        ),
      },
      {
        messageId: 'property',
        suggestions: suggestion("style({ padding: '1px 2px 3px 4px', paddingInlineStart: 5 })"),
      },
    ],
  },
  'beside a spread that cannot be looked into': {
    rule: 'margin',
    code: '<a style={{ ...props.style, marginLeft: 1 }} />',
    errors: [
      { messageId: 'property', suggestions: suggestion('<a style={{ ...props.style, marginInlineStart: 1 }} />') },
    ],
  },
  'a style that turns its text': {
    rule: 'padding',
    code: "style({ direction: 'rtl', paddingLeft: 8 })",
    errors: [{ messageId: 'property', suggestions: suggestion("style({ direction: 'rtl', paddingInlineStart: 8 })") }],
  },
  'the same, when such fixes are asked for all the same': {
    rule: 'padding',
    code: "style({ direction: 'rtl', paddingLeft: 8 })",
    output: "style({ direction: 'rtl', paddingInlineStart: 8 })",
    options: { unsafeFixes: true },
    errors: [{ messageId: 'property' }],
  },
  'vertical text under a selector': {
    rule: 'padding',
    code: "style({ padding: '1px 2px', selectors: { '&:hover': { writingMode: 'vertical-rl' } } })",
    errors: [
      {
        messageId: 'shorthand',
        suggestions: suggestion(
          "style({ paddingBlock: '1px', paddingInline: '2px', selectors: { '&:hover': { writingMode: 'vertical-rl' } } })",
        ),
      },
    ],
  },
  'a direction from outside': {
    rule: 'text-align',
    code: "style({ direction: wide ? side : 'ltr', textAlign: 'left' })",
    errors: [
      {
        messageId: 'value',
        suggestions: suggestion("style({ direction: wide ? side : 'ltr', textAlign: 'start' })"),
      },
    ],
  },
  'the usual direction, written out': {
    rule: 'padding',
    code: "style({ direction: 'ltr', writingMode: 'horizontal-tb', paddingLeft: 8 }); style({ direction: 'rtl' })",
    output:
      "style({ direction: 'ltr', writingMode: 'horizontal-tb', paddingInlineStart: 8 }); style({ direction: 'rtl' })",
    errors: [{ messageId: 'property' }],
  },
  'vertical text in CSS': {
    rule: 'margin',
    code: 'css`writing-mode: vertical-rl; a { margin-left: 1px }`',
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion('css`writing-mode: vertical-rl; a { margin-inline-start: 1px }`'),
      },
    ],
  },
  'a list of fallbacks': {
    rule: 'float',
    code: "style({ float: ['left', 'inline-start'] })",
    errors: [{ messageId: 'value' }],
  },
  'a fallback in CSS': {
    rule: 'text-align',
    code: 'css`text-align: left; text-align: start; float: left`',
    errors: [{ messageId: 'value' }],
  },
  'a list without a fallback': {
    rule: 'float',
    code: "style({ float: ['left', 'none'] }); style({ float: wide ? 'left' : 'inline-start' })",
    output: "style({ float: ['inline-start', 'none'] }); style({ float: wide ? 'inline-start' : 'inline-start' })",
    errors: [{ messageId: 'value' }, { messageId: 'value' }],
  },
  ...Object.fromEntries(
    (
      [
        ["<p sx={{ direction: 'rtl' }} style={{ ", ' }} />'],
        ['<bdi style={{ ', ' }} />'],
        ["createElement('bdi', { style: { ", ' } })'],
        ["const rtl = { direction: 'rtl' }; <div style={rtl}><p style={{ ", ' }} /></div>'],
        ["const rtl = { dir: 'rtl' }; <div {...rtl}><p style={{ ", ' }} /></div>'],
        ['<div css={css`direction: rtl`}><p style={{ ', ' }} /></div>'],
        ["createElement('div', { style: { direction: 'rtl' } }, createElement('p', { style: { ", ' } }))'],
        ["globalStyle('html', { direction: 'rtl' }); style({ ", ' })'],
        ["globalStyle('html', { writingMode: 'vertical-rl' }); style({ ", ' })'],
        ['document.documentElement.dir = dir; style({ ', ' })'],
        ["root.setAttribute('dir', dir); style({ ", ' })'],
        ["createTheme({ direction: isArabic ? 'rtl' : 'ltr' }); style({ ", ' })'],
        ["<Provider direction='rtl'><p style={{ ", ' }} /></Provider>'],
        ['<div dir="rtl"><p style={{ ', ' }} /></div>'],
        ['<div dir="auto">{items.map((item) => <p style={{ ', ' }} />)}</div>'],
        ['<div dir={dir}><section><p style={{ ', ' }} /></section></div>'],
        ["<div style={{ direction: 'rtl' }}><p style={{ ", ' }} /></div>'],
        ["<div style={{ WebkitWritingMode: 'vertical-rl' }}><p style={{ ", ' }} /></div>'],
        ['<div {...props} style={{ ', ' }} />'],
        ['<div style={{ ', ' }} {...props} />'],
        ["style({ WebkitWritingMode: 'vertical-rl', ", ' })'],
        ["style({ msWritingMode: 'tb-rl', ", ' })'],
        ["style({ '-webkit-writing-mode': 'vertical-rl', ", ' })'],
        ['style({ ', ", selectors: { '[dir=rtl] &': { color: 'red' } } })"],
        ['style({ ', ", '&:dir(rtl)': { color: 'red' } })"],
        ["style({ transition: 'padding-left 1s', ", ' })'],
        ["style({ transition: 'color 1s, padding-left 1s', '&:hover': { ", ' } })'],
        ["style({ willChange: 'padding-left', ", ' })'],
        ["style({ transitionProperty: 'opacity, padding-left', ", ' })'],
        ["style({ WebkitTransition: 'padding-left 1s', ", ' })'],
      ] as const
    ).map(([before, after]): [string, Invalid] => [
      `only suggested: ${before}paddingLeft: 8${after}`,
      {
        rule: 'padding',
        code: `${before}paddingLeft: 8${after}`,
        errors: [{ messageId: 'property', suggestions: suggestion(`${before}paddingInlineStart: 8${after}`) }],
      },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['<div dir="rtl"><p dir="ltr"><b style={{ ', ' }} /></p></div>'],
        ["<Stack direction='row'><p style={{ ", ' }} /></Stack>'],
        ["document.dir = 'ltr'; style({ ", ' })'],
        ["style({ flexDirection: 'row' }); style({ ", ' })'],
        ['<div {...props}><p style={{ ', ' }} /></div>'],
        ["style({ WebkitWritingMode: 'horizontal-tb', ", ' })'],
        ["style({ transition: 'padding 1s, margin-left 1s', ", ' })'],
        ["style({ transition: 'all 1s', ", ' })'],
      ] as const
    ).map(([before, after]): [string, Invalid] => [
      `fixed: ${before}paddingLeft: 8${after}`,
      {
        rule: 'padding',
        code: `${before}paddingLeft: 8${after}`,
        output: `${before}paddingInlineStart: 8${after}`,
        errors: [{ messageId: 'property' }],
      },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['padding', '10px auto', 'auto'],
        ['padding', '10px -2px', '-2px'],
        ['padding', '10px 20', '20'],
        ['padding', '10px var(--two-parts)', 'var(--two-parts)'],
        ['padding', '10px calc(var(--missing) * 2)', 'calc(var(--missing) * 2)'],
        ['margin', '10px none', 'none'],
      ] as const
    ).map(([name, value, second]): [string, Invalid] => [
      `only suggested: ${name}: ${value}`,
      {
        rule: name,
        code: `style({ ${name}: '${value}' })`,
        errors: [
          {
            messageId: 'shorthand',
            suggestions: suggestion(`style({ ${name}Block: '10px', ${name}Inline: '${second}' })`),
          },
        ],
      },
    ]),
  ),
  ...Object.fromEntries(
    ['red blu', 'red rgb(0)', 'red color-mix(a)', 'red rebeccapurple'].map((value): [string, Invalid] => {
      const second = value.slice(4)
      const split = `style({ borderBlockColor: 'red', borderInlineColor: '${second}' })`
      return [
        `only suggested: borderColor: ${value}`,
        {
          rule: 'border',
          code: `style({ borderColor: '${value}' })`,
          errors: [{ messageId: 'shorthand', suggestions: suggestion(split) }],
        },
      ]
    }),
  ),
  'properties that shorthands name': {
    rule: 'padding',
    code: "defineProperties({ properties: { paddingLeft: space }, shorthands: { pl: ['paddingLeft'] } })",
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion(
          "defineProperties({ properties: { paddingInlineStart: space }, shorthands: { pl: ['paddingLeft'] } })",
        ),
      },
    ],
  },
  'a direction in CSS': {
    rule: 'padding',
    code: 'css`padding-left: 1px; [dir="rtl"] & { color: red }`',
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion('css`padding-inline-start: 1px; [dir="rtl"] & { color: red }`'),
      },
    ],
  },
  'a transition of a part of a border': {
    rule: 'border',
    code: "style({ transition: 'border-left-color 1s', borderLeft: '1px solid' })",
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion("style({ transition: 'border-left-color 1s', borderInlineStart: '1px solid' })"),
      },
    ],
  },
  'a transition of a property of the same style': {
    rule: 'transition',
    code: "style({ transition: 'opacity 1s, margin-left 200ms ease-in-out !important', marginLeft: 1 })",
    output: "style({ transition: 'opacity 1s, margin-inline-start 200ms ease-in-out !important', marginLeft: 1 })",
    errors: [
      {
        messageId: 'value',
        data: {
          logical: '`transition: opacity 1s, margin-inline-start 200ms ease-in-out !important`',
          physical: '`transition: opacity 1s, margin-left 200ms ease-in-out !important`',
        },
      },
    ],
  },
  'a property that is set in a nested style': {
    rule: 'transition',
    code: "style({ willChange: 'left, transform', ':hover': { left: 0 } })",
    output: "style({ willChange: 'inset-inline-start, transform', ':hover': { left: 0 } })",
    errors: [{ messageId: 'value' }],
  },
  'a part of a border that is set': {
    rule: 'transition',
    code: 'css`transition-property: border-left-color, color; border-left: 1px solid`',
    output: 'css`transition-property: border-inline-start-color, color; border-left: 1px solid`',
    errors: [{ messageId: 'value' }],
  },
  'a transition of a property that is set elsewhere': {
    rule: 'transition',
    code: "style({ transition: 'padding-right 1s' })",
    errors: [{ messageId: 'value', suggestions: suggestion("style({ transition: 'padding-inline-end 1s' })") }],
  },
  'a transition under another direction': {
    rule: 'transition',
    code: "style({ direction: 'rtl', transition: 'padding-right 1s', paddingRight: 1 })",
    errors: [
      {
        messageId: 'value',
        suggestions: suggestion("style({ direction: 'rtl', transition: 'padding-inline-end 1s', paddingRight: 1 })"),
      },
    ],
  },
  'a transition of which one name is allowed': {
    rule: 'transition',
    code: "style({ transition: 'left 1s, right 1s', left: 0, right: 0 })",
    options: { allow: ['left'] },
    output: "style({ transition: 'left 1s, inset-inline-end 1s', left: 0, right: 0 })",
    errors: [{ messageId: 'value' }],
  },
  ...Object.fromEntries(
    [
      '<a css={{ MARGIN }} />',
      '<a css={[{ MARGIN }, on && { color: "red" }]} />',
      '<a css={(theme) => ({ MARGIN })} />',
      '<Box sx={(theme) => ({ MARGIN })} />',
      '<Global styles={{ body: { MARGIN } }} />',
      'stylex.create({ root: { MARGIN } })',
      'stylex.create({ root: (size) => ({ MARGIN }) })',
      "stylex.create({ root: { '::before': { MARGIN }, '@media (width > 1px)': { color: 'red' } } })",
      "import { create as make } from '@stylexjs/stylex'; make({ root: { MARGIN } })",
      "import * as sx from '@stylexjs/stylex'; sx.create({ root: { MARGIN } })",
      "import { style as s } from '@vanilla-extract/css'; s([base, { MARGIN }])",
      "import { css as other } from '@emotion/css'; other({ MARGIN })",
      'css.raw({ MARGIN })',
      'css({ _hover: { md: { MARGIN } } })',
      "cva({ compoundVariants: [{ size: 'm', css: { MARGIN } }] })",
      "sva({ slots: ['root'], base: { root: { MARGIN } } })",
      "sva({ slots: ['root'], variants: { size: { m: { root: { _focus: { MARGIN } } } } } })",
      'defineRecipe({ base: { MARGIN } })',
      'defineSlotRecipe({ base: { root: { MARGIN } } })',
      'defineGlobalStyles({ a: { MARGIN } })',
    ].map((code): [string, Invalid] => [
      `a place: ${code}`,
      {
        rule: 'margin',
        code: code.replace('MARGIN', 'marginLeft: 1'),
        output: code.replace('MARGIN', 'marginInlineStart: 1'),
        errors: [{ messageId: 'property' }],
      },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['padding', "globalStyle('html[dir=rtl] p', { paddingLeft: 1 })"],
        ['padding', "globalStyle('.rtl p', { paddingLeft: 1 })"],
        ['padding', "<Global styles={{ ':dir(rtl)': { paddingLeft: 1 } }} />"],
        ['padding', "defineGlobalStyles({ ':lang(ar) p': { paddingLeft: 1 } })"],
        ['padding', 'css({ _rtl: { paddingLeft: 1 } })'],
        ['padding', 'style({ paddingLeft: isRtl ? 0 : 8 })'],
        ['padding', "<p style={{ paddingLeft: theme.direction === 'ltr' ? 8 : 0 }} />"],
        ['padding', "style({ paddingLeft: 'env(safe-area-inset-left)' })"],
        ['padding', 'stylex.create({ a: { paddingLeft: 1 }, b: { marginInlineEnd: 2 } })', true],
        ['padding', 'stylex.create({ a: { paddingLeft: 1 }, b: { paddingInline: 2 } })'],
        ['padding', "stylex.create({ a: { padding: '1px 2px' }, b: { padding: 0 } })"],
        ['padding', "cva({ base: { padding: '1px 2px' }, variants: { size: { none: { padding: 0 } } } })"],
        ['padding', "import { css } from '../styled-system/css'; css({ padding: '1px 2px' })"],
        ['padding', "import { css } from '@emotion/css'; css({ padding: '1px 2px' })", true],
        ['padding', "recipe({ base: { padding: '1px 2px' }, variants: { size: { none: { padding: 0 } } } })", true],
        ['padding', '<p sx={{ paddingLeft: 1 }} />', true],
        ['padding', '<p sx={{ paddingLeft: { xs: 1 }, paddingLeft: 2 }} />'],
        ['border', '<p sx={{ borderLeft: 1 }} />'],
        ['border', "<p sx={{ borderLeftColor: 'primary.main' }} />"],
        ['border', '<p style={{ borderLeft: 1 }} />', true],
        ['size', '<p sx={{ minWidth: 1 }} />'],
        ['text-align', "style({ unicodeBidi: 'plaintext', textAlign: 'left' })"],
      ] as [RuleName, string, true?][]
    ).map(([rule, code, isFixed = false]): [string, Invalid] => [
      `${isFixed ? 'a fix' : 'a suggestion only'}: ${code}`,
      {
        rule,
        code,
        ...(isFixed && { output: logical(code) }),
        errors: [...code.matchAll(physical)].map((match) => {
          const end = match.index + match[0].length
          const output = code.slice(0, match.index) + logical(match[0]) + code.slice(end)
          const messageId = /: '1px/.test(match[0]) ? 'shorthand' : rule === 'text-align' ? 'value' : 'property'
          return isFixed ? { messageId } : { messageId, suggestions: suggestion(output) }
        }),
      },
    ]),
  ),
  'an element with a direction': {
    rule: 'padding',
    code: '<p dir="rtl" style={{ paddingLeft: 8 }}><b dir="ltr" {...rest} style={{ paddingLeft: 9 }} /></p>',
    output: '<p dir="rtl" style={{ paddingLeft: 8 }}><b dir="ltr" {...rest} style={{ paddingInlineStart: 9 }} /></p>',
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion(
          '<p dir="rtl" style={{ paddingInlineStart: 8 }}><b dir="ltr" {...rest} style={{ paddingLeft: 9 }} /></p>',
        ),
      },
      { messageId: 'property' },
    ],
  },
  'a measured position': {
    rule: 'inset',
    code: '<div style={{ left: rect.left, top: rect.bottom }} />',
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion('<div style={{ insetInlineStart: rect.left, top: rect.bottom }} />'),
      },
      {
        messageId: 'property',
        suggestions: suggestion('<div style={{ left: rect.left, insetBlockStart: rect.bottom }} />'),
      },
    ],
  },
  'positions that are written out': {
    rule: 'inset',
    code: "style({ left: -1, right: open ? '2px' : `3px` })",
    output: "style({ insetInlineStart: -1, insetInlineEnd: open ? '2px' : `3px` })",
    errors: [{ messageId: 'property' }, { messageId: 'property' }],
  },
  'a measured position in CSS': {
    rule: 'inset',
    code: 'css`left: ${x}px`',
    errors: [{ messageId: 'property', suggestions: suggestion('css`inset-inline-start: ${x}px`') }],
  },
  'a position centred by a transform': {
    rule: 'inset',
    code: "style({ left: '50%', transform: 'translateX(-50%)' })",
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion("style({ insetInlineStart: '50%', transform: 'translateX(-50%)' })"),
      },
    ],
  },
  'CSS of a component with attributes': {
    rule: 'inset',
    code: 'styled.a.attrs({ href: "/" })`left: 1px`; styled(A).withConfig({})`left: 2px`',
    output: 'styled.a.attrs({ href: "/" })`inset-inline-start: 1px`; styled(A).withConfig({})`inset-inline-start: 2px`',
    errors: [{ messageId: 'property' }, { messageId: 'property' }],
  },
  'upper case in CSS': {
    rule: 'inset',
    code: 'css`LEFT: 1px`',
    output: 'css`inset-inline-start: 1px`',
    errors: [{ message: 'Use `inset-inline-start` instead of `left`.' }],
  },
  'CSS in a template': {
    rule: 'margin',
    code: 'css`\n  margin-left: ${gap}px;\n  &:hover { margin: 1px 2px !important }\n`',
    output:
      'css`\n  margin-inline-start: ${gap}px;\n  &:hover { margin-block: 1px !important; margin-inline: 2px !important }\n`',
    errors: [
      { messageId: 'property', line: 2, column: 3, endColumn: 14 },
      { messageId: 'shorthand', line: 3, column: 13 },
    ],
  },
  'CSS in the template of a component': {
    rule: 'size',
    code: 'styled.a`width: 1px`; styled(A)`height:2px`; keyframes`to { width: 3px; }`',
    output: 'styled.a`inline-size: 1px`; styled(A)`block-size:2px`; keyframes`to { inline-size: 3px; }`',
    errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'property' }],
  },
  'one declaration a line in CSS': {
    rule: 'padding',
    code: 'css`\n\tpadding: 1px 2px 3px;\n`',
    output: 'css`\n\tpadding-block-start: 1px;\n\tpadding-inline: 2px;\n\tpadding-block-end: 3px;\n`',
    errors: [
      {
        message:
          'Use `padding-block-start`, `padding-inline`, and `padding-block-end` instead of `padding` with several values.',
      },
    ],
  },
  'names of one word in CSS': {
    rule: 'inset',
    code: 'css`a { left: 1px } b { /* x */ right: 2px; // y\n top: 3px }`',
    output: 'css`a { inset-inline-start: 1px } b { /* x */ inset-inline-end: 2px; // y\n inset-block-start: 3px }`',
    errors: [
      { message: 'Use `inset-inline-start` instead of `left`.' },
      { messageId: 'property' },
      { messageId: 'property' },
    ],
  },
  'words in CSS': {
    rule: 'float',
    code: 'css`float: left; color: red`',
    output: 'css`float: inline-start; color: red`',
    errors: [{ messageId: 'value', column: 12, endColumn: 16 }],
  },
  'CSS beside a mixin': {
    rule: 'margin',
    code: 'css`${mixin}; margin-left: 1px; a { margin-left: 2px }`',
    output: 'css`${mixin}; margin-left: 1px; a { margin-inline-start: 2px }`',
    errors: [
      {
        messageId: 'property',
        suggestions: suggestion('css`${mixin}; margin-inline-start: 1px; a { margin-left: 2px }`'),
      },
      { messageId: 'property' },
    ],
  },
}

/** Cases whose code is TypeScript. */
export const typedValid: Record<string, Valid> = {
  'a type with such a member': { rule: 'margin', code: 'type A = { marginLeft: number }; style({} as A)' },
}

/** Cases whose code is TypeScript. */
export const typedInvalid: Record<string, Invalid> = {
  'a style object with a type': {
    rule: 'margin',
    code: 'style({ marginLeft: 1 } as const); style({ marginLeft: 2 } satisfies Style); style<T>(({ marginLeft: 3 } as A)!)',
    output:
      'style({ marginInlineStart: 1 } as const); style({ marginInlineStart: 2 } satisfies Style); style<T>(({ marginInlineStart: 3 } as A)!)',
    errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'property' }],
  },
  'values with types, which stay': {
    rule: 'padding',
    code: "style({ padding: '1px 2px' as const }); style({ padding: '1px 2px' satisfies string })",
    output:
      "style({ paddingBlock: '1px' as const, paddingInline: '2px' as const }); style({ paddingBlock: '1px' satisfies string, paddingInline: '2px' satisfies string })",
    errors: [{ messageId: 'shorthand' }, { messageId: 'shorthand' }],
  },
  'words with types': {
    rule: 'text-align',
    code: "style({ textAlign: 'left' as const })",
    output: "style({ textAlign: 'start' as const })",
    errors: [{ messageId: 'value' }],
  },
  'a function and a nested style with types': {
    rule: 'margin',
    code: "(style as Fn)({ selectors: { '&': { marginLeft: 1 } as Style } satisfies Selectors })",
    output: "(style as Fn)({ selectors: { '&': { marginInlineStart: 1 } as Style } satisfies Selectors })",
    errors: [{ messageId: 'property' }],
  },
}
