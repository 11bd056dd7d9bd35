import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { normalizeToolbar, splitToolbar } from './index.ts'

const groups = { scheme: ['light', 'dark'] }
const text = { valid: ['', 'text'] }

testOptions('splitToolbar', (options) => splitToolbar(options), {
  groups: {
    valid: [groups, { scheme: { items: ['light', { kind: 'reset' }] } }],
    invalid: [{ scheme: [] }, { scheme: null }, { scheme: 'light' }, { scheme: ['light', 'light'] }],
    required: true,
  },
  mode: { valid: ['exclusive', 'independent'], invalid: ['', 'exclusiv'] },
  name: text,
  description: text,
})
testOptions('splitToolbar', (options) => splitToolbar(options), {
  groups: { valid: [groups], required: true },
  initial: { valid: [{ group: 'scheme', value: 'dark' }], invalid: [{ group: 'scheme', value: 'drk' }] },
})
testOptions('a group', (options) => splitToolbar({ groups: { scheme: options } }), {
  items: { valid: [['light']], invalid: [[null], [1], [{}]], required: true },
  title: text,
  description: text,
  icon: text,
  dynamicTitle: { valid: [true, false] },
  dynamicIcon: { valid: [true, false] },
  shortcuts: { valid: [{}], invalid: [{ nxt: {} }] },
})

const annotation = splitToolbar({ groups })

testRefusals('splitToolbar', {
  'a group that is a number': () => splitToolbar.encode(5 as never, 'light'),
  'a value that is an object': () => splitToolbar.encode('scheme', {} as never),
  'no globals': () => splitToolbar.read(null as never, 'theme'),
})
testRefusals('normalizeToolbar', {
  'a key that is a number': () => normalizeToolbar(1 as never, annotation),
  'no annotation': () => normalizeToolbar('theme', null as never),
  'an annotation of another kind': () => normalizeToolbar('theme', { name: 'Theme' } as never),
  'a group that is null': () =>
    normalizeToolbar('theme', { splitToolbar: { mode: 'exclusive', groups: { a: null } } } as never),
})
