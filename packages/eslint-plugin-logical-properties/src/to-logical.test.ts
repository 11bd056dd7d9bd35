import { expectTypeOf } from 'expect-type'
import { describe, expect, test } from 'vitest'
import {
  LogicalAxis,
  PHYSICAL_TO_LOGICAL,
  toLogical,
  type LogicalProperty,
  type PhysicalProperty,
  type ToLogical,
} from './index.ts'
import { subjects } from './rule-names.ts'
import { keywords, shorthands } from './shorthands.ts'

const { Block, Inline } = LogicalAxis

describe('toLogical', () => {
  test.each([
    ['marginLeft', 'marginInlineStart'],
    ['margin-left', 'margin-inline-start'],
    ['border-top-right-radius', 'border-start-end-radius'],
    ['left', 'insetInlineStart'],
    ['max-height', 'max-block-size'],
    ['color', undefined],
    ['margin', undefined],
    ['constructor', undefined],
    ['--margin-left', undefined],
    ['-webkit-margin-left', undefined],
    ['', undefined],
  ])('%s is %s', (property, logical) => {
    expect(toLogical(property)).toBe(logical)
  })

  test.each([
    ['margin-left', '1px', 'property', ['margin-inline-start: 1px'], [Inline], true],
    [
      'padding',
      '1px 2px 3px 4px',
      'shorthand',
      ['paddingBlockStart: 1px', 'paddingInlineEnd: 2px', 'paddingBlockEnd: 3px', 'paddingInlineStart: 4px'],
      [Block, Inline],
      true,
    ],
    [
      'scroll-margin',
      '1px 2px!important',
      'shorthand',
      ['scroll-margin-block: 1px !important', 'scroll-margin-inline: 2px !important'],
      [Block, Inline],
      true,
    ],
    [
      'border-color',
      'rgb(1 2 3) red',
      'shorthand',
      ['border-block-color: rgb(1 2 3)', 'border-inline-color: red'],
      [Block, Inline],
      true,
    ],
    [
      'border-radius',
      '1px / 2px 3px',
      'shorthand',
      [
        'border-start-start-radius: 1px 2px',
        'border-start-end-radius: 1px 3px',
        'border-end-end-radius: 1px 2px',
        'border-end-start-radius: 1px 3px',
      ],
      [Block, Inline],
      true,
    ],
    ['overflow', 'auto hidden', 'shorthand', ['overflowInline: auto', 'overflowBlock: hidden'], [Inline, Block], false],
    ['overflow-y', 'auto', 'property', ['overflow-block: auto'], [Block], false],
    ['float', 'LEFT !important', 'value', ['float: inline-start !important'], [Inline], true],
    ['resize', 'vertical', 'value', ['resize: block'], [Block], true],
    ['scroll-snap-type', 'x proximity', 'value', ['scroll-snap-type: inline proximity'], [Inline], true],
    ['text-align', 'right', 'value', ['text-align: end'], [Inline], true],
  ])('%s: %s', (property, value, kind, declarations, axes, baseline) => {
    const result = toLogical(property, value)
    expect(result).toEqual({ kind, axes, baseline, declarations: expect.any(Array) })
    expect(result?.declarations.map((declaration) => `${declaration.property}: ${declaration.value}`)).toEqual(
      declarations,
    )
  })

  test.each([
    ['padding', '1px'],
    ['padding', ''],
    ['padding', '1px / 2px'],
    ['padding', '1px 2px 3px 4px 5px'],
    ['padding', '1px inherit'],
    ['padding', '1px !default 2px'],
    ['border', '1px solid'],
    ['borderRadius', '4px / 8px'],
    ['borderRadius', '4px /'],
    ['borderRadius', '1px / 2px / 3px'],
    ['overflow', 'auto'],
    ['float', 'none'],
    ['float', 'var(--left)'],
    ['toString', 'left'],
    ['block', '1px 2px'],
  ])('%s: %s has no logical form', (property, value) => {
    expect(toLogical(property, value)).toBeUndefined()
  })

  test('types follow the values', () => {
    expectTypeOf(toLogical('marginLeft')).toEqualTypeOf<'marginInlineStart'>()
    expectTypeOf(toLogical('anything' as string)).toEqualTypeOf<string | undefined>()
    expectTypeOf<ToLogical<'margin-left' | 'top'>>().toEqualTypeOf<'margin-inline-start' | 'insetBlockStart'>()
    expectTypeOf<ToLogical<'border-bottom-right-radius'>>().toEqualTypeOf<'border-end-end-radius'>()
    expectTypeOf<ToLogical<'color'>>().toEqualTypeOf<never>()
    expectTypeOf<ToLogical<'width' | 'minHeight'>>().toEqualTypeOf<'inlineSize' | 'minBlockSize'>()
    expectTypeOf<(typeof PHYSICAL_TO_LOGICAL)[PhysicalProperty]>().toExtend<LogicalProperty>()
  })

  test('each property belongs to exactly one rule', () => {
    for (const property of [PHYSICAL_TO_LOGICAL, shorthands, keywords].flatMap((table) => Object.keys(table))) {
      expect(Object.values(subjects).filter(({ covers }) => covers.test(property)).length, property).toBe(1)
    }
  })
})
