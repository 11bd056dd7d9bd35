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
      configDir: '/project',
    } as MirrorPreviewOptions)
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
    [{}, "Expected a list of rules, e.g. [{ selector: 'style' }], found undefined"],
    [{ rules: { selector: 'style' } }, 'found {"selector":"style"}'],
    [{ rules: [], throttleMs: -1 }, 'Expected throttleMs to be a number of milliseconds, found -1'],
    [{ rules: [], throttleMs: Infinity }, 'Expected throttleMs to be a number of milliseconds'],
    [{ rules: [], throttleMs: NaN }, 'Expected throttleMs to be a number of milliseconds, found NaN'],
    [{ rules: [], throttleMs: 2 ** 31 }, 'milliseconds, found 2147483648'],
    [
      { rules: [{ selector: 'a', attribute: ['b'] }] },
      'Rule 0: expected selector, key, attributes, target as its properties, found "attribute"',
    ],
    [{ rules: [], throttleMs: '20' }, 'Expected throttleMs to be a number of milliseconds, found "20"'],
    [{ rules: [null] }, 'Rule 0: expected selector to be a CSS selector, found undefined'],
    [
      { rules: [{ selector: 'style' }, { selector: ' ' }] },
      'Rule 1: expected selector to be a CSS selector, found " "',
    ],
    [
      { rules: [{ selector: 'style', key: 'a b' }] },
      'Rule 0: expected key to be the name of an attribute, found "a b"',
    ],
    [
      { rules: [{ selector: 'style', target: 'body' }] },
      'Rule 0: expected target to be "head" or "root", found "body"',
    ],
    [
      { rules: [{ selector: 'a', attributes: ['class', 'onclick'] }] },
      'none of an event handler, found ["class","onclick"]',
    ],
    [{ rules: [{ selector: 'a', attributes: ['OnClick'] }] }, 'none of an event handler, found ["OnClick"]'],
    [{ rules: [{ selector: 'a', attributes: ['x="1"><script>'] }] }, 'expected attributes to be names'],
    [
      { rules: [{ selector: 'a', attributes: 'class' }] },
      'expected attributes to be names of attributes, none of an event handler, found "class"',
    ],
    [{ rules: [{ selector: ':root', target: 'root' }] }, 'since the target is the root, found undefined'],
  ])('refuses %j', (options, message) => {
    expect(() => defineMirror(options as MirrorPreviewOptions)).toThrow(TypeError)
    expect(() => defineMirror(options as MirrorPreviewOptions)).toThrow(message)
  })
})
