import { describe, expect, test } from 'vitest'
import { defineMirror, type MirrorPreviewOptions, MirrorTarget } from './index.ts'

describe('defineMirror', () => {
  test('returns a copy of the options with defaults', () => {
    const attributes = ['class']
    const options = defineMirror({
      rules: [
        { selector: 'style', key: 'id' },
        { selector: ':root', attributes, target: MirrorTarget.Root },
      ],
    })
    attributes.push('lang')
    expect(options).toEqual({
      rules: [
        { selector: 'style', key: 'id', target: 'head' },
        { selector: ':root', attributes: ['class'], target: 'root' },
      ],
      throttleMs: 0,
    })
    expect(defineMirror({ rules: [], throttleMs: 20 })).toEqual({ rules: [], throttleMs: 20 })
  })

  test.each<[unknown, string]>([
    [{}, "Expected a list of rules, found undefined: pass [{ selector: 'style' }]"],
    [{ rules: { selector: 'style' } }, 'Expected rules to be array, found object: '],
    [
      { rules: [], throttleMs: -1 },
      'Expected throttleMs to be a number of milliseconds from 0 to 2147483647, found -1: ',
    ],
    [{ rules: [], throttleMs: Infinity }, 'Expected throttleMs to be a number of milliseconds'],
    [
      { rules: [], throttleMs: NaN },
      'Expected throttleMs to be a number of milliseconds from 0 to 2147483647, found NaN: ',
    ],
    [{ rules: [], throttleMs: 2 ** 31 }, 'to 2147483647, found 2147483648: '],
    [
      { rules: [{ selector: 'a', attribute: ['b'] }] },
      'Expected properties of rule 0, found "attribute": use one of selector, key, attributes, target',
    ],
    [
      { rules: [], throttleMs: '20' },
      'Expected throttleMs to be a number of milliseconds from 0 to 2147483647, found "20": ',
    ],
    [{ rules: [null] }, 'Expected selector of rule 0 to be a CSS selector, found undefined'],
    [
      { rules: [{ selector: 'style' }, { selector: ' ' }] },
      'Expected selector of rule 1 to be a CSS selector, found " "',
    ],
    [
      { rules: [{ selector: 'style', key: 'a b' }] },
      'Expected key of rule 0 to be the name of an attribute, found "a b"',
    ],
    [
      { rules: [{ selector: 'style', target: 'body' }] },
      'Expected target of rule 0 to be "head" or "root", found "body"',
    ],
    [{ rules: [{ selector: 'a', attributes: ['class', 'onclick'] }] }, 'none of an event handler, found array: '],
    [{ rules: [{ selector: 'a', attributes: ['OnClick'] }] }, 'none of an event handler, found array: '],
    [{ rules: [{ selector: 'a', attributes: ['x="1"><script>'] }] }, 'Expected attributes of rule 0 to be names'],
    [
      { rules: [{ selector: 'a', attributes: 'class' }] },
      'Expected attributes of rule 0 to be names of attributes, none of an event handler, found "class"',
    ],
    [{ rules: [{ selector: ':root', target: 'root' }] }, 'since the target is the root, found undefined'],
  ])('refuses %j', (options, message) => {
    expect(() => defineMirror(options as MirrorPreviewOptions)).toThrow(message)
  })
})
